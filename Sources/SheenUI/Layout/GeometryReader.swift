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
    let item = GeometryReaderItem(host: inputs.host, context: inputs.context)
    // The content is made once the view has its place.
    let node = ContainerNode(view, inputs, item: item, isMadeLate: true) { view in
      item.isPlaced ? view.content(item.geometry) : nil
    }
    item.placed = { [weak node] in
      guard let node else { return }
      node.host.markDirty(node)
    }
    return node
  }
}

/// A container that takes what it is offered and tells of its frame.
private final class GeometryReaderItem: ContainerItem {
  var placed: () -> Void = {}
  private(set) var isPlaced = false

  init(host: ViewHost, context: UpdateContext) {
    super.init(host: host, context: context, arranger: ReaderArranger())
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    isPlaced = true
    placed()
  }
}

/// All items at the top left corner of all the space offered.
private struct ReaderArranger: Arranger {
  func size(of items: [LayoutItem], _ proposal: Proposal) -> Size {
    Size(proposal.width ?? 10, proposal.height ?? 10)
  }

  func places(of items: [LayoutItem], in size: Size, _ proposal: Proposal) -> [Placement] {
    items.map { _ in Placement(origin: .zero, proposal: Proposal(size)) }
  }
}
