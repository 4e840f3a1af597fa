internal import Foundation
internal import SheenCore
internal import SheenDisplay

/// A list: rows, what lies behind them, and the lines between them.
final class ListItem: ContainerItem {
  private let rule: ListRule
  /// What the parts that the list draws itself are made with.
  private var context: UpdateContext
  private var grounds: [ShapeItem<UnevenRoundedRectangle>] = []
  private var lines: [LeafItem] = []

  init(host: ViewHost, context: UpdateContext) {
    self.context = context
    rule = ListRule(ListMetrics(context.environment))
    super.init(host: host, context: context, arranger: rule)
  }

  /// Takes over what the environment says.
  func apply(_ context: UpdateContext) {
    let isSame = self.context.environment.isIdentical(to: context.environment)
    self.context = context
    let metrics = ListMetrics(context.environment)
    if metrics == rule.metrics, isSame { return }
    rule.metrics = metrics
    setNeedsLayout()
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    let layout = rule.layout(content, width: frame.width)
    // A row learns of its extents before it gets its place.
    let drawn = layout.rows.filter { row in
      guard let own = content[row.index].rowGround else { return rule.metrics.look.hasGrounds }
      let place = layout.places[row.index].origin
      own.show(
        ListRowBox(
          frame: Rect(
            row.frame.x - place.x, row.frame.y - place.y, row.frame.width, row.frame.height),
          shape: shape(of: row)))
      return false
    }
    for (item, place) in zip(content, layout.places) { self.place(item, place, space: space) }
    placeGrounds(drawn, space: space)
    placeLines(layout.lines, space: space)
  }

  private func shape(of row: ListLayout.Row) -> UnevenRoundedRectangle {
    let radius = CGFloat(rule.metrics.look.radius)
    let (top, bottom) = (row.isFirst ? radius : 0, row.isLast ? radius : 0)
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }

  private func placeGrounds(_ rows: [ListLayout.Row], space: Point) {
    let paint = Color.rowGround._paint(in: context.environment)?.paint ?? .none
    for (index, row) in rows.enumerated() {
      let shape = shape(of: row)
      if index == grounds.count {
        let new = ShapeItem(shape, FillStyle(), paint, host: host, context: context)
        adopt(new)
        grounds.append(new)
      }
      grounds[index].set(shape, FillStyle(), paint, Transaction())
      place(grounds[index], Placement(row.frame), space: space)
    }
    grounds.removeLast(grounds.count - rows.count)
  }

  private func placeLines(_ places: [ListLayout.Line], space: Point) {
    for (index, line) in places.enumerated() {
      if index == lines.count {
        let new = LeafItem(host: host, context: context)
        adopt(new)
        lines.append(new)
      }
      let color = line.tint ?? .separator
      lines[index].setPaint(color._paint(in: context.environment)?.paint ?? .none, Transaction())
      place(lines[index], Placement(line.frame), space: space)
    }
    lines.removeLast(lines.count - places.count)
  }

  override func draw(at time: Double) -> [DisplayItem] {
    grounds.flatMap { $0.drawn(at: time) } + super.draw(at: time)
      + lines.flatMap { $0.drawn(at: time) }
  }
}

extension Placement {
  /// A place that an item fills.
  fileprivate init(_ frame: Rect) {
    self.init(origin: Point(frame.x, frame.y), proposal: Proposal(frame.size))
  }
}
