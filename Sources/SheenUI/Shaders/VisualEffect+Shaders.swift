public import Foundation
internal import SheenCore
internal import SheenDisplay

extension ShaderModifier: HoverOperation {
  var identity: ShaderModifier {
    ShaderModifier(shader: shader, kind: kind, reach: reach, isEnabled: false)
  }

  typealias AnimatableData = EmptyAnimatableData

  /// It has no look before it is looked up.
  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect
  ) -> [DisplayItem] { drawn }

  func resolved(in environment: EnvironmentValues) -> any HoverOperation {
    change(in: environment)
  }
}

extension ShaderChange: HoverOperation {
  var identity: ShaderChange { ShaderChange() }

  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect
  ) -> [DisplayItem] { apply(to: drawn, of: item, in: frame, at: item.host.time) }

  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect, at time: Double
  ) -> [DisplayItem] { applied(to: drawn, id: item.id, in: frame, at: time) }
}

extension VisualEffect {
  /// Runs a function in GLSL for the colour of each pixel; see the modifier of views.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding(ShaderModifier(shader: shader, kind: .color, reach: .zero, isEnabled: isEnabled))
  }

  /// Runs a function in GLSL for the place each pixel is taken from; see the modifier of views.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding(
      ShaderModifier(
        shader: shader, kind: .distortion, reach: maxSampleOffset, isEnabled: isEnabled))
  }

  /// Runs a function in GLSL for each pixel, which may look at the whole view; see the modifier of
  /// views.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding(
      ShaderModifier(shader: shader, kind: .layer, reach: maxSampleOffset, isEnabled: isEnabled))
  }
}
