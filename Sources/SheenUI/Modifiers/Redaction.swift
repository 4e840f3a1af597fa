/// Why content is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit a reason.
  public let rawValue: Int

  /// Makes reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet: grey boxes stand for text and pictures.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private; nobody looks here.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date; nothing is here.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
  }

  /// Why content is not shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Shows grey boxes in the place of pictures and symbols inside; shapes and colours stay.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what is inside, whatever has been said around.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}
