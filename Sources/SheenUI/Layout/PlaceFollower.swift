internal import SheenCore

/// Tells of a value made of a view's place whenever it has changed.
struct PlaceFollowerModifier<Place, Value: Equatable> {
  /// What is known of the place of an item; `nil` for nothing.
  var place: @MainActor (LayoutItem) -> Place?
  /// The value made of it.
  var value: (Place) -> Value
  /// Takes the value before, at first `nil`, and the new one.
  var action: (Value?, Value) -> Void
}

extension PlaceFollowerModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> PlaceFollowerItem<Place, Value> {
    PlaceFollowerItem(item, self, node: node, context: context)
  }

  func update(_ wrapper: PlaceFollowerItem<Place, Value>, _ context: UpdateContext) {
    wrapper.modifier = self
    if wrapper.placedProposal != nil { wrapper.follow() }
  }
}

/// An item whose place is followed.
final class PlaceFollowerItem<Place, Value: Equatable>: WrapperItem {
  var modifier: PlaceFollowerModifier<Place, Value>
  private var known: Value?
  private weak var node: _AnyViewNode?

  init(
    _ content: LayoutItem, _ modifier: PlaceFollowerModifier<Place, Value>, node: _AnyViewNode,
    context: UpdateContext
  ) {
    self.modifier = modifier
    self.node = node
    super.init(content, host: node.host, context: context)
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    super.arrange(proposal, space: space)
    follow()
  }

  /// Tells of the value if it is another than before.
  func follow() {
    guard let place = modifier.place(self),
      let value = node?.following({ modifier.value(place) }), value != known
    else { return }
    let (action, old) = (modifier.action, known)
    known = value
    // Code must not change state amid a layout.
    host.enqueueAction { action(old, value) }
  }
}

extension View {
  /// Runs code with a value made of the view's place, at first and whenever the value is another.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    modifier(
      PlaceFollowerModifier(place: { $0.geometry }, value: transform, action: { action($1) }))
  }

  /// Runs code with a value made of the view's place, at first and whenever the value is another; it
  /// takes the value before, at first the same, and the new one.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      PlaceFollowerModifier(
        place: { $0.geometry }, value: transform, action: { action($0 ?? $1, $1) }))
  }
}
