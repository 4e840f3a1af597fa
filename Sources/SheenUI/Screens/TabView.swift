internal import Foundation

/// Shows one of several screens in all the space there is: the selected one, else the first.
///
/// The bar and the dots are not drawn, and no finger turns pages.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: SelectionValue?
  let content: Content
}

extension TabView: View where Content: View {
  /// Makes a view that shows the screen whose tag is selected.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection?.wrappedValue, content: content())
  }

  /// The screen.
  public var body: some View {
    TabChoice(selection: selection.map { AnyHashable($0) }, content: content)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension TabView where Content: View, SelectionValue == Int {
  /// Makes a view that shows the first screen.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

private struct TabChoice<Content: View> {
  let selection: AnyHashable?
  let content: Content
}

extension TabChoice: View {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    let item = ChoiceItem(
      TagRule(selection: view.selection), host: inputs.host, context: inputs.context)
    return ContainerNode(view, inputs, item: item, content: { $0.content }) { item, view, _ in
      item.rule = TagRule(selection: view.selection)
    }
  }
}

/// Takes the item with a tag, else the first.
private struct TagRule: ChoiceRule {
  let selection: AnyHashable?

  func isSame(as other: TagRule) -> Bool { selection == other.selection }

  func choice(among items: [LayoutItem], _ proposal: Proposal) -> Int {
    guard let selection else { return 0 }
    return items.firstIndex { $0.layoutValue(TagKey.self) == selection } ?? 0
  }
}

/// How a tab view looks.
@MainActor
@preconcurrency
public protocol TabViewStyle {}

/// The look of the system.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Pages beside each other.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots show; they are not drawn.
  public struct IndexDisplayMode: Sendable {
    /// As the system likes.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }

  /// Makes the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look of the system.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages beside each other.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Accepted: tab views show one screen, without a bar.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }

  /// Accepted: the bar of a tab view is not drawn.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    self
  }
}
