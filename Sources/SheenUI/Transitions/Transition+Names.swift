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
///
/// Its size changes by a tenth and its blur has a standard deviation of 8 points at the ends; Apple's
/// figures are not published.
public struct BlurReplaceTransition: Transition {
  /// How the view changes its size.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isGrowingAway: Bool

    /// It comes growing and goes shrinking.
    public static let downUp = Configuration(isGrowingAway: false)
    /// It comes growing and goes growing.
    public static let upUp = Configuration(isGrowingAway: true)
  }

  private let configuration: Configuration

  /// Makes the transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The view as it looks in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(
        phase.isIdentity ? 1 : phase == .didDisappear && configuration.isGrowingAway ? 1.1 : 0.9
      )
      .blur(radius: phase.isIdentity ? 0 : 8)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// The view blurs while it comes and goes.
  @MainActor
  @preconcurrency
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }

  /// The view blurs while it comes and goes.
  @MainActor
  @preconcurrency
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { .init(configuration: configuration) }
}
