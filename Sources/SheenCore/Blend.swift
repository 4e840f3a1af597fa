/// How something flattened is composited onto what lies below it.
///
/// The formulas are those of W3C Compositing and Blending, on encoded sRGB; plus-lighter, plus-darker and
/// soft light are Apple's: soft light is (1 − 2s)b² + 2sb everywhere. The order is that of `BLEND_…` in
/// `Shaders/lib/constants.glsl`.
package enum Blend: UInt8, Hashable, Sendable, CaseIterable {
  /// Over.
  case normal
  // Each component by itself.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion
  // Hue, saturation and luminosity of one and the other.
  case hue, saturation, color, luminosity
  // Operators of Porter and Duff.
  case sourceAtop, destinationOver, destinationOut
  /// max(0, 1 − ((1 − below) + (1 − above))) where both are opaque.
  case plusDarker
  /// The sum, at most 1.
  case plusLighter
  // Operators that change what lies below where there is nothing above; see `reachesBeyondSource`.
  case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop
  /// Each where the other is not.
  case xor

  /// Whether what is below changes where there is nothing above.
  package var reachesBeyondSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
