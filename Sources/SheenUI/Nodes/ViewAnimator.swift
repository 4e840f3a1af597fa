internal import SheenMotion

/// The animatable data of a view that conforms to `Animatable`: its body sees interpolated values.
struct ViewAnimator<Content> {
  private var property: any AnimatedViewProperty

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
  func apply(to view: inout Content, at time: Double) {
    guard property.isAnimating(at: time), let value = property.anyValue(at: time) as? Content
    else { return }
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

  func anyValue(at time: Double) -> Any { value(at: time) }
}
