import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// Dashes and trims: where they begin and end along a line.
@Suite struct DashTests {
  private static let line = Outline([.move(Point(0, 5)), .line(Point(100, 5))])

  /// Where the covered stretches of a horizontal line begin and end, from the stroke's contours.
  private func stretches(_ outline: Outline) -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    var points: [Double] = []
    for element in outline.elements {
      switch element {
      case .move(let p), .line(let p): points.append(p.x)
      case .quadratic(_, let p), .cubic(_, _, let p): points.append(p.x)
      case .close:
        ranges.append((points.min() ?? 0)...(points.max() ?? 0))
        points = []
      }
    }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func dashes(_ dash: [Double], _ phase: Double = 0) -> [ClosedRange<Double>] {
    stretches(Self.line.stroked(StrokePen(width: 2, dash: dash, dashPhase: phase)))
  }

  @Test func patternsRunAlongTheLine() {
    #expect(dashes([30, 20]) == [0...30, 50...80])
    #expect(dashes([30, 20], 10) == [0...20, 40...70, 90...100])
    #expect(dashes([30, 20], 40) == [10...40, 60...90])
    #expect(dashes([30, 20], -10) == [10...40, 60...90])
    #expect(dashes([30, 20], 1_000_010) == [0...20, 40...70, 90...100])
    // An odd number of lengths: dashes and gaps change places the second time.
    #expect(dashes([20]) == [0...20, 40...60, 80...100])
    #expect(dashes([10, 20, 30]) == [0...10, 30...60, 70...90])
  }

  @Test(arguments: [[0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [1e-9, 1e-9]] as [[Double]])
  func oddPatternsAreNone(dash: [Double]) {
    #expect(dashes(dash) == [0...100])
  }

  @Test func dashesOfNoLengthAreDots() {
    let stroke = Self.line.stroked(StrokePen(width: 2, cap: .round, dash: [0, 25]))
    let centers = Set(stretches(stroke).map { ($0.lowerBound / 25).rounded() * 25 })
    #expect(centers.isSuperset(of: [25, 50, 75]))
    #expect(centers.isSubset(of: [0, 25, 50, 75, 100]))
  }

  @Test func cornersStandInsideDashes() {
    // The dash goes around the corner at 10, so the miter is there: the far corner is covered.
    let corner = Outline([.move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10))])
    let stroke = corner.stroked(StrokePen(width: 2, dash: [15, 100]))
    #expect(stroke.controlBounds() == Rect(0, -1, 11, 6))
  }

  @Test func dashesGoOnOverTheStartOfClosedLines() {
    // 40 around: on 0…5 and 35…40, one dash with a mitered corner at the start.
    let box = Outline([
      .move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10)), .line(Point(0, 10)), .close,
    ])
    let stroke = box.stroked(StrokePen(width: 2, dash: [5, 30, 5, 0]))
    #expect(stroke.controlBounds() == Rect(-1, -1, 6, 6))
  }

  @Test func trimsTakeAPartOfTheLength() {
    #expect(
      Self.line.trimmed(from: 0.25, to: 0.5).elements
        == [.move(Point(25, 5)), .line(Point(50, 5))])
    #expect(Self.line.trimmed(from: 0, to: 1) == Self.line)
    #expect(Self.line.trimmed(from: -3, to: 7) == Self.line)
    #expect(Self.line.trimmed(from: 0.5, to: 0.5).elements.isEmpty)
    #expect(Self.line.trimmed(from: 0.7, to: 0.2).elements.isEmpty)
    #expect(Self.line.trimmed(from: .nan, to: 1).elements.isEmpty)
  }

  @Test func trimsGoOverContours() {
    let box = Outline([
      .move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10)), .line(Point(0, 10)), .close,
      .move(Point(20, 0)), .line(Point(80, 0)),
    ])
    // 40 around the box, then 60 along the line.
    #expect(box.trimmed(from: 0, to: 0.4).elements == Array(box.elements[..<5]).closedByLine)
    #expect(
      box.trimmed(from: 0.35, to: 0.5).elements == [
        .move(Point(0, 5)), .line(Point(0, 0)), .move(Point(20, 0)), .line(Point(30, 0)),
      ])
  }

  @Test func curvesAreCutByLength() throws {
    // A quarter of a circle: halves of its length are halves of its angle.
    let k = 0.5522847498307936
    let arc = Outline([
      .move(Point(100, 0)), .cubic(Point(100, 100 * k), Point(100 * k, 100), Point(0, 100)),
    ])
    for (fraction, degrees) in [(0.5, 45.0), (1.0 / 3, 30), (0.9, 81)] {
      let end = try #require(arc.trimmed(from: 0, to: fraction).elements.last)
      guard case .cubic(_, _, let point) = end else {
        Issue.record("no curve")
        return
      }
      let angle = Mathematics.arcTangent(point.y, point.x) * 180 / Double.pi
      // The cubic runs along the circle unevenly by up to 0.02 degrees.
      #expect(abs(angle - degrees) < 0.03)
    }
  }
}

extension [Outline.Element] {
  /// The same contour with its last side drawn before it is closed.
  fileprivate var closedByLine: [Outline.Element] {
    dropLast() + [.line(Point(0, 0)), .close]
  }
}
