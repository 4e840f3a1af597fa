internal import Foundation
internal import SheenCore

/// What a view is in a section of a list.
enum ListPart: Equatable {
  case header
  case row
  case footer
}

/// The section a view belongs to, and what it is there.
struct ListPlace: Equatable {
  var section: Namespace.ID?
  var part = ListPart.row
}

/// Says where in a list a view belongs.
enum ListPlaceKey: LayoutValueKey {
  static var defaultValue: ListPlace { ListPlace() }
}

/// What a row keeps clear around its content; `nil` for the system's.
enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// What a row says of the line at one of its edges.
struct ListLine: Equatable {
  var visibility = Visibility.automatic
  var tint: Color?
}

/// The line above a row.
enum ListTopLineKey: LayoutValueKey {
  static var defaultValue: ListLine { ListLine() }
}

/// The line below a row.
enum ListBottomLineKey: LayoutValueKey {
  static var defaultValue: ListLine { ListLine() }
}

/// Where everything in a list goes.
struct ListLayout {
  /// A row with its insets.
  struct Row {
    var index: Int
    var frame: Rect
    /// Whether it is the first one after a gap.
    var isFirst: Bool
    /// Whether it is the last one before a gap.
    var isLast = true
  }

  /// A line between two rows.
  struct Line {
    var frame: Rect
    var tint: Color?
  }

  var places: [Placement] = []
  var rows: [Row] = []
  var lines: [Line] = []
  var height = 0.0
}

/// Arranges rows, with what stands before and after their sections.
@MainActor
final class ListRule: Arranger {
  var metrics: ListMetrics

  init(_ metrics: ListMetrics) { self.metrics = metrics }

  var axis: Axis? { .vertical }

  private func width(of items: [LayoutItem], _ proposal: Proposal) -> Double {
    if let width = proposal.width { return width }
    let insets = 2 * metrics.look.margin + Double(ListLook.rowInsets.leading * 2)
    return (items.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0) + insets
  }

  func size(of items: [LayoutItem], _ proposal: Proposal) -> Size {
    let width = width(of: items, proposal)
    return Size(width, layout(items, width: width).height)
  }

  func places(of items: [LayoutItem], in size: Size, _ proposal: Proposal) -> [Placement] {
    layout(items, width: size.width).places
  }

  /// Where everything goes in a list of a width.
  func layout(_ items: [LayoutItem], width: Double) -> ListLayout {
    var (layout, y) = (ListLayout(), metrics.look.ends)
    var previous: (place: ListPlace, item: LayoutItem)?
    for (index, item) in items.enumerated() {
      let place = item.layoutValue(ListPlaceKey.self)
      y += gap(from: previous?.place, to: place)
      if place.part == .row {
        let isJoined = previous?.place == place && metrics.rowSpacing == 0
        if isJoined, let upper = previous?.item { layout.join(upper, item, metrics.line) }
        add(item, index, isFirst: !isJoined, to: &layout, at: &y, width)
      } else {
        addPart(item, isHeader: place.part == .header, to: &layout, at: &y, width)
      }
      previous = (place, item)
    }
    layout.height = y + metrics.look.ends
    return layout
  }

  private func gap(from previous: ListPlace?, to place: ListPlace) -> Double {
    guard let previous else { return 0 }
    if previous.section != place.section { return metrics.look.sectionSpacing }
    if previous.part != place.part { return metrics.look.partSpacing }
    return place.part == .row ? metrics.rowSpacing : 0
  }

  private func add(
    _ item: LayoutItem, _ index: Int, isFirst: Bool, to layout: inout ListLayout,
    at y: inout Double, _ width: Double
  ) {
    let insets = item.layoutValue(ListRowInsetsKey.self) ?? ListLook.rowInsets
    let card = max(width - 2 * metrics.look.margin, 0)
    let proposal = Proposal(card, nil).inset(by: insets)
    let size = item.sizeThatFits(proposal)
    let height = max(size.height + Double(insets.top + insets.bottom), metrics.leastRow)
    let rest = height - Double(insets.top + insets.bottom) - size.height
    layout.places.append(
      Placement(
        origin: Point(
          metrics.look.margin + Double(insets.leading), y + Double(insets.top) + rest / 2),
        proposal: proposal))
    layout.rows.append(
      ListLayout.Row(
        index: index, frame: Rect(metrics.look.margin, y, card, height), isFirst: isFirst))
    y += height
  }

  private func addPart(
    _ item: LayoutItem, isHeader: Bool, to layout: inout ListLayout, at y: inout Double,
    _ width: Double
  ) {
    let indent = metrics.look.margin + Double(ListLook.rowInsets.leading)
    let proposal = Proposal(max(width - 2 * indent, 0), nil)
    let height = item.sizeThatFits(proposal).height
    let all = isHeader ? max(height, metrics.leastHeader) : height
    layout.places.append(
      Placement(origin: Point(indent, y + all - height), proposal: proposal))
    y += all
  }
}

extension ListLayout {
  /// Notes that a row follows the last one without a gap.
  @MainActor
  fileprivate mutating func join(_ upper: LayoutItem, _ lower: LayoutItem, _ thickness: Double) {
    guard let last = rows.indices.last else { return }
    rows[last].isLast = false
    let (above, below) = (
      upper.layoutValue(ListBottomLineKey.self), lower.layoutValue(ListTopLineKey.self)
    )
    guard above.visibility != .hidden, below.visibility != .hidden else { return }
    let (frame, start) = (
      rows[last].frame,
      Double((upper.layoutValue(ListRowInsetsKey.self) ?? ListLook.rowInsets).leading)
    )
    lines.append(
      Line(
        frame: Rect(
          frame.x + start, frame.maxY - thickness, max(frame.width - start, 0), thickness),
        tint: above.tint ?? below.tint))
  }
}
