/// How a view looks while it comes and while it goes.
///
/// The body applies modifiers that depend on the phase; what differs between phases is animated.
@MainActor
@preconcurrency
public protocol Transition {
  /// The changed view.
  associatedtype Body: View

  /// The view that comes and goes, as the body sees it.
  typealias Content = PlaceholderContentView<Self>

  /// The view as it looks in a phase; in `.identity` as it is.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// What is to be known of the transition besides its look.
  @MainActor
  @preconcurrency
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition with motion.
  @MainActor
  @preconcurrency
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as it looks in a phase.
  @MainActor
  @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(AnyView(content), isOutside: false), phase: phase)
  }
}

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view comes, 0 while it is there, 1 when it is gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is to be known of a transition besides its look.
public struct TransitionProperties: Sendable {
  /// Whether something moves, so that people who asked for less motion see another one.
  public var hasMotion: Bool

  /// Makes the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
