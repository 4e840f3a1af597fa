internal import SheenMotion

/// The animatable data of a view that conforms to `Animatable`: its body sees interpolated values.
struct ViewAnimator<Content> {
  private var property: any AnimatedViewProperty
  /// Whether the view was last shown with data on their way.
  private var wasMoving = false

  /// Makes an animator, if the view has data to animate.
  init?(_ view: Content) {
    guard let animatable = view as? any Animatable else { return nil }
    property = Self.property(animatable)
  }

  private static func property<Value: Animatable>(_ value: Value) -> any AnimatedViewProperty {
    AnimatedProperty(value)
  }

  mutating func set(_ view: Content, _ transaction: Transaction, at time: Double) {
    property.setAny(view, transaction, at: time)
  }

  /// Replaces the view's data by what shows at a time.
  ///
  /// At the end of the way too: views that wait for it look at the data they are given.
  mutating func apply(to view: inout Content, at time: Double) {
    let isMoving = property.isAnimating(at: time)
    defer { wasMoving = isMoving }
    guard isMoving || wasMoving, let value = property.anyValue(at: time) as? Content else { return }
    view = value
  }
}

extension ViewAnimator: Animating {
  func isAnimating(at time: Double) -> Bool { property.isAnimating(at: time) }
  func nextChange(after time: Double) -> Double? { property.nextChange(after: time) }
  var course: Course { property.course }
}

/// An animated property of a view whose type is known to be animatable only at run time.
private protocol AnimatedViewProperty: Animating {
  mutating func setAny(_ value: Any, _ transaction: Transaction, at time: Double)
  func anyValue(at time: Double) -> Any
}

extension AnimatedProperty: AnimatedViewProperty {
  mutating func setAny(_ value: Any, _ transaction: Transaction, at time: Double) {
    if let value = value as? Value { set(value, transaction, at: time) }
  }

  func anyValue(at time: Double) -> Any {
    var value = target
    value.animatableData = data.value(at: time)
    return value
  }
}
