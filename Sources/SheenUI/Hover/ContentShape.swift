internal import SheenCore

/// What a content shape is the shape for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int

  /// Makes kinds from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the pointer counts as over the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// A dragged picture of the view; there is none here.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// A menu's picture of the view; there is none here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What a highlight covers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What assistive technology is told; there is none here.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Gives a view a shape for the pointer or for highlights.
struct ContentShapeModifier<Content: Shape> {
  var kinds: ContentShapeKinds
  var shape: Content
  var style: FillStyle
}

extension ContentShapeModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> ContentShapeItem<Content> {
    ContentShapeItem(item, self, host: node.host, context: context)
  }

  func update(_ wrapper: ContentShapeItem<Content>, _ context: UpdateContext) {
    wrapper.modifier = self
  }

  var label: String { "contentShape" }
  var details: String { shortTypeName(Content.self) }
}

/// An item with a shape of its own for the pointer or for highlights.
final class ContentShapeItem<Content: Shape>: WrapperItem {
  var modifier: ContentShapeModifier<Content> { didSet { setNeedsDisplay() } }
  private var placed = PlacedFrame()

  init(
    _ content: LayoutItem, _ modifier: ContentShapeModifier<Content>, host: ViewHost,
    context: UpdateContext
  ) {
    self.modifier = modifier
    super.init(content, host: host, context: context)
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
  }

  override var shownFrame: Rect { placed.value(at: host.time) }

  private var outline: Outline { modifier.shape.outline(in: shownFrame, modifier.style) }

  private var isInteractive: Bool { modifier.kinds.contains(.interaction) }

  override func hitTest(_ point: Point) -> [any HoverTarget]? {
    guard isInteractive else { return content.hit(point) }
    return outline.contains(point) ? content.hit(point) ?? [] : nil
  }

  override func makeReach() -> Rect {
    isInteractive ? outline.controlBounds() : content.reach
  }

  override var hitOutline: Outline { isInteractive ? outline : content.hitOutline }

  override var highlightOutline: Outline? {
    modifier.kinds.contains(.hoverEffect) ? outline : content.highlightOutline
  }

  override var animating: [any Animating] { [placed.animating] }
}

/// Says whether the pointer can be over a view.
struct HitTestingModifier {
  var isAllowed: Bool
}

extension HitTestingModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> HitTestingItem {
    HitTestingItem(item, isAllowed, host: node.host, context: context)
  }

  func update(_ wrapper: HitTestingItem, _ context: UpdateContext) {
    wrapper.isAllowed = isAllowed
  }

  var label: String { "allowsHitTesting" }
  var details: String { "\(isAllowed)" }
}

/// An item the pointer may pass through.
final class HitTestingItem: WrapperItem {
  var isAllowed: Bool { didSet { if isAllowed != oldValue { setNeedsDisplay() } } }

  init(_ content: LayoutItem, _ isAllowed: Bool, host: ViewHost, context: UpdateContext) {
    self.isAllowed = isAllowed
    super.init(content, host: host, context: context)
  }

  override var hitItems: [LayoutItem] { isAllowed ? [content] : [] }
}

extension View {
  /// Gives the view a shape for what the kinds say.
  ///
  /// With `.interaction` the pointer is over the view inside the shape even where nothing is drawn,
  /// and outside of it nowhere. With `.hoverEffect` highlights have the form of the shape; where
  /// they begin stays as it is. The other kinds have no meaning here.
  ///
  /// - Parameters:
  ///   - kind: What the shape is for.
  ///   - shape: The shape; it is laid into the view's frame.
  ///   - eoFill: Whether places that an outline winds around an even number of times lie outside.
  /// - Returns: The view with the shape.
  public nonisolated func contentShape<Content: Shape>(
    _ kind: ContentShapeKinds, _ shape: Content, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(kinds: kind, shape: shape, style: FillStyle(eoFill: eoFill)))
  }

  /// Gives the view a shape for the pointer: the kind `.interaction`.
  public nonisolated func contentShape<Content: Shape>(
    _ shape: Content, eoFill: Bool = false
  ) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Says whether the pointer can be over the view; where it cannot, it is over what lies behind.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isAllowed: enabled))
  }
}
