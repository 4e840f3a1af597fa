internal import SheenMotion

/// A spring as a function of time: what it does to a value on its way to a target.
public struct Spring: Hashable, Sendable {
  var physics: SheenMotion.Spring

  /// Makes a spring from its perceived duration in seconds and its bounce, −1…1.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    physics = SheenMotion.Spring(duration: duration, bounce: bounce)
  }

  /// Makes a spring from the period of its undamped swing in seconds and its share of critical
  /// damping.
  public init(response: Double, dampingRatio: Double) {
    physics = SheenMotion.Spring(response: response, dampingFraction: dampingRatio)
  }

  /// Makes a spring from its physics; unless allowed to, it is not damped more than critically.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let critical = 2 * (stiffness * mass).squareRoot()
    physics = SheenMotion.Spring(
      mass: mass, stiffness: stiffness,
      damping: allowOverDamping ? damping : min(damping, critical))
  }

  /// Makes a spring that needs a time in seconds to come within a distance of its target, the whole
  /// way being 1.
  ///
  /// How fast a spring settles is proportional to its response.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let time = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: time > 0 ? settlingDuration / time : 0, dampingRatio: dampingRatio)
  }

  /// A spring of half a second without bounce.
  public static let smooth = smooth()
  /// A spring of half a second with a little bounce.
  public static let snappy = snappy()
  /// A spring of half a second with much bounce.
  public static let bouncy = bouncy()

  /// A spring without bounce, or with some more.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15, or some more.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3, or some more.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The perceived duration in seconds.
  public var duration: Double { response }
  /// How bouncy it is: 0 for critical damping, 1 for none, negative for more than critical.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The period of the undamped swing in seconds.
  public var response: Double { physics.response }
  /// The share of critical damping.
  public var dampingRatio: Double { physics.dampingFraction }
  /// The mass at the end of the spring.
  public var mass: Double { physics.mass }
  /// The force per displacement.
  public var stiffness: Double { physics.stiffness }
  /// The force per velocity.
  public var damping: Double { physics.damping }

  /// The time in seconds until it is within 0.001 of a target at 1.
  public var settlingDuration: Double { settlingDuration(target: 1.0) }
}

extension Spring {
  /// The value at a time in seconds, on the way from zero to a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let state = physics.response(at: time)
    return target - target.scaled(by: state.displacement)
      + initialVelocity.scaled(by: state.impulse)
  }

  /// The velocity at a time in seconds, on the way from zero to a target.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let state = physics.response(at: time)
    return initialVelocity.scaled(by: state.impulseRate)
      - target.scaled(by: state.displacementRate)
  }

  /// Takes a value and its velocity on by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let state = physics.response(at: deltaTime)
    let away = value - target
    value =
      target + away.scaled(by: state.displacement) + velocity.scaled(by: state.impulse)
    velocity =
      away.scaled(by: state.displacementRate) + velocity.scaled(by: state.impulseRate)
  }

  /// The force on a value with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The time in seconds after which the value stays within a distance of its target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double {
    // What is left of the way is the target's negative, at the start.
    let (a, b) = (target.magnitudeSquared, initialVelocity.magnitudeSquared)
    let product = (a + b - (target + initialVelocity).magnitudeSquared) / 2
    return physics.lastTime(
      displacement: a.squareRoot(), velocity: b.squareRoot(), product: product, beyond: epsilon)
  }

  /// The value at a time in seconds, on the way from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    let (from, to) = (fromValue.animatableData, toValue.animatableData)
    result.animatableData =
      from
      + value(target: to - from, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity at a time in seconds, on the way from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on a value with a velocity, on the way from one value to another.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// The time in seconds after which the value stays within a distance of its target.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double = 0.001
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
