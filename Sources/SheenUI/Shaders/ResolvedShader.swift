internal import SheenCore
internal import SheenDisplay

/// A function in GLSL with its arguments, checked; the frame and the moment are still to come.
struct ResolvedShader: Hashable {
  private var effect: ShaderEffect
  /// Which of the arguments are the bounding rectangle.
  private let boundingRects: [Int]
  /// Whether it draws something else at every moment.
  let usesTime: Bool

  init(effect: ShaderEffect, boundingRects: [Int], usesTime: Bool) {
    self.effect = effect
    self.boundingRects = boundingRects
    self.usesTime = usesTime
  }

  /// The effect in a frame at a time.
  func effect(in frame: Rect, at time: Double) -> ShaderEffect {
    var effect = effect
    effect.frame = frame
    for index in boundingRects {
      effect.arguments[index] = .vector([0, 0, frame.width, frame.height])
    }
    if usesTime { effect.time = time }
    return effect
  }

  /// Whether a change to another one can be animated: the same function, as many numbers.
  func canBecome(_ other: ResolvedShader) -> Bool {
    effect.kind == other.effect.kind && effect.function == other.effect.function
      && effect.source == other.effect.source
      && numbers.count == other.numbers.count
      && zip(effect.arguments, other.effect.arguments).allSatisfy { $0.isLike($1) }
  }

  /// All numbers of the arguments, as they are mixed.
  var numbers: [Double] {
    get { effect.arguments.flatMap(\.animatableNumbers) }
    set {
      guard newValue.count == numbers.count else { return }
      var rest = newValue[...]
      for index in effect.arguments.indices {
        let count = effect.arguments[index].animatableNumbers.count
        effect.arguments[index].animatableNumbers = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
    }
  }

  /// For people.
  var description: String { effect.function }
}

extension ShaderEffect.Argument {
  /// Whether the other is of the same kind and length.
  fileprivate func isLike(_ other: ShaderEffect.Argument) -> Bool {
    switch (self, other) {
    case (.vector(let a), .vector(let b)), (.numbers(let a), .numbers(let b)): a.count == b.count
    case (.color, .color): true
    case (.colors(let a), .colors(let b)): a.count == b.count
    case (.image(let a), .image(let b)): a == b
    default: false
    }
  }

  fileprivate var animatableNumbers: [Double] {
    get {
      switch self {
      case .vector(let numbers), .numbers(let numbers): numbers
      case .color(let color): color.animatableNumbers
      case .colors(let colors): colors.flatMap(\.animatableNumbers)
      case .image: []
      }
    }
    set {
      switch self {
      case .image: break
      case .vector: self = .vector(newValue)
      case .numbers: self = .numbers(newValue)
      case .color: self = .color(RGBA(animatable: newValue[...]))
      case .colors:
        self = .colors(
          stride(from: 0, to: newValue.count, by: 4).map {
            RGBA(animatable: newValue[$0..<$0 + 4])
          })
      }
    }
  }
}
