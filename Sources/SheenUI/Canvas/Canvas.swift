public import Foundation
internal import SheenCore
internal import SheenDisplay

/// A view that code draws; it takes all the space it is offered, and nothing shows outside.
///
/// The code runs when the view is made anew or has another size, and when a symbol has changed. All
/// colours are mixed encoded, whatever the colour mode; drawing is part of the frame it belongs to, also
/// where it is allowed to be late.
public struct Canvas<Symbols: View> {
  /// Views that the code can draw, by their tags.
  public var symbols: Symbols
  /// The code.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is black where nothing is drawn.
  public var isOpaque: Bool
  /// How colours were asked to be mixed.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may be late; it never is.
  public var rendersAsynchronously: Bool

  /// Makes a canvas that draws with views.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: View {
  /// Makes a node that keeps the symbols.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    CanvasNode(view, inputs)
  }
}

/// The node of a canvas.
private final class CanvasNode<Symbols: View>: _ViewNode<Canvas<Symbols>>, ItemCollector {
  private let item: CanvasItem
  private var node: _ViewNode<Symbols>?
  private var isCollecting = false

  override init(_ view: Canvas<Symbols>, _ inputs: _NodeInputs) {
    item = CanvasItem(host: inputs.host, context: inputs.context)
    super.init(view, inputs)
    node = Symbols._makeNode(view.symbols, childInputs(inputs.context))
    show(view, inputs.context.environment)
    itemsChanged()
  }

  override func update(_ view: Canvas<Symbols>, _ context: UpdateContext) {
    super.update(view, context)
    item.update(context)
    node?.update(view.symbols, context)
    show(view, context.environment)
  }

  private func show(_ view: Canvas<Symbols>, _ environment: EnvironmentValues) {
    item.isOpaque = view.isOpaque
    item.setRenderer { [weak self] recording, size, symbols in
      var context = GraphicsContext(
        recording: recording, bounds: Rect(0, 0, size.width, size.height),
        environment: environment, symbols: symbols)
      let extent = CGSize(width: size.width, height: size.height)
      guard let self else { return }
      following { view.renderer(&context, extent) }
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
    item.setSymbols(items)
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }
  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var ownItem: LayoutItem? { item }
}
