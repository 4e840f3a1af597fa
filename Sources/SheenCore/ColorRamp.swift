/// The colours of a gradient along t, before its geometry.
package struct ColorRamp: Hashable, Sendable {
  /// A colour at a place along the ramp.
  package struct Stop: Hashable, Sendable {
    /// Where the colour stands; any finite value, clamped to 0…1 when compiled.
    package var location: Double
    /// The colour, straight encoded sRGB.
    package var color: RGBA

    /// Makes a stop.
    package init(_ location: Double, _ color: RGBA) {
      self.location = location
      self.color = color
    }
  }

  /// The space colours are mixed in.
  package enum Space: String, Hashable, Sendable, CaseIterable {
    /// Oklab, SwiftUI's default.
    case perceptual
    /// Gamma-encoded sRGB.
    case device
    /// Linear-light sRGB.
    case linear
  }

  /// Whether colour coordinates are weighted by alpha while they are mixed.
  package enum AlphaRule: String, Hashable, Sendable, CaseIterable {
    /// Premultiplied: `.clear → .white` is white at every alpha.
    case weighted
    /// Straight: `.clear → .white` passes through grey.
    case unweighted
  }

  /// What lies outside 0…1.
  package enum Extend: String, Hashable, Sendable, CaseIterable {
    /// The end colours go on.
    case pad
    /// t − floor(t).
    case `repeat`
    /// Mirrored with period 2.
    case reflect
  }

  /// The stops as given: neither sorted nor clamped.
  package var stops: [Stop]
  /// The mixing space.
  package var space: Space
  /// The alpha rule.
  package var alphaRule: AlphaRule
  /// The extend rule.
  package var extend: Extend

  /// Makes a ramp.
  package init(
    _ stops: [Stop], space: Space = .perceptual, alphaRule: AlphaRule = .weighted,
    extend: Extend = .pad
  ) {
    self.stops = stops
    self.space = space
    self.alphaRule = alphaRule
    self.extend = extend
  }
}
