internal import SheenCore

/// A damped spring on a unit mass or any other, in closed form.
package struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  package var mass: Double
  /// The force per displacement.
  package var stiffness: Double
  /// The force per velocity.
  package var damping: Double
  /// The speed it starts with, in intervals a second.
  package var initialVelocity: Double

  /// Makes a spring from its physics.
  package init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// Makes a spring from the period of its undamped swing in seconds and its share of critical
  /// damping.
  package init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
    let angular = 2 * Double.pi / response
    self.init(
      stiffness: angular * angular, damping: 2 * dampingFraction * angular,
      initialVelocity: initialVelocity)
  }

  /// Makes a spring from its perceived duration in seconds and its bounce, −1…1.
  package init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    self.init(
      response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      initialVelocity: initialVelocity)
  }

  /// The angular frequency of the undamped swing, in radians a second.
  package var angularFrequency: Double { (stiffness / mass).squareRoot() }
  /// The period of the undamped swing in seconds.
  package var response: Double { 2 * Double.pi / angularFrequency }
  /// The damping as a share of critical damping, never negative.
  package var dampingFraction: Double {
    max(damping / (2 * (stiffness * mass).squareRoot()), 0)
  }

  /// Whether the spring is so stiff that it has no motion: it is at rest at once.
  package var isRigid: Bool {
    !(angularFrequency < 1e9) || (angularFrequency > 0 && !dampingFraction.isFinite)
  }

  /// What a displacement and a velocity of one each become after a time.
  package struct Response {
    /// The displacement that is left of a displacement of one.
    package var displacement: Double
    /// The displacement that a velocity of one has caused.
    package var impulse: Double
    /// The velocity that a displacement of one has caused.
    package var displacementRate: Double
    /// The velocity that is left of a velocity of one.
    package var impulseRate: Double
  }

  /// The state at a time in seconds, linear in the state at 0; before 0 nothing has moved yet.
  package func response(at time: Double) -> Response {
    if isRigid {
      return Response(displacement: 0, impulse: 0, displacementRate: 0, impulseRate: 0)
    }
    let w = angularFrequency
    guard time > 0, w > 0 else {
      return Response(displacement: 1, impulse: 0, displacementRate: 0, impulseRate: 1)
    }
    let z = dampingFraction
    if (z - 1).magnitude < 1e-9 { return critical(w, time) }
    return z < 1 ? underdamped(w, z, time) : overdamped(w, z, time)
  }

  private func critical(_ w: Double, _ t: Double) -> Response {
    let e = Mathematics.exponential(-w * t)
    return Response(
      displacement: (1 + w * t) * e, impulse: t * e, displacementRate: -w * w * t * e,
      impulseRate: (1 - w * t) * e)
  }

  private func underdamped(_ w: Double, _ z: Double, _ t: Double) -> Response {
    let d = w * (1 - z * z).squareRoot()
    let e = Mathematics.exponential(-z * w * t)
    let (c, s) = (Mathematics.cosine(d * t), Mathematics.sine(d * t))
    return Response(
      displacement: e * (c + z * w / d * s), impulse: e * s / d,
      displacementRate: -e * w * w / d * s, impulseRate: e * (c - z * w / d * s))
  }

  private func overdamped(_ w: Double, _ z: Double, _ t: Double) -> Response {
    let root = (z * z - 1).squareRoot()
    // The slow rate as a quotient: the difference would cancel for strong damping.
    let fast = w * (z + root)
    let slow = w / (z + root)
    let (ef, es) = (Mathematics.exponential(-fast * t), Mathematics.exponential(-slow * t))
    let gap = fast - slow
    return Response(
      displacement: (fast * es - slow * ef) / gap, impulse: (es - ef) / gap,
      displacementRate: fast * slow * (ef - es) / gap, impulseRate: (fast * ef - slow * es) / gap)
  }
}

extension Spring {
  /// When a spring that starts with this displacement and velocity has come to rest, in seconds.
  ///
  /// At rest means: speed and acceleration by the spring stay at or below 0.06 points a second
  /// (squared), and the rest of the way at or below 1 %. Rounded up to 1/300 s, so that repeats
  /// have short periods.
  ///
  /// - Returns: `nil` if the spring never rests, for want of damping.
  package func settlingTime(displacement: Double, velocity: Double) -> Double? {
    if isRigid { return 0 }
    let w = angularFrequency
    guard w > 0, dampingFraction > 0, displacement.isFinite, velocity.isFinite else { return nil }
    let (d, v) = (displacement.magnitude, velocity.magnitude)
    if d == 0, v == 0 { return 0 }
    let limit = min(0.06 / max(w * w, w), d > 0 ? d / 100 : .infinity)
    var late = 1 / w
    while bound(d, v, at: late) > limit {
      late *= 2
      if late > 1e6 { return nil }
    }
    var early = late / 2
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if bound(d, v, at: middle) > limit { early = middle } else { late = middle }
    }
    return (late * 300).rounded(.up) / 300
  }

  /// The last time in seconds at which a displacement is at least `limit` long; infinity for a
  /// spring that never rests.
  ///
  /// Displacement and velocity are vectors, given by their lengths and their scalar product, which
  /// is negative where the velocity leads back to rest.
  package func lastTime(
    displacement: Double, velocity: Double, product: Double, beyond limit: Double
  ) -> Double {
    if isRigid { return 0 }
    let w = angularFrequency
    guard w > 0, dampingFraction > 0, limit > 0 else { return .infinity }
    func distance(_ time: Double) -> Double {
      let state = response(at: time)
      let (d, v) = (state.displacement, state.impulse)
      let square =
        d * d * displacement * displacement + 2 * d * v * product + v * v * velocity * velocity
      return max(square, 0).squareRoot()
    }
    var late = 1 / w
    while bound(displacement, velocity, at: late) >= limit {
      late *= 2
      if late > 1e6 { return .infinity }
    }
    // Steps far shorter than a swing, backwards until the distance is there.
    let step = min(response / 200, late / 200)
    var early = late
    while early > 0, distance(early) < limit { early -= step }
    if early <= 0 { return 0 }
    late = early + step
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if distance(middle) >= limit { early = middle } else { late = middle }
    }
    return early
  }

  /// A bound of the displacement after a time that only falls once it is past the first quarter
  /// swing.
  private func bound(_ d: Double, _ v: Double, at t: Double) -> Double {
    let w = angularFrequency
    let z = dampingFraction
    if z >= 1 - 1e-9 {
      let state = response(at: t)
      return d * state.displacement + v * state.impulse
    }
    let swing = w * (1 - z * z).squareRoot()
    let amplitude = (d * d + ((v + z * w * d) / swing) * ((v + z * w * d) / swing)).squareRoot()
    return amplitude * Mathematics.exponential(-z * w * t)
  }
}
