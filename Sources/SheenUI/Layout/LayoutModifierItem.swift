/// An item whose layout follows from the values of its modifier.
class LayoutModifierItem<Modifier: Equatable>: WrapperItem {
  final var modifier: Modifier {
    didSet {
      if modifier != oldValue { setNeedsLayout() }
    }
  }

  required init(
    _ content: LayoutItem, _ modifier: Modifier, host: ViewHost, context: UpdateContext
  ) {
    self.modifier = modifier
    super.init(content, host: host, context: context)
  }
}

extension ItemModifier where Self: Equatable, Wrapper: LayoutModifierItem<Self> {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> Wrapper {
    Wrapper(item, self, host: node.host, context: context)
  }

  func update(_ wrapper: Wrapper, _ context: UpdateContext) { wrapper.modifier = self }
}
