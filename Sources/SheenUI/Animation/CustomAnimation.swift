internal import SheenMotion

/// An animation whose course is code.
///
/// What shows at a moment has to follow from the time alone: the state of the context is that of
/// the start, or of the last merge, whenever `animate` is called.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of a whole change that is gone after a time in seconds; `nil` once the animation has
  /// ended.
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V?

  /// The rate of what `animate` gives, per second; `nil` if it is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?

  /// Whether the animation takes the place of another one that runs, with its start and its state.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  /// Both go on.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation can know besides the change and the time.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation has kept.
  public var state: AnimationState<Value>
  /// Whether the animation is complete for people, though traces may go on.
  public var isLogicallyComplete = false
  /// The surroundings; here the default ones.
  public var environment: EnvironmentValues { EnvironmentValues() }

  /// Makes a context with a state.
  package init(state: AnimationState<Value>) { self.state = state }

  /// The context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// Names a value that a custom animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value until another one is set.
  static var defaultValue: Value { get }
}

/// What a custom animation keeps.
public struct AnimationState<Value: VectorArithmetic> {
  fileprivate var values: [ObjectIdentifier: Any] = [:]

  /// Makes an empty state.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Animation {
  /// Makes an animation from code.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(.custom(CustomCourse(CodedMotion(base: base))))
  }

  /// The part of a change that is gone after a time in seconds; `nil` once the animation has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let span = value.magnitude
    if let end = motion.duration(span: span), time >= end { return nil }
    return motion.moved(value, at: time, span: span).value
  }

  /// The rate of what `animate` gives, per second; `nil` once the animation has ended.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    let span = value.magnitude
    if let end = motion.duration(span: span), time >= end { return nil }
    return motion.moved(value, at: time, span: span).velocity
  }

  /// Whether the animation takes over from another one that runs: springs do.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { motion.merges(after: previous.motion) }
}

/// An animation given by code, as the engine sees it.
private struct CodedMotion<Base: CustomAnimation>: CustomMotion {
  let base: Base

  func value<Value: VectorArithmetic>(
    of way: Value, at time: Double, state: inout MotionState
  ) -> Value? {
    var context = AnimationContext<Value>(state: state)
    defer { state.values = context.state.values }
    return base.animate(value: way, time: time, context: &context)
  }

  func velocity<Value: VectorArithmetic>(
    of way: Value, at time: Double, state: MotionState
  ) -> Value? {
    base.velocity(value: way, time: time, context: AnimationContext(state: state))
  }

  func merges<Value: VectorArithmetic>(
    after other: Motion, way: Value, at time: Double, state: inout MotionState
  ) -> Bool {
    var context = AnimationContext<Value>(state: state)
    defer { state.values = context.state.values }
    return base.shouldMerge(
      previous: Animation(other), value: way, time: time, context: &context)
  }
}

extension AnimationContext {
  fileprivate init(state: MotionState) {
    var own = AnimationState<Value>()
    own.values = state.values
    self.init(state: own)
  }
}
