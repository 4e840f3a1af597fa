internal import SheenCore
internal import SheenDisplay

/// Shows nothing of a view, which keeps its place.
struct HiddenModifier {}

extension HiddenModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> HiddenItem {
    HiddenItem(item, host: node.host, context: context)
  }

  func update(_ wrapper: HiddenItem, _ context: UpdateContext) {}
}

/// An item that takes space and shows nothing.
final class HiddenItem: WrapperItem {
  override func draw(at time: Double) -> [DisplayItem] { [] }
  override var hitItems: [LayoutItem] { [] }
}

extension View {
  /// Shows nothing of the view, which keeps its place.
  public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }
}
