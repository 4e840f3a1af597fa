/// A screen of a tab view; what stands for it in the bar is not drawn.
public struct Tab<Value, Content, Label> {
  let tag: AnyHashable?
  let content: Content
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Searching.
  public static let search = TabRole(name: "search")
}

extension Tab: View where Content: View {
  /// The screen.
  public var body: some View {
    Screen { content }.layoutValue(key: TagKey.self, value: tag)
  }
}

extension Tab where Value: Hashable, Content: View {
  /// Makes a screen that a value selects.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.init(tag: AnyHashable(value), content: content())
  }

  /// Makes a screen that a value selects.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.init(tag: AnyHashable(value), content: content())
  }

  /// Makes a screen that a value selects.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Label: View {
    self.init(tag: AnyHashable(value), content: content())
  }

  /// Makes a screen that a value selects.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.init(tag: AnyHashable(value), content: content())
  }
}

extension Tab where Value == Never, Content: View {
  /// Makes a screen.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.init(tag: nil, content: content())
  }

  /// Makes a screen.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Label: View {
    self.init(tag: nil, content: content())
  }
}
