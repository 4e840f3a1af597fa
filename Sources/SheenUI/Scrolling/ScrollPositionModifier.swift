internal import Foundation
internal import SheenCore

/// Has a scroll view follow a position, and the position follow the scroll view.
struct ScrollPositionModifier {
  var place: ScrollPosition.Place
  /// The point of the scroll view whose view counts as the one that shows.
  var anchor: UnitPoint?
  /// Is told of the identities of the view that shows after a person has scrolled.
  var scrolled: ([AnyHashable]) -> Void
}

extension ScrollPositionModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> ScrollPositionItem {
    ScrollPositionItem(item, self, node: node, context: context)
  }

  func update(_ wrapper: ScrollPositionItem, _ context: UpdateContext) { wrapper.set(self) }
}

/// An item around a scroll view whose position is tied to a value.
final class ScrollPositionItem: WrapperItem {
  private var modifier: ScrollPositionModifier
  private weak var node: _AnyViewNode?
  /// Whether the scroll view has yet to come to where the value says.
  private var isWaiting = true
  private var personCount = 0

  init(
    _ content: LayoutItem, _ modifier: ScrollPositionModifier, node: _AnyViewNode,
    context: UpdateContext
  ) {
    self.modifier = modifier
    self.node = node
    super.init(content, host: node.host, context: context)
  }

  func set(_ new: ScrollPositionModifier) {
    let isSame = new.place == modifier.place
    modifier = new
    if isSame || isKnown(new.place) { return }
    isWaiting = true
    setNeedsLayout()
  }

  /// The identities that the value was told of last.
  private var told: [AnyHashable] = []

  /// Whether a place is the one that the scroll view has told of.
  private func isKnown(_ place: ScrollPosition.Place) -> Bool {
    switch place {
    case .person: true
    case .view(let id, _): !isWaiting && told.contains(id)
    case .automatic, .edge, .point: false
    }
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    super.arrange(proposal, space: space)
    guard let scroll = content.innerScroll else { return }
    if isWaiting {
      isWaiting = false
      (personCount, told) = (scroll.personCount, [])
      go(scroll)
    } else if scroll.personCount != personCount {
      personCount = scroll.personCount
      tell(scroll)
    }
  }

  private func go(_ scroll: ScrollItem) {
    guard let offset = scroll.offset else { return }
    switch modifier.place {
    case .automatic, .person: break
    case .view(let id, let anchor):
      var items: [LayoutItem] = []
      node?.descendant(identifiedBy: id)?.collectItems(into: &items)
      if let item = items.first { scroll.reveal(item, anchor: anchor ?? modifier.anchor) }
    case .edge(.top): scroll.scroll(to: Point(offset.x, 0))
    case .edge(.bottom): scroll.scroll(to: Point(offset.x, .infinity))
    case .edge(.leading): scroll.scroll(to: Point(0, offset.y))
    case .edge(.trailing): scroll.scroll(to: Point(.infinity, offset.y))
    case .point(let x, let y):
      scroll.scroll(to: Point(x.map { Double($0) } ?? offset.x, y.map { Double($0) } ?? offset.y))
    }
  }

  /// Says which view shows where the person has scrolled to.
  private func tell(_ scroll: ScrollItem) {
    let anchor = modifier.anchor ?? .topLeading
    let nearest = scroll.scrollTargets.min {
      scroll.distance(of: $0, anchor) < scroll.distance(of: $1, anchor)
    }
    told = nearest.map { node?.identities(of: $0) ?? [] } ?? []
    let (scrolled, views) = (modifier.scrolled, told)
    host.enqueueAction { scrolled(views) }
  }
}

extension ScrollItem {
  /// How far a point of something inside is from the same point of the frame inside of the margins,
  /// in points.
  fileprivate func distance(of item: LayoutItem, _ anchor: UnitPoint) -> Double {
    let (inner, seen) = (place(of: item), bounds)
    let x = inner.x + inner.width * Double(anchor.x) - seen.x - seen.width * Double(anchor.x)
    let y = inner.y + inner.height * Double(anchor.y) - seen.y - seen.height * Double(anchor.y)
    return (x * x + y * y).squareRoot()
  }
}

extension _AnyViewNode {
  /// What the views that an item stands for, or is a modified form of, are identified by; outer ones
  /// first.
  func identities(of target: LayoutItem) -> [AnyHashable] {
    var found: [AnyHashable] = []
    for (id, node) in (self as? any IdentifiedNode)?.identities ?? [] {
      var items: [LayoutItem] = []
      node.collectItems(into: &items)
      if items.contains(where: { $0.isPart(of: target) }) { found.append(id) }
    }
    return found + children.flatMap { $0.identities(of: target) }
  }
}

extension LayoutItem {
  /// Whether the item is another one or inside of it.
  fileprivate func isPart(of other: LayoutItem) -> Bool {
    var item: LayoutItem? = self
    while let current = item {
      if current === other { return true }
      item = current.parent
    }
    return false
  }
}
