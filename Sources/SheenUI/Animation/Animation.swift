package import SheenMotion

/// How a change unfolds over time.
public struct Animation: Hashable, Sendable {
  /// What moves, as a function of time.
  package let motion: Motion
  /// Whether this is the system's animation, which equals nothing else.
  private let isDefault: Bool

  package init(_ motion: Motion) {
    self.motion = motion
    isDefault = false
  }

  private init() {
    motion = .spring(SheenMotion.Spring(duration: 0.5, bounce: 0), merges: true)
    isDefault = true
  }

  /// What angles, fractions and colours are multiplied by when they animate, so that one threshold
  /// serves them and points.
  static let unitScale = 128.0

  /// The animation used where none is named: a spring of half a second without bounce.
  public static let `default` = Animation()

  /// The animation after a delay in seconds.
  public func delay(_ delay: Double) -> Animation { Animation(.delayed(motion, by: delay)) }

  /// The animation with its clock running at another rate.
  public func speed(_ speed: Double) -> Animation { Animation(.scaled(motion, speed: speed)) }

  /// The animation again and again; with `autoreverses` every second pass runs backwards and
  /// counts.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(motion, count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation for ever; with `autoreverses` every second pass runs backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(motion, count: nil, autoreverses: autoreverses))
  }

  /// The animation, taken as complete after a time in seconds.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(.completing(motion, after: duration))
  }
}

extension Animation {
  /// Equal progress at every moment, 0.35 s.
  public static let linear = linear(duration: defaultDuration)
  /// Slow at the start, 0.35 s.
  public static let easeIn = easeIn(duration: defaultDuration)
  /// Slow at the end, 0.35 s.
  public static let easeOut = easeOut(duration: defaultDuration)
  /// Slow at both ends, 0.35 s.
  public static let easeInOut = easeInOut(duration: defaultDuration)

  private static let defaultDuration = 0.35

  /// Equal progress at every moment, in a duration in seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(.curve(.linear, duration: duration))
  }

  /// Slow at the start, in a duration in seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.curve(.easeIn, duration: duration))
  }

  /// Slow at the end, in a duration in seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.curve(.easeOut, duration: duration))
  }

  /// Slow at both ends, in a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.curve(.easeInOut, duration: duration))
  }

  /// Along a cubic Bézier with two control points, in a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.curve(TimingCurve(p1x, p1y, p2x, p2y), duration: duration))
  }

  /// Along a curve, in a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve.timing, duration: duration))
  }
}
