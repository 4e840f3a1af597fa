extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey {
    static let defaultValue = true
  }

  /// Whether people can do something with the views inside.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

extension View {
  /// Says whether people can do nothing with the view; what is disabled further out stays so.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentModifier(change: { if disabled { $0.isEnabled = false } }, value: disabled))
  }
}
