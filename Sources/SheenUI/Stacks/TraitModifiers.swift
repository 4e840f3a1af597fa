/// Says how early a stack gives a view its space.
struct PriorityModifier {
  var priority: Double
}

extension PriorityModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> PriorityItem {
    PriorityItem(item, priority, host: node.host, context: context)
  }

  func update(_ wrapper: PriorityItem, _ context: UpdateContext) { wrapper.priority = priority }

  var label: String { "layoutPriority" }
  var details: String { "\(priority)" }
}

/// An item with a priority of its own.
final class PriorityItem: WrapperItem {
  var priority: Double {
    didSet { if priority != oldValue { setNeedsLayout() } }
  }

  init(_ content: LayoutItem, _ priority: Double, host: ViewHost, context: UpdateContext) {
    self.priority = priority
    super.init(content, host: host, context: context)
  }

  override var layoutPriority: Double { priority }
}

/// Says how far in front a view lies among its neighbours.
struct ZIndexModifier {
  var value: Double
}

extension ZIndexModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> ZIndexItem {
    ZIndexItem(item, value, host: node.host, context: context)
  }

  func update(_ wrapper: ZIndexItem, _ context: UpdateContext) { wrapper.value = value }

  var label: String { "zIndex" }
  var details: String { "\(value)" }
}

/// An item with a place of its own in the order back to front.
final class ZIndexItem: WrapperItem {
  var value: Double {
    didSet {
      guard value != oldValue else { return }
      // The container around draws in another order, though nothing in it changed.
      var outer = parent
      while let wrapper = outer as? WrapperItem { outer = wrapper.parent }
      (outer as? ContainerItem)?.orderChanged()
    }
  }

  init(_ content: LayoutItem, _ value: Double, host: ViewHost, context: UpdateContext) {
    self.value = value
    super.init(content, host: host, context: context)
  }

  override var zIndex: Double { value }
}

extension View {
  /// Says how early a stack gives the view its space; views of a higher priority come first.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(priority: value))
  }

  /// Says how far in front the view lies among its neighbours; views of one value keep their order.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}
