extension Transition where Self == IdentityTransition {
  /// The view comes and goes as it is.
  @MainActor @preconcurrency public static var identity: IdentityTransition { .init() }
}

extension Transition where Self == OpacityTransition {
  /// The view fades in and out.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { .init() }
}

extension Transition where Self == SlideTransition {
  /// The view comes from the leading edge and goes to the trailing one, by its own width.
  @MainActor @preconcurrency public static var slide: SlideTransition { .init() }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from nothing and shrinks to nothing.
  @MainActor @preconcurrency public static var scale: ScaleTransition { .init(0) }

  /// The view grows and shrinks about a point of its frame.
  @MainActor
  @preconcurrency
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// The view comes from an edge and goes to the same, by its own extent.
  @MainActor
  @preconcurrency
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// The view comes from an edge and goes to the opposite one, and fades.
  @MainActor
  @preconcurrency
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// The view comes from a distance in points and goes to the same.
  @MainActor
  @preconcurrency
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// The view comes from a distance in points and goes to the same.
  @MainActor
  @preconcurrency
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// A view that blurs while it comes and goes.
public struct BlurReplaceTransition: Transition {
  /// How the view changes its size.
  public struct Configuration: Equatable, Sendable {
    /// It comes growing and goes growing.
    public static let downUp = Configuration()
    /// It comes growing and goes shrinking.
    public static let upUp = Configuration()
  }

  /// Makes what cannot be had yet.
  init() {}

  /// Makes the transition.
  @available(*, unavailable, message: "Sheen has no blur yet; use .opacity or .scale")
  public init(configuration: Configuration) {}

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// Not there yet.
  @available(*, unavailable, message: "Sheen has no blur yet; use .opacity or .scale")
  @MainActor
  @preconcurrency
  public static var blurReplace: BlurReplaceTransition { .init() }
}
