internal import Foundation
internal import SheenCore

/// Rows of views whose columns line up; a view outside of all rows takes the whole width.
public struct Grid<Content> {
  let layout: GridLayout
  let content: Content
}

extension Grid: View where Content: View {
  /// Makes a grid of the rows listed; a spacing of `nil` is the system's, 8 points.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs, arranger: { $0.layout.rule }, content: { $0.content })
  }
}

/// A grid, as a layout.
public struct GridLayout: RuleLayout {
  /// The point by which views are aligned in their cells.
  public var alignment: Alignment
  /// The distance between columns in points; `nil` for the system's.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; `nil` for the system's.
  public var verticalSpacing: CGFloat?

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  /// Makes the layout of a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  @MainActor var rule: GridArranger {
    GridArranger(
      alignment: alignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
  }
}

/// A row of a grid, one cell a view; outside of grids nothing but its views.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  /// Makes a row of the views listed, aligned as the grid says or in a way of its own.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content())
  }

  /// Makes a node that marks the views as a row.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TransparentNode(view, inputs, content: \.marked)
  }

  private var marked: ModifiedContent<Content, GridRowModifier> {
    content.modifier(GridRowModifier(alignment: alignment))
  }
}

/// Marks views as the cells of one row.
struct GridRowModifier {
  var alignment: VerticalAlignment?
}

extension GridRowModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> LayoutValueItem<GridRowToken> {
    LayoutValueItem(
      item, GridRowToken.Row(serial: node.serial, alignment: alignment), host: node.host,
      context: context)
  }

  func update(_ wrapper: LayoutValueItem<GridRowToken>, _ context: UpdateContext) {
    guard let serial = wrapper.value?.serial else { return }
    wrapper.value = GridRowToken.Row(serial: serial, alignment: alignment)
  }
}

extension View {
  /// Has the view take several columns of the grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnSpan.self, value: count)
  }

  /// Has the view's size not count in some directions.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxes.self, value: axes)
  }

  /// Has a point of the view meet that of its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Aligns the views of the column the view is in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }
}
