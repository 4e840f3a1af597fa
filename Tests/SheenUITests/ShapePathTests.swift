import SheenUI
import Testing

/// Outlines as values: bounds, insides, steps.
struct ShapePathTests {
  @Test func boundsAreThoseOfTheCurveNotOfItsHandles() {
    let quadratic = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
    }
    let bounds = quadratic.boundingRect
    #expect(isNear(Double(bounds.height), 30) && isNear(Double(bounds.width), 100))
    #expect(Path().boundingRect == .null)
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(circle.boundingRect == CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  @Test func insideFollowsWindings() {
    var path = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(path.contains(CGPoint(x: 20, y: 20)))
    #expect(!path.contains(CGPoint(x: 20, y: 20), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 45, y: 5)))
    let disc = Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(disc.contains(CGPoint(x: 17, y: 16)) && !disc.contains(CGPoint(x: 18, y: 17)))
  }

  @Test func stepsAndMapsAreKept() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty && path.currentPoint == nil)
    path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    var elements: [Path.Element] = []
    path.applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 0))
      .forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: CGPoint(x: 4, y: 6)), .line(to: CGPoint(x: 8, y: 12)), .closeSubpath,
      ])
  }
}
