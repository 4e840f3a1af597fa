/// Several views side by side, without a layout of their own.
public struct TupleView<Value> {
  /// The views, as a tuple.
  public var value: Value
  /// Shows each view to a visitor; only the builder knows their types.
  let forEach: @MainActor (Value, inout any ViewVisitor) -> Void

  init(_ value: Value, forEach: @escaping @MainActor (Value, inout any ViewVisitor) -> Void) {
    self.value = value
    self.forEach = forEach
  }
}

/// Is shown views of many types, one after another.
@MainActor
protocol ViewVisitor {
  mutating func visit<Content: View>(_ view: Content)
}

extension TupleView: View {
  /// Makes a node with one child a view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TupleNode(view, inputs)
  }
}

private final class TupleNode<Value>: _ViewNode<TupleView<Value>> {
  private var nodes: [_AnyViewNode] = []

  override init(_ view: TupleView<Value>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    var maker: any ViewVisitor = Maker(inputs: childInputs(inputs.context))
    view.forEach(view.value, &maker)
    nodes = (maker as? Maker)?.nodes ?? []
  }

  override func update(_ view: TupleView<Value>, _ context: UpdateContext) {
    super.update(view, context)
    var updater: any ViewVisitor = Updater(nodes: nodes, context: context)
    view.forEach(view.value, &updater)
  }

  override var children: [_AnyViewNode] { nodes }
}

private struct Maker: ViewVisitor {
  let inputs: _NodeInputs
  var nodes: [_AnyViewNode] = []

  mutating func visit<Content: View>(_ view: Content) {
    nodes.append(Content._makeNode(view, inputs))
  }
}

private struct Updater: ViewVisitor {
  let nodes: [_AnyViewNode]
  let context: UpdateContext
  var index = 0

  mutating func visit<Content: View>(_ view: Content) {
    (nodes[index] as? _ViewNode<Content>)?.update(view, context)
    index += 1
  }
}
