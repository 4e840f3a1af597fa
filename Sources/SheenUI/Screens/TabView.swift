internal import Foundation

/// Shows one of several screens in all the space there is: the selected one, else the first.
///
/// The bar is not drawn. In the style of pages a finger turns from one screen to the next, and dots say
/// which one shows.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
  @Environment(\.pageStyle) private var pageStyle

  nonisolated init(_ selection: Binding<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension TabView: View where Content: View {
  /// Makes a view that shows the screen whose tag is selected.
  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, content())
  }

  /// The screen.
  @ViewBuilder public var body: some View {
    if pageStyle.isPaged {
      Pages(selection: selection.map(\.tag), content: content)
    } else {
      TabChoice(selection: selection.map { AnyHashable($0.wrappedValue) }, content: content)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .notDrawn("TabView", "the bar of tabs is not drawn; use safeAreaInset or an overlay")
    }
  }
}

extension Binding where Value: Hashable {
  /// The value as a tag; tags of another type are not taken.
  fileprivate var tag: Binding<AnyHashable?> {
    Binding<AnyHashable?>(
      get: { AnyHashable(wrappedValue) },
      set: { new in
        if let value = new?.base as? Value { wrappedValue = value }
      })
  }
}

extension TabView where Content: View, SelectionValue == Int {
  /// Makes a view that shows the first screen.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(nil, content())
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
public protocol TabViewStyle {
  /// When dots show for pages; `nil` where screens are none. An implementation detail.
  nonisolated var _indexDisplayMode: PageTabViewStyle.IndexDisplayMode? { get }
}

extension TabViewStyle {
  /// Screens are no pages.
  public nonisolated var _indexDisplayMode: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// The look of the system.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// A bar of tabs, which is not drawn.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// A bar of tabs that may become a list beside the screens; neither is drawn.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Pages beside each other.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots show.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  /// When dots show.
  public let _indexDisplayMode: IndexDisplayMode?

  /// Makes the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    _indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look of the system.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs, which is not drawn.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs that may become a list beside the screens; neither is drawn.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
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
  /// Says how tab views inside look.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    transformEnvironment(\.pageStyle) { pages in
      pages.isPaged = style._indexDisplayMode != nil
      pages.indexDisplayMode = style._indexDisplayMode ?? .automatic
    }
  }

  /// Accepted: the bar of a tab view is not drawn.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    self
  }
}
