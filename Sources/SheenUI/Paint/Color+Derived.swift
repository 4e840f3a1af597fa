internal import SheenCore

extension Color {
  /// The standard gradient of the colour: from a lighter one at the top to the colour itself.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [Color(.lightened(self)), self]))
  }

  /// The colour mixed with another, whose share is `fraction`, 0…1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, share: min(max(fraction, 0), 1), colorSpace.space))
  }
}

extension RGBA {
  /// A lighter colour of the same hue and saturation (HSL).
  ///
  /// The lightness is a fit to five published measurements of what `Color.gradient` begins with:
  /// 0 → 0.198, 0.3 → 0.451, 0.5 → 0.639, 0.502 → 0.647, 1 → 1.
  var lightened: RGBA {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let lightness = (high + low) / 2
    let raised = min(1, lightness + 0.198 - 0.19 * lightness + 0.155 * lightness * lightness)
    func chromaLimit(_ lightness: Double) -> Double { 1 - (2 * lightness - 1).magnitude }
    let limit = chromaLimit(lightness)
    let stretch = limit > 0 ? max(chromaLimit(raised), 0) / limit : 0
    func component(_ value: Double) -> Double { raised + (value - lightness) * stretch }
    return RGBA(component(red), component(green), component(blue), alpha)
  }
}
