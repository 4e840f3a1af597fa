internal import Foundation
internal import SheenCore

/// Screens beside each other, as wide as the view each, that a finger turns like pages, over them
/// dots that say which one shows.
///
/// The dots are 7 points wide, 9 apart, as `UIPageControl` had them before it drew pictures of its
/// own; where they stand, and the ground behind them, are chosen to look alike.
struct Pages<Content: View>: View {
  /// The tag of the page to show, and what is told of another; `nil` where none is bound.
  let selection: Binding<AnyHashable?>?
  let content: Content
  @State private var shown = PageNumber(index: 0, count: 0)
  @Environment(\.pageStyle) private var style

  private static var dotWidth: CGFloat { 7 }
  private static var dotSpacing: CGFloat { 9 }
  private static var barHeight: CGFloat { 28 }

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        PageRow(size: Size(Double(proxy.size.width), Double(proxy.size.height)), content: content)
      }
      .scrollTargetBehavior(.paging)
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
      .modifier(
        PageFollowerModifier(selection: selection?.wrappedValue) { number, tag in
          if let number { shown = number }
          if let tag { selection?.wrappedValue = tag }
        })
    }
    .overlay(alignment: .bottom) {
      if style.showsDots(of: shown.count) { dots }
    }
  }

  private var dots: some View {
    HStack(spacing: Self.dotSpacing) {
      ForEach(0..<shown.count, id: \.self) { index in
        Circle().fill(.white.opacity(index == shown.index ? 1 : 0.3))
          .frame(width: Self.dotWidth, height: Self.dotWidth)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: Self.barHeight)
    .background { if style.hasGround { Capsule().fill(.gray.opacity(0.35)) } }
    .padding(.bottom, style.hasGround ? 8 : 0)
  }
}

/// Which of how many pages shows.
struct PageNumber: Equatable {
  var index: Int
  var count: Int
}

/// What modifiers say of pages.
struct PageStyle: Equatable {
  var isPaged = false
  var indexDisplayMode = PageTabViewStyle.IndexDisplayMode.automatic
  /// Whether the dots lie on a ground.
  var hasGround = false

  /// Whether there are dots for a number of pages.
  func showsDots(of count: Int) -> Bool {
    switch indexDisplayMode {
    case .never: false
    case .always: count > 0
    default: count > 1
    }
  }
}

extension EnvironmentValues {
  private enum PageStyleKey: EnvironmentKey {
    static let defaultValue = PageStyle()
  }

  var pageStyle: PageStyle {
    get { self[PageStyleKey.self] }
    set { self[PageStyleKey.self] = newValue }
  }
}

/// Pages beside each other.
private struct PageRow<Content: View> {
  let size: Size
  let content: Content
}

extension PageRow: View {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(
      view, inputs, arranger: { PageArranger(page: $0.size) }, content: { $0.content })
  }
}

/// Gives each item a page of its own, in the middle of which it stands.
private struct PageArranger: Arranger, Equatable {
  let page: Size

  var axis: Axis? { .horizontal }

  private var proposal: Proposal { Proposal(page) }

  func size(of items: [LayoutItem], _ proposal: Proposal) -> Size {
    Size(page.width * Double(items.count), page.height)
  }

  func places(of items: [LayoutItem], in size: Size, _ proposal: Proposal) -> [Placement] {
    items.enumerated().map { index, item in
      let size = item.sizeThatFits(self.proposal)
      return Placement(
        origin: Point(
          page.width * Double(index) + (page.width - size.width) / 2,
          (page.height - size.height) / 2),
        proposal: self.proposal)
    }
  }
}

/// Has a row of pages show the selected one, and tells of the one that shows.
private struct PageFollowerModifier {
  var selection: AnyHashable?
  /// Is told which page shows, where that is news, and its tag, where a finger has turned to it.
  var turned: (PageNumber?, AnyHashable?) -> Void
}

extension PageFollowerModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> PageFollowerItem {
    PageFollowerItem(item, self, node: node, context: context)
  }

  func update(_ wrapper: PageFollowerItem, _ context: UpdateContext) { wrapper.set(self) }
}

/// An item around the scroll view that holds a row of pages.
private final class PageFollowerItem: WrapperItem {
  private var modifier: PageFollowerModifier
  private weak var node: _AnyViewNode?
  /// Whether the pages have yet to come to what is selected.
  private var isWaiting = true
  private var personCount = 0
  private var told: PageNumber?
  /// The width of a page when the row was placed last.
  private var width = 0.0

  init(
    _ content: LayoutItem, _ modifier: PageFollowerModifier, node: _AnyViewNode,
    context: UpdateContext
  ) {
    self.modifier = modifier
    self.node = node
    super.init(content, host: node.host, context: context)
  }

  func set(_ new: PageFollowerModifier) {
    let isSame = new.selection == modifier.selection
    modifier = new
    if isSame || told.flatMap({ tag(of: $0.index) }) == new.selection { return }
    isWaiting = true
    setNeedsLayout()
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    super.arrange(proposal, space: space)
    guard let scroll = content.innerScroll, let offset = scroll.offset, frame.width > 0 else {
      return
    }
    let count = pages.count
    if isWaiting || width != frame.width {
      if isWaiting {
        let index = pages.indices.first { tag(of: $0) == modifier.selection }
        tell(PageNumber(index: index ?? 0, count: count))
      }
      (isWaiting, width, personCount) = (false, frame.width, scroll.personCount)
      scroll.scroll(to: Point(Double(told?.index ?? 0) * frame.width, 0))
    } else {
      let nearest = max(min((offset.x / frame.width).rounded(), Double(count - 1)), 0)
      let isTurned = scroll.personCount != personCount
      personCount = scroll.personCount
      tell(PageNumber(index: Int(nearest), count: count), isTurned: isTurned)
    }
  }

  private func tell(_ number: PageNumber, isTurned: Bool = false) {
    guard number != told else { return }
    let hasTurned = isTurned && number.index != told?.index
    told = number
    let (turned, tag) = (modifier.turned, hasTurned ? tag(of: number.index) : nil)
    host.enqueueAction { turned(number, tag) }
  }

  /// The pages, in order.
  private var pages: [LayoutItem] {
    var item = content.innerScroll?.content.first
    while let column = item as? ContainerItem, !(column.arranger is PageArranger) {
      item = column.content.first
    }
    return (item as? ContainerItem)?.content ?? []
  }

  /// What a page is known by: its tag, else its identity.
  private func tag(of index: Int) -> AnyHashable? {
    guard pages.indices.contains(index) else { return nil }
    let page = pages[index]
    return page.layoutValue(TagKey.self) ?? node?.identities(of: page).last
  }
}

/// How the index of pages looks.
@MainActor
@preconcurrency
public protocol IndexViewStyle {
  /// Whether the dots lie on a ground; an implementation detail.
  nonisolated var _hasGround: Bool { get }
}

/// Dots, one a page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots lie on a ground.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the system likes: never.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// While a finger is on them, which they do not notice.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Whether the dots lie on a ground.
  public let _hasGround: Bool

  /// Makes the style.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _hasGround = backgroundDisplayMode == .always
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one a page.
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one a page.
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Says how the dots of pages inside look.
  public nonisolated func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    transformEnvironment(\.pageStyle) { $0.hasGround = style._hasGround }
  }
}
