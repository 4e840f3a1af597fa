/// How content changes that changes in its place, such as the digits of a number.
///
/// It concerns text alone; shapes, colours and pictures change as their animations say.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable {
    case automatic, identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbol(SymbolChange)
  }

  private let kind: Kind

  /// As nobody has chosen: as `interpolate`.
  static let automatic = ContentTransition(kind: .automatic)
  /// The content changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out and the new one in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Letters that stay the same move to their new places and sizes, others fade.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// A symbol takes the place of another in the way that is usual.
  public static var symbolEffect: ContentTransition { .symbolEffect(.automatic) }

  /// A symbol takes the place of another by an effect.
  public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(
      kind: .symbol(SymbolChange(way: effect._way, speed: max(options.speed, 0.01))))
  }

  /// How symbols take each other's place; `nil` for at once.
  var symbolChange: SymbolChange? {
    if case .symbol(let change) = kind { change } else { nil }
  }

  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digits roll as a value grows or falls.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// Whether a text goes over from one to another in an animated change.
  var animatesText: Bool { kind != .identity }

  /// How a text goes over to another where the transition was another one before.
  func textKind(after old: ContentTransition) -> TextChange.Kind {
    switch kind {
    case .identity, .opacity: return .fade
    case .automatic, .interpolate, .symbol: return .interpolate
    case .numericText(let countsDown): return .roll(isDown: countsDown)
    case .numericValue(let value):
      if case .numericValue(let before) = old.kind { return .roll(isDown: value < before) }
      return .roll(isDown: false)
    }
  }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.automatic
  }

  /// How content changes that changes in its place.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how text inside changes in its place; what else is inside does not follow it.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
