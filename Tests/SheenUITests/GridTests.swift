import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Grids, lazy grids and lazy stacks; numbers worked out by hand.
@MainActor
struct GridTests {
  // MARK: Grid

  @Test func columnsAndRowsLineUp() throws {
    let grid = Grid {
      GridRow {
        box(10, 20)
        box(30, 10)
      }
      GridRow {
        box(20, 10)
        box(10, 10)
      }
    }
    // Columns of 20 and 30, rows of 20 and 10, 8 in between, all centred.
    #expect(try host(grid).sizeThatFits(.unspecified) == Size(58, 38))
    #expect(
      try frames(grid, in: 58, 38) == [
        Rect(5, 0, 10, 20), Rect(28, 5, 30, 10), Rect(0, 28, 20, 10), Rect(38, 28, 10, 10),
      ])
  }

  @Test func alignmentIsTheGridsTheRowsTheColumnsOrTheCells() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(20, 20)
        box(20, 10)
        box(20, 20)
      }
      GridRow(alignment: .bottom) {
        box(10, 10)
        box(10, 20).gridColumnAlignment(.trailing)
        box(10, 10).gridCellAnchor(.center)
      }
    }
    #expect(
      try frames(grid, in: 60, 40) == [
        Rect(0, 0, 20, 20), Rect(20, 0, 20, 10), Rect(40, 0, 20, 20),
        Rect(0, 30, 10, 10), Rect(30, 20, 10, 20), Rect(45, 25, 10, 10),
      ])
  }

  @Test func flexibleColumnsShareTheRest() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(20, 10)
        Color.blue
      }
      GridRow {
        Color.green
        box(10, 30)
      }
    }
    // Both columns are flexible: 50 each; so are both rows, the first at least 10, the second 30.
    #expect(
      try frames(grid, in: 100, 80) == [
        Rect(15, 15, 20, 10), Rect(50, 0, 50, 40), Rect(0, 40, 50, 40), Rect(70, 45, 10, 30),
      ])
  }

  @Test func cellsTakeSeveralColumns() throws {
    let grid = Grid(horizontalSpacing: 4, verticalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(10, 10)
        box(10, 10)
      }
      GridRow {
        Color.blue.gridCellColumns(2).frame(height: 10)
        box(10, 10)
      }
      box(38, 10)
    }
    #expect(
      try frames(grid, in: 38, 30) == [
        Rect(0, 0, 10, 10), Rect(14, 0, 10, 10), Rect(28, 0, 10, 10),
        Rect(0, 10, 24, 10), Rect(28, 10, 10, 10), Rect(0, 20, 38, 10),
      ])
  }

  @Test func unsizedCellsTakeWhatOthersNeed() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(20, 10)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    #expect(
      try frames(grid, in: 100, 11) == [
        Rect(35, 0, 10, 10), Rect(45, 0, 20, 10), Rect(35, 10, 30, 1),
      ])
  }

  @Test func rowsMayComeFromLoopsAndStandOutsideOfGrids() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<2) { row in
        GridRow {
          ForEach(0..<2) { _ in box(10, row == 0 ? 10 : 20) }
        }
        .padding(1)
      }
    }
    #expect(
      try frames(grid, in: 24, 34) == [
        Rect(1, 1, 10, 10), Rect(13, 1, 10, 10), Rect(1, 13, 10, 20), Rect(13, 13, 10, 20),
      ])
    let row = HStack(spacing: 0) {
      GridRow {
        box(10, 10)
        box(10, 10)
      }
    }
    #expect(try frames(row, in: 20, 10) == [Rect(0, 0, 10, 10), Rect(10, 0, 10, 10)])
  }

  // MARK: Lazy grids

  private func widths(_ columns: [GridItem], in width: Double) throws -> [Double] {
    let grid = LazyVGrid(columns: columns) {
      ForEach(0..<12) { _ in Color.red.frame(height: 10) }
    }
    let shown = try frames(grid, in: width, 1000)
    return shown.filter { $0.y == shown[0].y }.map(\.width)
  }

  @Test func tracksOfLazyGrids() throws {
    #expect(try widths([GridItem(), GridItem()], in: 108) == [50, 50])
    #expect(
      try widths([GridItem(.fixed(30)), GridItem(spacing: 20), GridItem()], in: 158) == [
        30, 50, 50,
      ])
    #expect(
      try widths([GridItem(.flexible(maximum: 20)), GridItem()], in: 108) == [20, 80])
    #expect(try widths([GridItem(.flexible(minimum: 70)), GridItem()], in: 108) == [70, 30])
    // (208 + 8) / (60 + 8) = 3.2: three of (208 - 16) / 3.
    #expect(try widths([GridItem(.adaptive(minimum: 60))], in: 208) == [64, 64, 64])
    #expect(
      try widths([GridItem(.adaptive(minimum: 60, maximum: 62))], in: 208) == [62, 62, 62])
    #expect(try widths([GridItem(.adaptive(minimum: 50))], in: 166) == [50, 50, 50])
  }

  @Test func linesOfLazyGridsAreAsHighAsTheirHighest() throws {
    let grid = LazyVGrid(
      columns: [
        GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20), alignment: .bottomTrailing),
      ],
      alignment: .leading, spacing: 4
    ) {
      box(10, 30)
      box(10, 10)
      box(20, 10)
    }
    #expect(try host(grid).sizeThatFits(ProposedViewSize(width: 100, height: nil)) == Size(100, 44))
    #expect(
      try frames(grid, in: 100, 44) == [
        Rect(5, 0, 10, 30), Rect(30, 20, 10, 10), Rect(0, 34, 20, 10),
      ])
  }

  @Test func lazyGridsToTheSide() throws {
    let grid = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 2) {
      box(10, 10)
      box(30, 10)
      box(10, 10)
    }
    #expect(
      try frames(grid, in: 42, 48) == [
        Rect(10, 5, 10, 10), Rect(0, 33, 30, 10), Rect(32, 5, 10, 10),
      ])
  }

  @Test func sectionsStandOnLinesOfTheirOwn() throws {
    let grid = LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
      Section {
        box(10, 10)
      } header: {
        Color.blue.frame(height: 5)
      } footer: {
        Color.green.frame(height: 6)
      }
      box(10, 10)
    }
    #expect(
      try frames(grid, in: 40, 31) == [
        Rect(0, 0, 40, 5), Rect(5, 5, 10, 10), Rect(0, 15, 40, 6), Rect(5, 21, 10, 10),
      ])
  }

  // MARK: Lazy stacks

  @Test func lazyStacksAreAsWideAsThereIsSpace() throws {
    let column = LazyVStack(alignment: .trailing, spacing: 2) {
      box(10, 10)
      Color.blue
    }
    #expect(try host(column).sizeThatFits(ProposedViewSize(width: 50, height: 90)) == Size(50, 22))
    #expect(try frames(column, in: 50, 22) == [Rect(40, 0, 10, 10), Rect(0, 12, 50, 10)])
    let row = LazyHStack(alignment: .bottom) {
      box(10, 10)
      Color.blue
    }
    #expect(try frames(row, in: 28, 40) == [Rect(0, 30, 10, 10), Rect(18, 0, 10, 40)])
  }

  // MARK: ViewThatFits

  @Test func theFirstViewThatFitsIsShown() throws {
    let view = ViewThatFits {
      box(100, 20)
      box(50, 50)
      box(20, 20)
    }
    #expect(try frames(view, in: 100, 40) == [Rect(0, 10, 100, 20)])
    #expect(try frames(view, in: 60, 60) == [Rect(5, 5, 50, 50)])
    #expect(try frames(view, in: 60, 40) == [Rect(20, 10, 20, 20)])
    #expect(try frames(view, in: 10, 10) == [Rect(-5, -5, 20, 20)])
    let wide = ViewThatFits(in: .horizontal) {
      box(100, 20)
      box(50, 50)
      box(20, 20)
    }
    #expect(try frames(wide, in: 60, 40) == [Rect(5, -5, 50, 50)])
  }
}
