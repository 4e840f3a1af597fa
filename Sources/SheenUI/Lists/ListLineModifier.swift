/// Says something of the lines at a row's edges.
struct ListLineModifier {
  var edges: VerticalEdge.Set
  var change: (inout ListLine) -> Void
}

extension ListLineModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> ListLineItem {
    ListLineItem(item, self, host: node.host, context: context)
  }

  func update(_ wrapper: ListLineItem, _ context: UpdateContext) { wrapper.modifier = self }
}

/// A row that says something of its lines, besides what is said further in.
final class ListLineItem: WrapperItem {
  var modifier: ListLineModifier {
    didSet { if line(.top) != known.top || line(.bottom) != known.bottom { setNeedsLayout() } }
  }
  /// What was asked for last.
  private var known: (top: ListLine?, bottom: ListLine?)

  init(
    _ content: LayoutItem, _ modifier: ListLineModifier, host: ViewHost, context: UpdateContext
  ) {
    self.modifier = modifier
    super.init(content, host: host, context: context)
  }

  private func line(_ edge: VerticalEdge.Set) -> ListLine {
    var line =
      edge == .top
      ? content.layoutValue(ListTopLineKey.self) : content.layoutValue(ListBottomLineKey.self)
    if modifier.edges.contains(edge) { modifier.change(&line) }
    return line
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    if key == ObjectIdentifier(ListTopLineKey.self) {
      known.top = line(.top)
      return known.top
    }
    if key == ObjectIdentifier(ListBottomLineKey.self) {
      known.bottom = line(.bottom)
      return known.bottom
    }
    return super.layoutValue(key)
  }
}
