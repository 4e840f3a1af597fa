/// Sets a value for the container around a view.
struct LayoutValueModifier<Key: LayoutValueKey> {
  var value: Key.Value
}

extension LayoutValueModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> LayoutValueItem<Key> {
    LayoutValueItem(item, value, host: node.host, context: context)
  }

  func update(_ wrapper: LayoutValueItem<Key>, _ context: UpdateContext) {
    wrapper.value = value
  }
}

/// An item with a value for the container around it.
final class LayoutValueItem<Key: LayoutValueKey>: WrapperItem {
  var value: Key.Value {
    didSet { if !areEqual(value, oldValue) { setNeedsLayout() } }
  }

  init(_ content: LayoutItem, _ value: Key.Value, host: ViewHost, context: UpdateContext) {
    self.value = value
    super.init(content, host: host, context: context)
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Key.self) ? value : super.layoutValue(key)
  }
}

extension LayoutItem {
  /// The value the view has set for a key.
  func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }
}

extension View {
  /// Sets a value for the layout around the view.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    modifier(LayoutValueModifier<Key>(value: value))
  }
}
