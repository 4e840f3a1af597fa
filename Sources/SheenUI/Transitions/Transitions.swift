/// A view that comes and goes as it is.
public struct IdentityTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A view that fades in and out.
public struct OpacityTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// The view, transparent where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A view that grows and shrinks about a point of its frame.
public struct ScaleTransition: Transition {
  /// The scale where the view is not there.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint

  /// Makes the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view, scaled where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A view that comes from a distance and goes to the same.
public struct OffsetTransition: Transition {
  /// The distance in points.
  public var offset: CGSize

  /// Makes the transition.
  public init(_ offset: CGSize) { self.offset = offset }

  /// The view, moved where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(by: phase.isIdentity ? .zero : offset))
  }
}

/// A view that comes from an edge and goes to the same, by its own extent.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }

  /// The view, moved where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(to: edge, by: phase.isIdentity ? 0 : 1))
  }
}

/// A view that comes from the leading edge and goes to the trailing one, by its own width.
public struct SlideTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// The view, moved where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(to: .trailing, by: phase.value))
  }
}

/// A view that comes from an edge and goes to the opposite one, by its own extent, and fades.
public struct PushTransition: Transition {
  /// The edge it comes from.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }

  /// The view, moved and transparent where it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(to: edge, by: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view that comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Makes the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view as one of the two has it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    // Both are there in every phase: what changes is animated, what comes anew would not be.
    insertion.apply(
      content: removal.apply(
        content: content, phase: phase == .didDisappear ? phase : .identity),
      phase: phase == .willAppear ? phase : .identity)
  }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).animation(animation, value: phase)
  }
}

extension Transition {
  /// This transition and another one at once.
  @MainActor
  @preconcurrency
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition by an animation of its own, whatever the change is made under.
  @MainActor
  @preconcurrency
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}
