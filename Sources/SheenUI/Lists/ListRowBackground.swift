internal import SheenCore
internal import SheenDisplay

/// The extents of a row.
struct ListRowBox: Equatable {
  /// The row, seen from the top leading corner of its content.
  var frame: Rect
  /// The outline of what lies behind it.
  var shape: UnevenRoundedRectangle

  static func == (lhs: ListRowBox, rhs: ListRowBox) -> Bool {
    lhs.frame == rhs.frame && lhs.shape.cornerRadii == rhs.shape.cornerRadii
  }
}

/// Something that lies behind a row.
@MainActor
protocol ListRowGround: LayoutItem {
  /// Whether there is something.
  var isGiven: Bool { get }
  /// Fills a row.
  func show(_ box: ListRowBox)
}

extension LayoutItem {
  /// What the row says lies behind it.
  var rowGround: (any ListRowGround)? {
    var item: LayoutItem? = self
    while let wrapper = item as? WrapperItem {
      if let ground = wrapper as? any ListRowGround, ground.isGiven { return ground }
      item = wrapper.content
    }
    return nil
  }
}

/// Puts a view behind a row of a list.
struct ListRowBackgroundModifier<Ground: View> {
  var ground: Ground?
}

extension ListRowBackgroundModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> ListRowGroundItem<Ground> {
    let inputs = _NodeInputs(
      host: node.host, parent: node, context: context, compositeDepth: node.compositeDepth)
    return ListRowGroundItem(
      item, ZStack.makeContainer(stack, inputs), isGiven: ground != nil, host: node.host,
      context: context)
  }

  func update(_ wrapper: ListRowGroundItem<Ground>, _ context: UpdateContext) {
    wrapper.isGiven = ground != nil
    wrapper.node.update(stack, context)
  }

  private var stack: ZStack<Ground?> { ZStack(alignment: .center, content: ground) }
}

/// An item with a view behind the row that it is the content of; none outside of lists.
final class ListRowGroundItem<Ground: View>: WrapperItem, ListRowGround {
  let node: ZStackNode<Ground?>
  var isGiven: Bool {
    didSet { if isGiven != oldValue { setNeedsLayout() } }
  }
  private let shown: FrameItem
  private let clip: ClipItem<UnevenRoundedRectangle>
  private var box: ListRowBox?

  init(
    _ content: LayoutItem, _ node: ZStackNode<Ground?>, isGiven: Bool, host: ViewHost,
    context: UpdateContext
  ) {
    self.node = node
    self.isGiven = isGiven
    let frame = FrameModifier(width: 0, height: 0, alignment: .center)
    shown = FrameItem(node.item, frame, host: host, context: context)
    clip = ClipItem(
      shown, ClipModifier(shape: UnevenRoundedRectangle(), style: FillStyle()), host: host,
      context: context)
    super.init(content, host: host, context: context)
    adopt(clip)
  }

  func show(_ box: ListRowBox) {
    guard box != self.box else { return }
    self.box = box
    shown.modifier = FrameModifier(
      width: box.frame.width, height: box.frame.height, alignment: .center)
    clip.set(ClipModifier(shape: box.shape, style: FillStyle()), Transaction())
    setNeedsLayout()
  }

  override var items: [LayoutItem] { isGiven && box != nil ? [clip, content] : [content] }

  override func arrange(_ proposal: Proposal, space: Point) {
    super.arrange(proposal, space: space)
    guard let box else { return }
    place(
      clip,
      Placement(
        origin: Point(box.frame.x, box.frame.y), proposal: Proposal(box.frame.size)), space: space)
  }

  override var ownedNodes: [_AnyViewNode] { [node] }
}
