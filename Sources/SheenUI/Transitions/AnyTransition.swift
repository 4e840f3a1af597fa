/// Any transition.
public struct AnyTransition: @unchecked Sendable {
  /// The view in a phase; called on the main thread only.
  let applied: @MainActor (AnyView, TransitionPhase) -> AnyView

  private init(applied: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) {
    self.applied = applied
  }

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    applied = { AnyView(transition.apply(content: $0, phase: $1)) }
  }

  private init<Body: View>(
    _ body: @escaping @MainActor (AnyView, TransitionPhase) -> Body
  ) {
    applied = { AnyView(body($0, $1)) }
  }

  /// The view comes and goes as it is.
  public static let identity = AnyTransition { content, _ in content }

  /// The view fades in and out.
  public static let opacity = AnyTransition { content, phase in
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The view comes from the leading edge and goes to the trailing one, by its own width.
  public static var slide: AnyTransition {
    AnyTransition { content, phase in
      content.modifier(ShiftModifier(to: .trailing, by: phase.value))
    }
  }

  /// The view grows from nothing and shrinks to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// The view grows and shrinks about a point of its frame.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { content, phase in
      content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
  }

  /// The view comes from an edge and goes to the same, by its own extent.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { content, phase in
      content.modifier(ShiftModifier(to: edge, by: phase.isIdentity ? 0 : 1))
    }
  }

  /// The view comes from an edge and goes to the opposite one, and fades.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition { content, phase in
      content.modifier(ShiftModifier(to: edge, by: -phase.value))
        .opacity(phase.isIdentity ? 1 : 0)
    }
  }

  /// The view comes from a distance in points and goes to the same.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { content, phase in
      content.modifier(ShiftModifier(by: phase.isIdentity ? .zero : offset))
    }
  }

  /// The view comes from a distance in points and goes to the same.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The view comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    // Both are there in every phase: what changes is animated, what comes anew would not be.
    AnyTransition(applied: { content, phase in
      insertion.applied(
        removal.applied(content, phase == .didDisappear ? phase : .identity),
        phase == .willAppear ? phase : .identity)
    })
  }

  /// The view changes between two forms of a modifier: one where it is not there, one where it is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition { content, phase in
      content.modifier(phase.isIdentity ? identity : active)
    }
  }

  /// This transition and another one at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(applied: { content, phase in
      other.applied(self.applied(content, phase), phase)
    })
  }

  /// The transition by an animation of its own, whatever the change is made under.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition { content, phase in
      self.applied(content, phase).animation(animation, value: phase)
    }
  }

  /// The view blurs while it comes and goes.
  @MainActor
  @preconcurrency
  public static var blurReplace: AnyTransition { AnyTransition(.blurReplace) }
}
