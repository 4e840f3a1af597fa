import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// A line a quarter of the way down.
private enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
  fileprivate static let quarter = VerticalAlignment(Quarter.self)
}

/// Lines set by views, and lines of one's own; numbers worked out by hand.
@MainActor
struct AlignmentGuideTests {
  @Test func guidesMoveAViewAgainstItsNeighbours() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      box(40, 20)
      box(40, 20).alignmentGuide(.leading) { _ in -20 }
      box(40, 20).alignmentGuide(.leading) { $0[.trailing] }
    }
    // The lines lie 0, -20 and 40 from the leading sides; from 0 to 20 + 40 there are 100 points.
    #expect(
      try frames(column, in: 100, 60) == [
        Rect(40, 0, 40, 20), Rect(60, 20, 40, 20), Rect(0, 40, 40, 20),
      ])
  }

  @Test func stacksGrowByGuides() throws {
    let row = HStack(alignment: .top, spacing: 0) {
      box(10, 20)
      box(10, 20).alignmentGuide(.top) { $0.height / 2 }
    }
    #expect(try host(row).sizeThatFits(.unspecified) == Size(20, 30))
    let layers = ZStack(alignment: .bottom) {
      box(10, 20)
      box(10, 20).alignmentGuide(.bottom) { _ in 5 }
    }
    #expect(try host(layers).sizeThatFits(.unspecified) == Size(10, 35))
    #expect(try frames(layers, in: 10, 35) == [Rect(0, 0, 10, 20), Rect(0, 15, 10, 20)])
  }

  @Test func ownLinesAlignViewsOfDifferentStacks() throws {
    let row = HStack(alignment: .quarter, spacing: 0) {
      box(10, 40)
      VStack(spacing: 0) {
        box(10, 10)
        box(10, 20).alignmentGuide(.quarter) { $0[VerticalAlignment.center] }
      }
    }
    // The line: 10 down in the first, 10 + 10 down in the column.
    #expect(
      try frames(row, in: 20, 50) == [
        Rect(0, 10, 10, 40), Rect(10, 0, 10, 10), Rect(10, 10, 10, 20),
      ])
  }

  @Test func linesSetInsidePassThroughPaddingAndFrames() throws {
    let row = HStack(alignment: .quarter, spacing: 0) {
      box(10, 40)
      box(10, 10).alignmentGuide(.quarter) { _ in 0 }.padding(.top, 6)
        .frame(height: 30, alignment: .bottom)
    }
    // 20 down in the frame: 30 - 16 + 6; the first begins 10 below the second.
    #expect(try frames(row, in: 20, 60) == [Rect(0, 15, 10, 40), Rect(10, 25, 10, 10)])
  }

  @Test func overlaysMeetTheLinesOfTheirView() throws {
    let view = box(100, 100).alignmentGuide(.top) { _ in 30 }
      .overlay(alignment: .top) { box(10, 10) }
    #expect(try frames(view, in: 100, 100) == [Rect(0, 0, 100, 100), Rect(45, 30, 10, 10)])
    let badge = box(100, 100)
      .overlay(alignment: .topTrailing) {
        box(20, 20).alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
      }
    #expect(try frames(badge, in: 120, 120) == [Rect(10, 10, 100, 100), Rect(100, 0, 20, 20)])
  }

  @Test func explicitGuidesCanBeTold() throws {
    var told: [CGFloat?] = []
    let view = box(10, 10).alignmentGuide(.leading) { _ in 3 }
      .alignmentGuide(.top) { dimensions in
        told = [dimensions[explicit: .leading], dimensions[explicit: .trailing]]
        return 0
      }
    _ = try frames(HStack(alignment: .top) { view }, in: 10, 10)
    #expect(told == [3, nil])
  }

  @Test func guidesAreMirrored() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      box(40, 20)
      box(40, 20).alignmentGuide(.leading) { _ in -20 }
    }
    let mirrored = host(column, size: Size(60, 40)) { $0.layoutDirection = .rightToLeft }
    #expect(try rects(mirrored) == [Rect(20, 0, 40, 20), Rect(0, 20, 40, 20)])
  }

  @Test func baselinesWithoutTextAreBottoms() throws {
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      let row = HStack(alignment: alignment, spacing: 0) {
        box(10, 40)
        box(10, 20)
      }
      #expect(try frames(row, in: 20, 40) == [Rect(0, 0, 10, 40), Rect(10, 20, 10, 20)])
    }
  }

  @Test func drawnShapesCanBeDrawnAgain() throws {
    let lined = Circle().fill(Color.red).stroke(Color.blue, lineWidth: 2)
    let view = lined.fill(Color.green).strokeBorder(Color.black, lineWidth: 4)
      .stroke(Color.white)
    let shown = try frames(view, in: 40, 40)
    #expect(
      shown.map(\.width).map { ($0 * 1000).rounded() / 1000 } == [40, 42, 40, 40, 41])
  }
}
