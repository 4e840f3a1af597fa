internal import SheenCore

/// A view that makes others out of its own size and place.
///
/// It takes all the space it is offered, 10 points where nothing is offered; what it makes begins at
/// its top left corner. The code runs when the size and place are known, and again when they change.
public struct GeometryReader<Content> {
  /// Makes the views inside.
  public var content: (GeometryProxy) -> Content

  /// Makes a view of others that depend on its size and place.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View where Content: View {
  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    GeometryReaderNode(view, inputs)
  }
}

/// A container that tells its node of its frame.
private final class GeometryReaderItem: ContainerItem {
  var placed: () -> Void = {}
  private(set) var isPlaced = false

  override func measure(_ proposal: Proposal) -> Size {
    Size(proposal.width ?? 10, proposal.height ?? 10)
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    isPlaced = true
    placed()
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    super.arrange(Proposal(frame.size), space: space)
  }
}

/// The node of a view that has its content made once it has its place.
private final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>>,
  ItemCollector
{
  private let item: GeometryReaderItem
  private var node: _ViewNode<Content>?
  private var isCollecting = false

  override init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
    item = GeometryReaderItem(
      host: inputs.host, context: inputs.context, alignment: .topLeading)
    super.init(view, inputs)
    item.placed = { [weak self] in
      guard let self else { return }
      host.markDirty(self)
    }
  }

  override func update(_ view: GeometryReader<Content>, _ context: UpdateContext) {
    super.update(view, context)
    item.update(context)
    guard item.isPlaced else { return }
    let content = recordingReads { view.content(item.geometry) }
    if let node {
      recordingReads { node.update(content, context) }
    } else {
      node = recordingReads { Content._makeNode(content, childInputs(context)) }
      itemsChanged()
    }
  }

  override func itemsChanged() {
    guard !isCollecting else { return }
    isCollecting = true
    host.collectLater(self)
  }

  func collect() {
    isCollecting = false
    var items: [LayoutItem] = []
    node?.collectItems(into: &items)
    item.setContent(items)
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }
  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var ownItem: LayoutItem? { item }
}
