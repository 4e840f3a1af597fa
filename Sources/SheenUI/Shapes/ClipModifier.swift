internal import Foundation
internal import SheenCore
internal import SheenDisplay

/// Shows a view only inside a shape in its frame.
struct ClipModifier<Outline: Shape> {
  var shape: Outline
  var style: FillStyle
}

extension ClipModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> ClipItem<Outline> {
    ClipItem(item, self, host: node.host, context: context)
  }

  func update(_ wrapper: ClipItem<Outline>, _ context: UpdateContext) {
    wrapper.set(self, context.transaction)
  }

  var label: String { "clipShape" }
  var details: String { shortTypeName(Outline.self) }
}

/// An item whose content shows only inside a shape; an effect on pixels alone.
final class ClipItem<Outline: Shape>: WrapperItem {
  private var shape: AnimatedProperty<Outline>
  private var style: FillStyle
  private var placed = PlacedFrame()

  init(
    _ content: LayoutItem, _ modifier: ClipModifier<Outline>, host: ViewHost,
    context: UpdateContext
  ) {
    shape = AnimatedProperty(modifier.shape)
    style = modifier.style
    super.init(content, host: host, context: context)
  }

  func set(_ new: ClipModifier<Outline>, _ transaction: Transaction) {
    shape.set(new.shape, transaction, at: host.time)
    style = new.style
    if shape.isAnimating(at: host.time) { host.activate(self) }
    setNeedsDisplay()
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
  }

  override func draw(at time: Double) -> [DisplayItem] {
    let outline = outline(of: shape.value(at: time), in: placed.value(at: time), style)
    return content.drawn(at: time).clipped(to: outline, id: id)
  }

  override var animating: [any Animating] { [shape, placed.animating] }
}

extension [DisplayItem] {
  /// The items, flattened, inside an outline; the mask is opaque black there.
  func clipped(to outline: SheenCore.Outline, id: ItemID) -> [DisplayItem] {
    if isEmpty || outline.elements.isEmpty { return [] }
    let inside = DisplayItem(id: id, content: .fill(outline.displayShape, .solid(.black)))
    return [DisplayItem(id: id, content: .group(self), mask: Mask([inside]))]
  }
}

extension View {
  /// Shows the view only inside a shape in its frame.
  public nonisolated func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Shows the view only inside its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows the view only inside its frame with rounded corners, a radius in points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Puts a filled shape behind the view.
  public nonisolated func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Puts a shape in the colour of the ground behind the view.
  public nonisolated func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts a filled shape in front of the view.
  public nonisolated func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
