import Foundation
import SheenUI
import Testing

/// What effect code asks of shapes and paths, by geometry.
@MainActor
@Suite struct ShapeRowTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func outline(_ shape: some SheenUI.Shape) -> Path { shape.path(in: frame) }

  /// Where the straight sides of an outline end, from the left.
  private func ends(_ path: Path) -> [Double] {
    var ends: [Double] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point): ends.append(Double(point.x))
      case .curve(let point, _, _), .quadCurve(let point, _): ends.append(Double(point.x))
      case .closeSubpath: break
      }
    }
    return ends.sorted()
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.02 && abs(a.minY - b.minY) < 0.02
      && abs(a.maxX - b.maxX) < 0.02 && abs(a.maxY - b.maxY) < 0.02
  }

  /// On the diagonal of a corner of radius r the arc lies r (1 - √½) from either side.
  @Test func cornersAreRound() {
    let rounded = outline(RoundedRectangle(cornerRadius: 20, style: .circular))
    #expect(rounded.contains(CGPoint(x: 5.9, y: 5.9)))
    #expect(!rounded.contains(CGPoint(x: 5.8, y: 5.8)))
    #expect(rounded.boundingRect == frame)
    let capsule = outline(Capsule(style: .circular))
    #expect(capsule.contains(CGPoint(x: 8.9, y: 8.9)))
    #expect(!capsule.contains(CGPoint(x: 8.7, y: 8.7)))
    #expect(outline(Capsule()).boundingRect == frame)
    #expect(!outline(Capsule()).contains(CGPoint(x: 8, y: 8)))
    // A circle of 60 in the middle of 100.
    let circle = outline(Circle())
    #expect(isNear(circle.boundingRect, CGRect(x: 20, y: 0, width: 60, height: 60)))
    #expect(!circle.contains(CGPoint(x: 28.6, y: 8.6)) && circle.contains(CGPoint(x: 29, y: 9)))
    #expect(outline(Rectangle()).contains(CGPoint(x: 0.1, y: 0.1)))
  }

  /// A continuous corner takes 1.528665 times its radius of each side, a circular one its radius.
  @Test func continuousCornersBeginEarlier() {
    let continuous = ends(outline(RoundedRectangle(cornerRadius: 10, style: .continuous)))
    #expect(continuous.contains { abs($0 - 15.28665) < 1e-4 })
    #expect(ends(outline(RoundedRectangle(cornerRadius: 10))) == continuous)
    let circular = ends(outline(RoundedRectangle(cornerRadius: 10, style: .circular)))
    #expect(circular.contains { abs($0 - 10) < 1e-9 })
    #expect(!circular.contains { abs($0 - 15.28665) < 1 })
  }

  @Test func shorthandsAreTheShapes() {
    #expect(outline(.rect(cornerRadius: 8)) == outline(RoundedRectangle(cornerRadius: 8)))
    #expect(
      outline(.rect(cornerRadius: 8, style: .circular))
        == outline(RoundedRectangle(cornerRadius: 8, style: .circular)))
    #expect(outline(.rect) == outline(Rectangle()))
    #expect(outline(.capsule) == outline(Capsule()))
    #expect(outline(.circle) == outline(Circle()))
    #expect(outline(.ellipse) == outline(Ellipse()))
    #expect(outline(.circle) != outline(.ellipse))
  }

  private func arc(_ degrees: Double, clockwise: Bool) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0),
        endAngle: .degrees(degrees), clockwise: clockwise)
    }
  }

  /// From the right by growing angles to the bottom, or the other way round to it.
  @Test func arcsRunByGrowingAngles() throws {
    let quarter = arc(90, clockwise: false)
    #expect(isNear(quarter.boundingRect, CGRect(x: 50, y: 50, width: 40, height: 40)))
    let end = try #require(quarter.currentPoint)
    #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 90) < 1e-9)
    let rest = arc(90, clockwise: true)
    #expect(isNear(rest.boundingRect, CGRect(x: 10, y: 10, width: 80, height: 80)))
    #expect(!rest.contains(CGPoint(x: 75, y: 75)) && quarter.contains(CGPoint(x: 75, y: 75)))
  }

  /// The middle of a quadratic curve takes half of its control point, that of a cubic one three
  /// quarters of both.
  @Test func curvesReachTheirHeight() {
    let quadratic = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
    }
    let cubic = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 100, y: 40))
    }
    for path in [quadratic, cubic] {
      #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 30)))
    }
  }

  @Test func pathsMakeOtherPaths() {
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 20))
      path.addLine(to: CGPoint(x: 110, y: 20))
    }
    let part = line.trimmedPath(from: 0.25, to: 0.75)
    #expect(isNear(part.boundingRect, CGRect(x: 35, y: 20, width: 50, height: 0)))
    let pen = line.strokedPath(StrokeStyle(lineWidth: 6))
    #expect(isNear(pen.boundingRect, CGRect(x: 10, y: 17, width: 100, height: 6)))
    let mapped = line.applying(CGAffineTransform(scaleX: 2, y: 3))
    #expect(mapped.boundingRect == CGRect(x: 20, y: 60, width: 200, height: 0))
  }

  @Test func closingLeadsBackToTheStart() {
    let open = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 30, y: 2))
      path.addLine(to: CGPoint(x: 30, y: 40))
    }
    #expect(open.currentPoint == CGPoint(x: 30, y: 40))
    var closed = open
    closed.closeSubpath()
    #expect(closed.currentPoint == CGPoint(x: 1, y: 2))
    // A pen along the closing line covers its middle.
    let middle = CGPoint(x: 15.5, y: 21)
    #expect(closed.strokedPath(StrokeStyle(lineWidth: 2)).contains(middle))
    #expect(!open.strokedPath(StrokeStyle(lineWidth: 2)).contains(middle))
  }
}
