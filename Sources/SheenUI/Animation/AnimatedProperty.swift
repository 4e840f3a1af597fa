internal import SheenMotion

/// A value of a view that animation interpolates when it changes.
struct AnimatedProperty<Value: Animatable> {
  /// The value it has been given last.
  private(set) var target: Value
  private(set) var data: AnimatedValue<Value.AnimatableData>

  init(_ value: Value) {
    target = value
    data = AnimatedValue(value.animatableData)
  }

  /// Gives a new value.
  ///
  /// - Returns: Whether its data are not those it had.
  @discardableResult
  mutating func set(_ value: Value, _ transaction: Transaction, at time: Double) -> Bool {
    target = value
    let new = value.animatableData
    guard new != data.target else { return false }
    data.set(new, motion: transaction.animation?.motion, at: time)
    guard transaction.animation != nil else { return true }
    for completion in transaction.completions {
      completion.wait(logicalEnd: data.logicalEnd, end: data.end)
    }
    return true
  }

  /// Gives a new value and ends what is running.
  mutating func jump(to value: Value) {
    target = value
    data.jump(to: value.animatableData)
  }

  /// The value that shows at a time.
  func value(at time: Double) -> Value {
    guard data.isAnimating(at: time) else { return target }
    var value = target
    value.animatableData = data.value(at: time)
    return value
  }
}

extension AnimatedProperty: Animating {
  func isAnimating(at time: Double) -> Bool { data.isAnimating(at: time) }
  func nextChange(after time: Double) -> Double? { data.nextChange(after: time) }
  var course: Course { data.course }
}

/// What the host asks of everything that may be moving.
protocol Animating {
  /// Whether a motion is running.
  func isAnimating(at time: Double) -> Bool
  /// The earliest moment from `time` on at which something moves; `nil` if never.
  func nextChange(after time: Double) -> Double?
  /// What it will do if it is left alone.
  var course: Course { get }
}
