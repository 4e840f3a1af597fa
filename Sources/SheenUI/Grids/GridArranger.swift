internal import Foundation
internal import SheenCore

/// Rows of cells whose columns are as wide as they need and can be.
///
/// Columns share the width as the views of a stack do, then rows the height. What is no row takes
/// all columns.
struct GridArranger: Arranger, Equatable {
  var alignment: Alignment
  var horizontalSpacing: Double?
  var verticalSpacing: Double?

  private var columnGap: Double { horizontalSpacing ?? ViewSpacing.standard }
  private var rowGap: Double { verticalSpacing ?? ViewSpacing.standard }

  func size(of items: [LayoutItem], _ proposal: Proposal) -> Size {
    let table = GridTable(items)
    let widths = columnWidths(table, proposal)
    let heights = rowHeights(table, widths, proposal)
    return Size(
      GridTable.extent(of: widths[...], gap: columnGap),
      GridTable.extent(of: heights[...], gap: rowGap))
  }

  func places(of items: [LayoutItem], in size: Size, _ proposal: Proposal) -> [Placement] {
    let table = GridTable(items)
    let widths = columnWidths(table, proposal)
    let heights = rowHeights(table, widths, proposal)
    var places: [Placement] = []
    var y = 0.0
    for (index, row) in table.rows.enumerated() {
      places += self.places(of: row, table, widths, Size(0, heights[index]), y: y)
      y += heights[index] + rowGap
    }
    return places
  }

  private func places(
    of row: GridTable.Row, _ table: GridTable, _ widths: [Double], _ size: Size, y: Double
  ) -> [Placement] {
    let vertical = AlignmentLine(row.alignment ?? alignment.vertical)
    let offers = row.cells.map { cell in
      Proposal(GridTable.extent(of: widths[cell.columns], gap: columnGap), size.height)
    }
    var span = LineSpan()
    for (cell, offer) in zip(row.cells, offers) {
      let dimensions = cell.item.dimensions(offer)
      span.add(dimensions[vertical], length: Double(dimensions.height))
    }
    let above = (size.height - span.length) * share(above: vertical)
    return zip(row.cells, offers).map { cell, offer in
      let box = Size(offer.width ?? 0, size.height)
      let left = GridTable.extent(of: widths[..<cell.columns.lowerBound], gap: columnGap)
      let x = left + (cell.columns.lowerBound > 0 ? columnGap : 0)
      let inner = cell.item.dimensions(offer)
      if let anchor = cell.anchor {
        return Placement(
          origin: Point(
            x + (box.width - Double(inner.width)) * Double(anchor.x),
            y + (box.height - Double(inner.height)) * Double(anchor.y)),
          proposal: offer)
      }
      let horizontal = table.alignment(of: cell.columns.lowerBound) ?? alignment.horizontal
      let outer = ViewDimensions(box.width, box.height)
      return Placement(
        origin: Point(
          x + Double(outer[horizontal] - inner[horizontal]),
          y + above + span.start(of: inner[vertical])),
        proposal: offer)
    }
  }

  /// Which part of the height that no cell takes lies above the cells.
  private func share(above line: AlignmentLine) -> Double {
    line.id.defaultValue(in: ViewDimensions(1, 1))
  }

  // MARK: Columns and rows

  private func columnWidths(_ table: GridTable, _ proposal: Proposal) -> [Double] {
    func width(_ column: Int, _ offer: Double?) -> Double {
      table.cells(in: column).map { $0.item.sizeThatFits(Proposal(offer, nil)).width }.max() ?? 0
    }
    let count = table.columnCount
    let gaps = columnGap * Double(max(count - 1, 0))
    let offers: [Double?]
    if let total = proposal.width, total.isFinite {
      offers = FlexibleShares.offers(
        of: total - gaps, priorities: Array(repeating: 0, count: count), length: width)
    } else {
      offers = Array(repeating: proposal.width, count: count)
    }
    var widths = offers.enumerated().map { width($0.offset, $0.element) }
    for cell in table.wideCells {
      // What needs more than its columns have widens each of them alike.
      let own = GridTable.extent(of: widths[cell.columns], gap: columnGap)
      let others = GridTable.extent(of: widths[...], gap: columnGap) - own
      let offer = proposal.width.map { max($0 - others, own) }
      let missing = cell.item.sizeThatFits(Proposal(offer, nil)).width - own
      if missing > 0 {
        for column in cell.columns { widths[column] += missing / Double(cell.columns.count) }
      }
    }
    return widths
  }

  private func rowHeights(
    _ table: GridTable, _ widths: [Double], _ proposal: Proposal
  ) -> [Double] {
    func height(_ row: Int, _ offer: Double?) -> Double {
      let vertical = AlignmentLine(table.rows[row].alignment ?? alignment.vertical)
      var span = LineSpan()
      for cell in table.rows[row].cells where !cell.unsized.contains(.vertical) {
        let width = GridTable.extent(of: widths[cell.columns], gap: columnGap)
        let dimensions = cell.item.dimensions(Proposal(width, offer))
        span.add(dimensions[vertical], length: Double(dimensions.height))
      }
      return span.length
    }
    let count = table.rows.count
    guard let total = proposal.height, total.isFinite else {
      return table.rows.indices.map { height($0, proposal.height) }
    }
    let offers = FlexibleShares.offers(
      of: total - rowGap * Double(max(count - 1, 0)),
      priorities: Array(repeating: 0, count: count), length: height)
    return offers.enumerated().map { height($0.offset, $0.element) }
  }
}
