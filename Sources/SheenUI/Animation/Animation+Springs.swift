internal import SheenMotion

// `blendDuration` smooths a change of a running spring's response. Sheen's springs take over
// position and velocity and nothing else, so it has no effect on them.

extension Animation {
  /// A spring of half a second without bounce.
  public static let spring = spring(duration: 0.5)

  /// A spring from its perceived duration in seconds and its bounce, −1…1.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(SheenMotion.Spring(duration: duration, bounce: bounce), merges: true))
  }

  /// A spring from the period of its undamped swing in seconds and its share of critical damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        SheenMotion.Spring(response: response, dampingFraction: dampingFraction), merges: true))
  }

  /// A spring of half a second without bounce.
  public static let smooth = smooth()

  /// A spring without bounce, or with some more.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of half a second with a little bounce.
  public static let snappy = snappy()

  /// A spring with a bounce of 0.15, or some more.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of half a second with much bounce.
  public static let bouncy = bouncy()

  /// A spring with a bounce of 0.3, or some more.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A stiff spring that follows a finger.
  public static let interactiveSpring = interactiveSpring(duration: 0.15)

  /// A stiff spring that follows a finger, with a bounce of 0.15 or some more.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A stiff spring that follows a finger, from its response and share of critical damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring of half a second that blends over what it interrupts.
  public static let interpolatingSpring = interpolatingSpring(duration: 0.5)

  /// A spring from its physics that blends over what it interrupts.
  ///
  /// The initial velocity is in lengths of the way a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        SheenMotion.Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity),
        merges: false))
  }

  /// A spring from its perceived duration and bounce that blends over what it interrupts.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        SheenMotion.Spring(duration: duration, bounce: bounce, initialVelocity: initialVelocity),
        merges: false))
  }

  /// A motion along a spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring.physics, merges: true))
  }

  /// A motion along a spring that blends over what it interrupts.
  ///
  /// The initial velocity is in lengths of the way a second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    var physics = spring.physics
    physics.initialVelocity = initialVelocity
    return Animation(.spring(physics, merges: false))
  }
}
