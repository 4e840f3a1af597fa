internal import SheenCore
internal import SheenMotion

/// How what scrolls gives way beyond its ends, as `UIScrollView` does.
enum RubberBand {
  /// How far it gives way at first for each point of a drag.
  private static let give = 0.55

  /// How far it gives way to a drag of a length, where an extent shows: never so far as that.
  static func stretch(by drag: Double, extent: Double) -> Double {
    extent > 0 ? (1 - 1 / (drag * give / extent + 1)) * extent : 0
  }

  /// The speed of what has given way so far, as a part of that of the drag.
  static func slope(at stretch: Double, extent: Double) -> Double {
    let rest = extent > 0 ? max(1 - stretch / extent, 0) : 0
    return give * rest * rest
  }

  /// The drag to which it gives way so far.
  static func drag(for stretch: Double, extent: Double) -> Double {
    guard extent > 0, stretch < extent else { return 0 }
    return (1 / (1 - stretch / extent) - 1) * extent / give
  }
}

/// How fast what scrolls becomes slower, as `UIScrollView.DecelerationRate` has it.
enum ScrollDeceleration {
  case normal
  case fast

  /// The part of the speed that is left after a millisecond.
  var rate: Double { self == .normal ? 0.998 : 0.99 }
  /// The part of the speed that is lost, a second: −1000 ln rate.
  var constant: Double { -1000 * Mathematics.naturalLogarithm(rate) }
}

/// The motion along one axis of what scrolls, once the finger has let go.
struct ScrollMotion {
  /// What draws it back to an end, and to a place it would not come to by itself.
  private static let spring = SheenMotion.Spring(duration: 0.5, bounce: 0)

  /// Becomes slower and slower on its way.
  private struct Glide {
    let way: Double
    let constant: Double

    /// The part of the way that is left after a time.
    func rest(at time: Double) -> Double { Mathematics.exponential(-constant * time) }
    /// When a part of the way is left.
    func time(ofRest rest: Double) -> Double {
      rest > 0 && rest < 1 ? -Mathematics.naturalLogarithm(rest) / constant : 0
    }
  }

  private let start: Double
  private let from: Double
  private let glide: Glide?
  /// When the spring takes over, counted from the start.
  private let turn: Double
  /// What the spring begins with.
  private let turned: (displacement: Double, velocity: Double)
  /// Where it comes to rest.
  let target: Double
  /// When it is there.
  let end: Double

  /// Lets something go.
  ///
  /// - Parameters:
  ///   - from: Where it is.
  ///   - velocity: How fast it moves, a second.
  ///   - range: Where it may rest.
  ///   - wanted: Where in there it is to rest; `nil` where its speed brings it.
  ///   - deceleration: How fast it becomes slower.
  ///   - precision: How near it counts as being there.
  ///   - start: When.
  init(
    from: Double, velocity: Double, in range: ClosedRange<Double>, to wanted: Double?,
    _ deceleration: ScrollDeceleration, precision: Double, at start: Double
  ) {
    (self.start, self.from) = (start, from)
    let constant = deceleration.constant
    let free = Self.projection(from: from, velocity: velocity, deceleration)
    let target = wanted ?? min(max(free, range.lowerBound), range.upperBound)
    self.target = target
    var glide: Glide?
    var turn = 0.0
    if wanted != nil {
      // It goes there by itself where that is about as far as it would go anyway.
      let needed = velocity / (target - from)
      if needed > constant * 0.75, needed < constant * 1.5 {
        glide = Glide(way: target - from, constant: needed)
      }
    } else if range.contains(free) {
      glide = Glide(way: free - from, constant: constant)
    } else if range.contains(from), target != from {
      glide = Glide(way: free - from, constant: constant)
      turn = glide?.time(ofRest: (free - target) / (free - from)) ?? 0
    }
    if let way = glide, turn == 0 {
      turn = way.time(ofRest: precision / way.way.magnitude)
      turned = (0, 0)
      end = start + turn
    } else {
      let left = glide?.rest(at: turn) ?? 1
      turned = (glide == nil ? from - target : 0, velocity * left)
      let (d, v) = turned
      end =
        start + turn
        + (d == 0 && v == 0
          ? 0
          : Self.spring.lastTime(
            displacement: d.magnitude, velocity: v.magnitude, product: d * v, beyond: precision))
    }
    self.glide = glide
    self.turn = turn
  }

  /// Where it is at a time, not before the start.
  func value(at time: Double) -> Double {
    guard time < end else { return target }
    let elapsed = time - start
    if elapsed < turn, let glide { return from + glide.way * (1 - glide.rest(at: elapsed)) }
    let state = Self.spring.response(at: elapsed - turn)
    return target + turned.displacement * state.displacement + turned.velocity * state.impulse
  }

  /// Where something would come to rest that is let go with a velocity a second.
  static func projection(
    from: Double, velocity: Double, _ deceleration: ScrollDeceleration
  ) -> Double {
    from + velocity / deceleration.constant
  }
}

/// The motion of what scrolls, once the finger has let go.
struct ScrollCoast: Animating {
  let x: ScrollMotion
  let y: ScrollMotion

  /// When it is at rest.
  var end: Double { max(x.end, y.end) }

  func isAnimating(at time: Double) -> Bool { time < end }
  func nextChange(after time: Double) -> Double? { time < end ? time : nil }
  var course: Course { .rests(at: end) }
}
