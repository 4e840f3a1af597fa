internal import SheenCore

/// Views with scroll views among them, which code can scroll.
public struct ScrollViewReader<Content> {
  /// Makes the views inside.
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
  /// Makes views that can be scrolled through what they are given.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Makes a node with the views.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ScrollReaderNode(view, inputs)
  }
}

/// Scrolls to views by what identifies them.
public struct ScrollViewProxy {
  fileprivate weak var node: _AnyViewNode?

  /// Has the scroll views around a view show it: a point of it at the same point of theirs, or as
  /// little moved as shows it.
  ///
  /// Under `withAnimation` the views inside move there.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    nonisolated(unsafe) let wanted = AnyHashable(id)
    MainActor.assumeIsolated { [node] in
      guard let node else { return }
      node.host.commits.enqueue { [weak node] in
        MainActor.assumeIsolated { node?.scroll(to: wanted, anchor) }
      }
    }
  }
}

private final class ScrollReaderNode<Content: View>: _ViewNode<ScrollViewReader<Content>> {
  private var node: _ViewNode<Content>?

  override init(_ view: ScrollViewReader<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    let content = following { view.content(ScrollViewProxy(node: self)) }
    node = recordingReads { Content._makeNode(content, childInputs(inputs.context)) }
  }

  override func update(_ view: ScrollViewReader<Content>, _ context: UpdateContext) {
    super.update(view, context)
    let content = following { view.content(ScrollViewProxy(node: self)) }
    recordingReads { node?.update(content, context) }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}

extension _AnyViewNode {
  /// Has the scroll views around the view of a value show it.
  fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    var items: [LayoutItem] = []
    descendant(identifiedBy: id)?.collectItems(into: &items)
    guard let item = items.first else { return }
    var outer = item.parent
    while let current = outer {
      (current as? ScrollItem)?.reveal(item, anchor: anchor)
      outer = current.parent
    }
  }
}
