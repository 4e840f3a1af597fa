/// Where a view is on its way through what scrolls it.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the top or at the leading side, or leaves there.
  case topLeading
  /// It is in sight.
  case identity
  /// It comes in at the bottom or at the trailing side, or leaves there.
  case bottomTrailing

  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or the leading side, 0 in sight, 1 at the bottom or the trailing side.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How what a view looks like follows from its way through what scrolls it.
public struct ScrollTransitionConfiguration: Sendable {
  enum Mode {
    case identity
    case animated
    case interactive(UnitCurve)
  }

  let mode: Mode
  private(set) var animation: Animation?
  private var limit = Threshold.visible

  private init(_ mode: Mode, _ animation: Animation? = nil) {
    self.mode = mode
    self.animation = animation
  }

  /// The view looks as it does in sight, wherever it is.
  public static let identity = ScrollTransitionConfiguration(.identity)

  /// The view goes over from one look to the other as soon as it is in sight.
  public static let animated = animated()

  /// The view goes over from one look to the other as soon as it is in sight.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.animated, animation)
  }

  /// The look lies between the two by as much as the view is in sight.
  public static let interactive = interactive()

  /// The look lies between the two by a function of how much the view is in sight: 0 where it is
  /// just hidden, 1 where it has come to the threshold.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.interactive(timingCurve))
  }

  /// The configuration with an animation of each change, which an interactive one lags behind by.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    copy.animation = animation
    return copy
  }

  /// The configuration with another place from which on the view is in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.limit = threshold
    return copy
  }

  /// How much of the look in sight a view has: 0 where it is hidden, 1 where it is in sight.
  ///
  /// - Parameters:
  ///   - distance: How far its middle is from that of what scrolls it, in points.
  ///   - extent: The view's extent in the direction of scrolling, in points.
  ///   - container: That of what scrolls it, in points.
  /// - Returns: The share.
  func share(at distance: Double, of extent: Double, in container: Double) -> Double {
    let start = Threshold.hidden.distance(extent, container)
    let end = limit.distance(extent, container)
    // Frames that touch by rounding touch.
    let isInSight = distance <= end + 1e-6
    switch mode {
    case .identity: return 1
    case .animated: return isInSight ? 1 : 0
    case .interactive(let curve):
      if isInSight || distance >= start { return isInSight ? 1 : 0 }
      return curve.value(at: (start - distance) / (start - end))
    }
  }
}

extension ScrollTransitionConfiguration {
  /// A place on the way of a view from outside of what scrolls it to its middle.
  public struct Threshold: Sendable {
    /// How far the middles are from each other there, for the extents of both.
    let distance: @Sendable (_ extent: Double, _ container: Double) -> Double

    /// The view is just outside.
    public static let hidden = visible(0)

    /// All of the view is inside.
    public static let visible = visible(1)

    /// The middle of the view is in the middle.
    public static var centered: Threshold { Threshold { _, _ in 0 } }

    /// A part of the view is inside: nothing at 0, all of it at 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold { extent, container in max((extent + container) / 2 - amount * extent, 0) }
    }

    /// A place nearer to the middle by a distance in points.
    public func inset(by distance: Double) -> Threshold {
      Threshold { self.distance($0, $1) - distance }
    }

    /// A place between this one and another: this one at 0, the other at 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold { (1 - amount) * distance($0, $1) + amount * other.distance($0, $1) }
    }
  }
}
