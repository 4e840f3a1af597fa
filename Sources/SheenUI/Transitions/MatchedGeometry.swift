internal import SheenCore

/// What two views with the same geometry share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit a property.
  public let rawValue: UInt32

  /// Makes properties from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the views are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Gives a view the geometry of another one, or others that of this one.
struct MatchedGeometryModifier {
  var key: MatchedKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool
}

/// What views have to have in common to share their geometry.
struct MatchedKey: Hashable {
  var namespace: Namespace.ID
  var id: AnyHashable
}

extension MatchedGeometryModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> MatchedItem {
    MatchedItem(item, self, host: node.host, context: context)
  }

  func update(_ wrapper: MatchedItem, _ context: UpdateContext) { wrapper.set(self) }

  var label: String { "matchedGeometryEffect" }
  var details: String { "\(key.id)" }
}

/// An item whose content lies where another item is.
final class MatchedItem: WrapperItem {
  private(set) var modifier: MatchedGeometryModifier
  /// The frame that the content follows; `nil` for the item's own.
  private var target: Rect?
  private var placement: (proposal: Proposal, space: Point)?
  /// Whether the item has come since the groups were looked at last.
  private var isNew = true

  init(
    _ content: LayoutItem, _ modifier: MatchedGeometryModifier, host: ViewHost,
    context: UpdateContext
  ) {
    self.modifier = modifier
    super.init(content, host: host, context: context)
    host.matched.add(self)
  }

  func set(_ new: MatchedGeometryModifier) {
    let old = modifier
    modifier = new
    if old.key != new.key { host.matched.move(self, from: old.key) }
    let isSame =
      old.key == new.key && old.isSource == new.isSource && old.anchor == new.anchor
      && old.properties == new.properties
    // Layout is what has the groups looked at.
    if !isSame { setNeedsLayout() }
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    placement = (proposal, space)
    placeContent(in: target)
  }

  private func placeContent(in target: Rect?) {
    guard let (proposal, space) = placement else { return }
    guard let target else {
      content.place(at: Point(frame.x, frame.y), proposal, space: space)
      return
    }
    let offered = modifier.properties.contains(.size) ? Proposal(target.size) : proposal
    let size = content.sizeThatFits(offered)
    let around = modifier.properties.contains(.position) ? target : frame
    let anchor = modifier.anchor.mirrored(isMirrored)
    content.place(
      at: Point(
        around.x + Double(anchor.x) * (around.width - size.width),
        around.y + Double(anchor.y) * (around.height - size.height)),
      offered, space: space)
  }

  /// Whether others can take their geometry from the item: not while it is on its way out.
  var canBeSource: Bool {
    guard modifier.isSource, placement != nil else { return false }
    var item: LayoutItem? = self
    while let current = item {
      if current.isLeaving { return false }
      item = current.parent
    }
    return true
  }

  /// Has the content follow a frame; one that is new is there at once.
  func follow(_ new: Rect?) {
    defer { isNew = false }
    guard new != target else { return }
    target = new
    if isNew {
      host.withoutAnimation { placeContent(in: new) }
    } else {
      placeContent(in: new)
    }
  }

  /// Makes the item the source; one that is new comes from where its group is seen.
  func lead(from shown: Rect?) {
    defer { isNew = false }
    if isNew, let shown {
      host.withoutAnimation { placeContent(in: shown) }
      placeContent(in: nil)
    } else if target != nil {
      placeContent(in: nil)
    }
    target = nil
  }
}

extension View {
  /// Gives the view the geometry of the view that is the source among those with the same identity
  /// in a namespace.
  ///
  /// Where one view with the identity goes in the same change in which another comes, both move from
  /// the place of the one to the place of the other.
  ///
  /// - Parameters:
  ///   - id: What the views have in common.
  ///   - namespace: Where the identity is known.
  ///   - properties: What is taken from the source.
  ///   - anchor: The point of both views that is brought together.
  ///   - isSource: Whether the view gives its geometry to the others.
  /// - Returns: The view in its place among the others.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
