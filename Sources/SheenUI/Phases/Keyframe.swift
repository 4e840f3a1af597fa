/// A value that a track reaches, and how.
public struct _Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }

  let value: Value
  /// In seconds; `nil` for as long as a spring takes.
  let duration: Double?
  let kind: Kind
}

/// What a track is made of; own types of it list keyframes in their body.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value: Animatable = Body.Value
  /// The type of the body.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes it is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The keyframes, in order; an implementation detail.
  var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent {
  /// The keyframes of the body; an implementation detail.
  public var _keyframes: [_Keyframe<Value>] { body._keyframes }
}

extension KeyframeTrackContent where Body == Self {
  /// Itself.
  public var body: Self { self }
}

/// A keyframe that is reached in a straight line, by a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Itself.
  public typealias Body = LinearKeyframe<Value>

  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Makes a keyframe that is reached in a duration in seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(value: to, duration: duration, kind: .linear(timingCurve))]
  }
}

/// A keyframe that is reached along a cubic curve.
///
/// The curve is the cubic with the values and velocities of its ends. A velocity that is not given
/// is, at the start, that which the keyframe before ends with, or none; at the end, where another
/// cubic keyframe follows, that which this one starts with, or else that of the line from the value
/// before to the value behind (Catmull and Rom's rule); without such a one none.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Itself.
  public typealias Body = CubicKeyframe<Value>

  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Makes a keyframe that is reached in a duration in seconds; velocities are per second.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _keyframes = [
      _Keyframe(
        value: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))
    ]
  }
}

/// A keyframe that a spring draws towards.
///
/// What follows starts where the spring is at the end of the duration.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Itself.
  public typealias Body = SpringKeyframe<Value>

  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Makes a keyframe; without a duration in seconds it lasts until the spring has settled.
  ///
  /// The velocity is per second; where it is not given it is that which the keyframe before ends
  /// with.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _keyframes = [
      _Keyframe(value: to, duration: duration, kind: .spring(spring, start: startVelocity))
    ]
  }
}

/// A keyframe that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Itself.
  public typealias Body = MoveKeyframe<Value>

  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Makes a keyframe.
  public init(_ to: Value) {
    _keyframes = [_Keyframe(value: to, duration: 0, kind: .move)]
  }
}

/// Several keyframes, in order.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  /// Itself.
  public typealias Body = _KeyframeList<Value>

  /// The keyframes.
  public let _keyframes: [_Keyframe<Value>]
}

/// Builds a track from the keyframes listed in a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ expression: Content
  ) -> Content { expression }

  /// No keyframe.
  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(_keyframes: []) }

  /// The first keyframe.
  public static func buildPartialBlock(
    first: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> { _KeyframeList(_keyframes: first._keyframes) }

  /// One keyframe more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> {
    _KeyframeList(_keyframes: accumulated._keyframes + next._keyframes)
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first component: _KeyframeList<Value>) -> _KeyframeList<Value> {
    component
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither(second component: _KeyframeList<Value>) -> _KeyframeList<Value> {
    component
  }

  /// An `if` without `else`.
  public static func buildOptional(_ component: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    component ?? buildBlock()
  }

  /// A loop.
  public static func buildArray(_ components: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(_keyframes: components.flatMap(\._keyframes))
  }
}
