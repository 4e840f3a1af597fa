/// How far a gesture has come.
enum GesturePhase<Value> {
  /// It may be the one; the value is known where something shows already.
  case possible(Value?)
  /// It is the one, and goes on.
  case active(Value)
  /// It was the one, and is over.
  case ended(Value)
  /// It is not the one.
  case failed

  /// How far it has come, without the value.
  var stage: GestureStage {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// The value there is before the end.
  var current: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  /// The value of whatever phase, if there is one.
  var value: Value? {
    if case .ended(let value) = self { value } else { current }
  }

  /// The phase with another value.
  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// How far a gesture has come, without its value.
enum GestureStage {
  case possible
  case active
  case ended
  case failed

  /// Whether nothing can follow.
  var isOver: Bool { self == .ended || self == .failed }
  /// Whether the gesture has been told apart from others.
  var isRecognized: Bool { self == .active || self == .ended }
}
