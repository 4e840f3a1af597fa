internal import SheenMotion

/// The course of one value through keyframes.
struct KeyframeCurve<Value: Animatable> {
  fileprivate typealias Data = Value.AnimatableData

  private let initial: Value
  private var segments: [Segment] = []
  private var last: Data
  /// In seconds.
  private(set) var duration = 0.0

  fileprivate struct Segment {
    let start: Double
    let duration: Double
    let from: Data
    let to: Data
    let shape: Shape

    enum Shape {
      case timed(UnitCurve)
      /// The velocities of both ends, per second.
      case cubic(Data, Data)
      /// The velocity of the start, per second.
      case spring(Spring, Data)
    }
  }

  init(from initial: Value, _ keyframes: [_Keyframe<Value>]) {
    self.initial = initial
    last = initial.animatableData
    var velocity = Data.zero
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      velocity = add(keyframe, before: next, velocity)
    }
  }

  /// Adds a keyframe behind one that ended with a velocity.
  ///
  /// - Returns: The velocity it ends with.
  private mutating func add(
    _ keyframe: _Keyframe<Value>, before next: _Keyframe<Value>?, _ velocity: Data
  ) -> Data {
    let (from, to) = (last, keyframe.value.animatableData)
    let time = max(keyframe.duration ?? 0, 0)
    switch keyframe.kind {
    case .move:
      last = to
      return .zero
    case .linear(let curve):
      append(time, from, to, .timed(curve))
      return time > 0 ? (to - from).scaled(by: curve.velocity(at: 1) / time) : .zero
    case .cubic(let start, let end):
      let end =
        end?.animatableData ?? next.flatMap { Self.velocity(from, time, before: $0) } ?? .zero
      append(time, from, to, .cubic(start?.animatableData ?? velocity, end))
      return end
    case .spring(let spring, let start):
      let (way, start) = (to - from, start?.animatableData ?? velocity)
      let time =
        keyframe.duration.map { max($0, 0) }
        ?? spring.settlingDuration(target: way, initialVelocity: start)
      append(time, from, to, .spring(spring, start))
      last = from + spring.value(target: way, initialVelocity: start, time: time)
      return spring.velocity(target: way, initialVelocity: start, time: time)
    }
  }

  private mutating func append(
    _ time: Double, _ from: Data, _ to: Data, _ shape: Segment.Shape
  ) {
    segments.append(
      Segment(start: duration, duration: time, from: from, to: to, shape: shape))
    duration += time
    last = to
  }

  /// The velocity at the end of a cubic keyframe that is not given, by what follows.
  private static func velocity(
    _ from: Data, _ time: Double, before next: _Keyframe<Value>
  ) -> Data? {
    guard case .cubic(let start, _) = next.kind else { return nil }
    if let start { return start.animatableData }
    let both = time + max(next.duration ?? 0, 0)
    return both > 0 ? (next.value.animatableData - from).scaled(by: 1 / both) : nil
  }

  /// The value at a time in seconds; both ends hold.
  func value(at time: Double) -> Value {
    var value = initial
    guard time >= 0 else { return initial }
    value.animatableData =
      segments.last { $0.start <= time }
      .flatMap { time < $0.start + $0.duration ? $0.data(at: time - $0.start) : nil }
      ?? (time < duration ? initial.animatableData : last)
    return value
  }
}

extension KeyframeCurve.Segment {
  /// What shows at a time since the start, inside the duration.
  func data(at time: Double) -> Value.AnimatableData {
    switch shape {
    case .timed(let curve):
      return from + (to - from).scaled(by: curve.value(at: time / duration))
    case .cubic(let start, let end):
      // The cubic of Hermite.
      let x = time / duration
      let (x2, x3) = (x * x, x * x * x)
      return from + (to - from).scaled(by: 3 * x2 - 2 * x3)
        + start.scaled(by: (x - 2 * x2 + x3) * duration)
        + end.scaled(by: (x3 - x2) * duration)
    case .spring(let spring, let start):
      return from + spring.value(target: to - from, initialVelocity: start, time: time)
    }
  }
}
