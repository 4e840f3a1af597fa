internal import SheenCore
internal import SheenDisplay

/// Puts other views in front of or behind a view, or lets only their alpha through.
///
/// The others are offered the view's size and aligned with its frame; they do not change it.
struct SecondaryModifier<Secondary: View> {
  enum Role {
    case mask
    case overlay
    case background
  }

  var role: Role
  var secondary: ZStack<Secondary>
}

extension SecondaryModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> SecondaryItem<Secondary> {
    let inputs = _NodeInputs(
      host: node.host, parent: node, context: context, compositeDepth: node.compositeDepth)
    return SecondaryItem(
      item, ZStack.makeContainer(secondary, inputs), role, host: node.host, context: context)
  }

  func update(_ wrapper: SecondaryItem<Secondary>, _ context: UpdateContext) {
    wrapper.node.update(secondary, context)
  }

  var label: String { "\(role)" }
}

/// An item with other views of the same size in front, behind, or as its mask.
final class SecondaryItem<Secondary: View>: WrapperItem {
  let node: ZStackNode<Secondary>
  private let role: SecondaryModifier<Secondary>.Role

  init(
    _ content: LayoutItem, _ node: ZStackNode<Secondary>,
    _ role: SecondaryModifier<Secondary>.Role, host: ViewHost, context: UpdateContext
  ) {
    self.node = node
    self.role = role
    super.init(content, host: host, context: context)
    adopt(node.item)
  }

  override var items: [LayoutItem] {
    role == .background ? [node.item, content] : [content, node.item]
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    super.arrange(proposal, space: space)
    // The lines the view has set itself count.
    let place = alignedPlace(
      of: node.item, Proposal(frame.size), node.view.alignment, in: dimensions(proposal))
    self.place(node.item, place, space: space)
  }

  override func draw(at time: Double) -> [DisplayItem] {
    guard role == .mask else { return super.draw(at: time) }
    let (drawn, mask) = (content.drawn(at: time), node.item.drawn(at: time))
    if drawn.isEmpty || mask.isEmpty { return [] }
    return [DisplayItem(id: id, content: .group(drawn), mask: Mask(mask))]
  }

  override var hitItems: [LayoutItem] { role == .mask ? [content] : items }

  override var ownedNodes: [_AnyViewNode] { [node] }
}

extension View {
  /// Shows the view only where other views are opaque, and translucent where they are.
  ///
  /// Only the alpha of the mask counts, not its colour.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      SecondaryModifier(
        role: .mask, secondary: ZStack(alignment: alignment, content: mask())))
  }

  /// Shows the view only where another view is opaque, and translucent where it is.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }

  /// Puts other views in front of the view.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(
      SecondaryModifier(
        role: .overlay, secondary: ZStack(alignment: alignment, content: content())))
  }

  /// Puts another view in front of the view.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Puts other views behind the view.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(
      SecondaryModifier(
        role: .background, secondary: ZStack(alignment: alignment, content: content())))
  }

  /// Puts another view behind the view.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Fills the space in front of the view, beyond the safe area at some edges.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { StyleView(style: style).ignoresSafeArea(edges: edges) }
  }

  /// Fills the space behind the view, beyond the safe area at some edges.
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { StyleView(style: style).ignoresSafeArea(edges: edges) }
  }
}
