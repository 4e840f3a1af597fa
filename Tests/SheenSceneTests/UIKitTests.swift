import SheenScene
import Testing

/// What stands in for UIKit in scene files.
@Suite struct UIKitTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 40)

  @Test func someCornersAreRound() {
    let all = UIBezierPath(roundedRect: rect, cornerRadius: 8)
    #expect(Path(all.cgPath) == Path(roundedRect: rect, cornerRadius: 8))
    let top = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: CGFloat.infinity, height: 0))
    #expect(top.bounds == rect)
    // The radius is half the shorter side: 20.
    #expect(!top.contains(CGPoint(x: 12, y: 22)) && !top.contains(CGPoint(x: 108, y: 22)))
    #expect(top.contains(CGPoint(x: 12, y: 58)) && top.contains(CGPoint(x: 108, y: 58)))
  }

  /// From the right, clockwise on screen comes to the bottom.
  @Test func arcsTurnAsOnScreen() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    path.addLine(to: .zero)
    path.close()
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: -5)))
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    rest.addLine(to: .zero)
    #expect(!rest.contains(CGPoint(x: 5, y: 5)))
    #expect(rest.contains(CGPoint(x: 5, y: -5)))
  }

  @Test func stepsOfAPath() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 10, y: 3),
      controlPoint2: CGPoint(x: 10, y: 6))
    path.addQuadCurve(to: CGPoint(x: 0, y: 10), controlPoint: CGPoint(x: 5, y: 10))
    path.close()
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 2, height: 2)))
    #expect(path.bounds == CGRect(x: 5, y: 5, width: 17, height: 17))
    #expect(path.contains(CGPoint(x: 10, y: 10)) && !path.contains(CGPoint(x: 18, y: 18)))
  }

  @Test func componentsOfColours() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).withAlphaComponent(0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
    let gray: [CGFloat] = [199.0 / 255, 199.0 / 255, 204.0 / 255, 1]
    #expect(UIColor.systemGray3.cgColor.components == gray)
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor.gray)
    #expect(CGVector(dx: 1, dy: 2) != .zero)
  }
}
