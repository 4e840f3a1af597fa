internal import SheenCore

/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place along the line.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands; kept as given, clamped to 0…1 when drawn.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places, in the order given.
  public var stops: [Stop]

  /// Makes a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  /// The space colours are mixed in.
  public struct ColorSpace: Hashable, Sendable {
    let space: ColorRamp.Space

    /// The space of the output, gamma-encoded sRGB.
    public static let device = ColorSpace(space: .device)
    /// Oklab, in which steps look equal; the default.
    public static let perceptual = ColorSpace(space: .perceptual)
  }

  /// The gradient with its colours mixed in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// The gradient with a rule for mixing colours of different opacity.
  public func alphaRule(_ rule: GradientAlphaRule) -> AnyGradient {
    AnyGradient(self).alphaRule(rule)
  }
}

/// How a gradient mixes colours of different opacity.
public enum GradientAlphaRule: Hashable, Sendable, CaseIterable {
  /// Colours count by their alpha: from clear to white is white at every alpha.
  case weighted
  /// Colours count alike: from clear to white passes through grey.
  case unweighted
}

/// A gradient with everything that says how its colours are mixed.
public struct AnyGradient: Hashable, Sendable {
  private let gradient: Gradient
  private var space = Gradient.ColorSpace.perceptual
  /// `nil` for the rule of the environment.
  private var rule: GradientAlphaRule?

  /// Makes a gradient mixed in the default way.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient with its colours mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  /// The gradient with a rule for mixing colours of different opacity.
  public func alphaRule(_ rule: GradientAlphaRule) -> AnyGradient {
    var copy = self
    copy.rule = rule
    return copy
  }

  /// The colours in an environment; stops whose colour is missing are left out.
  func ramp(in environment: EnvironmentValues) -> ColorRamp {
    ColorRamp(
      gradient.stops.compactMap { stop in
        stop.color.rgba(in: environment).map { ColorRamp.Stop(Double(stop.location), $0) }
      },
      space: space.space,
      alphaRule: (rule ?? environment.gradientAlphaRule) == .weighted ? .weighted : .unweighted)
  }
}

extension Gradient: ShapeStyle {
  /// Fills from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    AnyGradient(self)._paint(in: environment)
  }
}

extension AnyGradient: ShapeStyle {
  /// Fills from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
  }
}
