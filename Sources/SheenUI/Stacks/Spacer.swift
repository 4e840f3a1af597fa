internal import Foundation
internal import SheenCore
internal import SheenDisplay

/// Space that takes what others leave, along the stack it is in.
public struct Spacer: Sendable {
  /// The least it takes, in points; `nil` for the system's.
  public var minLength: CGFloat?

  /// Makes a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ItemNode(view, inputs, item: SpacerItem(host: inputs.host, context: inputs.context)) {
      item, view, _ in
      item.minimum = view.minLength.map { Double($0) } ?? ViewSpacing.standard
    }
  }
}

/// An item of nothing but space.
final class SpacerItem: LayoutItem {
  var minimum = ViewSpacing.standard {
    didSet { if minimum != oldValue { setNeedsLayout() } }
  }

  override var spacing: ViewSpacing { .zero }
  override func hitTest(_ point: Point) -> [any HoverTarget]? { nil }
  override var hitOutline: Outline { Outline() }

  override func measure(_ proposal: Proposal) -> Size {
    func extent(_ offered: Double?) -> Double { max(offered ?? minimum, minimum) }
    return switch stackAxis {
    case .horizontal: Size(extent(proposal.width), 0)
    case .vertical: Size(0, extent(proposal.height))
    case nil: Size(extent(proposal.width), extent(proposal.height))
    }
  }
}

/// A line across the stack it is in, a pixel wide.
public struct Divider: Sendable {
  /// Makes a divider.
  public init() {}
}

extension Divider: View {
  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ItemNode(view, inputs, item: DividerItem(host: inputs.host, context: inputs.context)) {
      item, _, environment in
      let isDark = environment.colorScheme == .dark
      item.color =
        isDark
        ? RGBA(84.0 / 255, 84.0 / 255, 88.0 / 255, 0.6)
        : RGBA(60.0 / 255, 60.0 / 255, 67.0 / 255, 0.29)
    }
  }
}

/// An item that is a line.
final class DividerItem: LayoutItem {
  var color = RGBA.clear {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }
  private var placed = PlacedFrame()

  override func measure(_ proposal: Proposal) -> Size {
    let pixel = 1 / host.grid.scale
    return stackAxis == .horizontal
      ? Size(pixel, proposal.height ?? 10) : Size(proposal.width ?? 10, pixel)
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
  }

  override func draw(at time: Double) -> [DisplayItem] {
    let rect = placed.value(at: time)
    if rect.isEmpty { return [] }
    return [DisplayItem(id: id, content: .fill(.rect(rect), .solid(color)))]
  }

  override var shownFrame: Rect { placed.value(at: host.time) }
  override var animating: [any Animating] { [placed.animating] }
}

/// The node of a view with one item of its own and no views inside.
final class ItemNode<Content, Item: LayoutItem>: _ViewNode<Content> {
  private let item: Item
  private let apply: (Item, Content, EnvironmentValues) -> Void

  init(
    _ view: Content, _ inputs: _NodeInputs, item: Item,
    apply: @escaping (Item, Content, EnvironmentValues) -> Void
  ) {
    self.item = item
    self.apply = apply
    super.init(view, inputs)
    apply(item, view, inputs.context.environment)
  }

  override func update(_ view: Content, _ context: UpdateContext) {
    super.update(view, context)
    item.update(context)
    apply(item, view, context.environment)
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }
  override var ownItem: LayoutItem? { item }
}
