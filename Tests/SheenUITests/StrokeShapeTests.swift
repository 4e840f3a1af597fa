import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Lines along shapes, and parts of shapes, as views and as shapes again.
@MainActor
struct StrokeShapeTests {
  private func items(_ view: some View, _ width: Double = 100, _ height: Double = 100) throws
    -> [DisplayItem]
  {
    try host(view, size: Size(width, height)).displayList(at: 0).items
  }

  private func bounds(_ item: DisplayItem?) throws -> Rect {
    let item = try #require(item)
    guard case .fill(.path(let outline), _) = item.content else { return Rect(0, 0, 0, 0) }
    return outline.controlBounds(item.transform)
  }

  @Test func linesLieOnTheOutlineAndBordersInside() throws {
    let line = try items(Rectangle().stroke(.red, lineWidth: 4).frame(width: 40, height: 20))
    #expect(try bounds(line.first) == Rect(28, 38, 44, 24))
    let border = try items(
      Rectangle().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 20))
    #expect(try bounds(border.first) == Rect(30, 40, 40, 20))
    let circle = try items(Circle().strokeBorder(lineWidth: 6).frame(width: 40, height: 40))
    #expect(isNear(try bounds(circle.first), Rect(30, 30, 40, 40)))
  }

  @Test func bordersLieInsideTheFrame() throws {
    let drawn = try items(Color.red.frame(width: 40, height: 20).border(.white, width: 3))
    #expect(drawn.count == 2)
    #expect(try bounds(drawn.last) == Rect(30, 40, 40, 20))
  }

  @Test func gradientsSpanTheShapeNotTheLine() throws {
    // A reference of the original has the gradient of a stroked circle run over its frame alone.
    let gradient = LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
    for view in [
      AnyView(Circle().stroke(gradient, lineWidth: 8)),
      AnyView(Circle().trim(from: 0.1, to: 0.2).stroke(gradient, lineWidth: 8)),
      AnyView(Circle().trim(from: 0.1, to: 0.2).stroke(lineWidth: 8).fill(gradient)),
      AnyView(Circle().trim(from: 0.1, to: 0.2).rotation(.degrees(-90)).fill(gradient)),
    ] {
      let item = try #require(try items(view.frame(width: 50, height: 50)).first)
      guard case .fill(_, .linear(let paint)) = item.content else {
        Issue.record("no gradient")
        return
      }
      #expect(isNear(paint.start.y, 25) && isNear(paint.end.y, 75))
    }
  }

  @Test func shapesCanBeFilledAndStrokedInTurn() throws {
    let filled = Circle().fill(.white).stroke(.black, lineWidth: 2).frame(width: 50, height: 50)
    let drawn = try items(filled)
    #expect(drawn.count == 2)
    #expect(isNear(try bounds(drawn.first), Rect(25, 25, 50, 50)))
    #expect(isNear(try bounds(drawn.last), Rect(24, 24, 52, 52)))
    let stroked = Circle().stroke(.black, lineWidth: 2).fill(.white).frame(width: 50, height: 50)
    #expect(isNear(try bounds(try items(stroked).last), Rect(25, 25, 50, 50)))
    let again = Circle().stroke(style: StrokeStyle(lineWidth: 2)).fill(.white)
    #expect(
      isNear(try bounds(try items(again.frame(width: 50, height: 50)).last), Rect(24, 24, 52, 52)))
  }

  @Test func strokesTakeTheSizeOfTheShape() throws {
    let host = host(Circle().stroke(lineWidth: 2), size: Size(90, 40))
    #expect(try host.sizeThatFits(ProposedViewSize(width: 90, height: 40)) == Size(40, 40))
    #expect(try host.sizeThatFits(.unspecified) == Size(10, 10))
  }

  @Test func trimsAndWidthsAnimate() {
    var trimmed = Circle().trim(from: 0, to: 0.25)
    var other = Circle().trim(from: 0, to: 0.75)
    trimmed.animatableData += other.animatableData
    trimmed.animatableData.scale(by: 0.5)
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(trimmed.path(in: rect) == Circle().trim(from: 0, to: 0.5).path(in: rect))
    other.animatableData = trimmed.animatableData
    #expect(other.path(in: rect) == trimmed.path(in: rect))

    var style = StrokeStyle(lineWidth: 2, dash: [4], dashPhase: 1)
    style.animatableData.scale(by: 3)
    #expect(style.lineWidth == 6 && style.dashPhase == 3 && style.dash == [4])
  }

  @Test func arcsTouchTheirTangents() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    // A quarter of a circle around (6, 4) from (6, 0) to (10, 4).
    let k = 4 * 0.5522847498307936
    let expected = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 6, y: 0))
      $0.addCurve(
        to: CGPoint(x: 10, y: 4), control1: CGPoint(x: 6 + k, y: 0),
        control2: CGPoint(x: 10, y: 4 - k))
    }
    #expect(isSame(path, expected))
    let left = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    }
    #expect(isSame(left, expected.applying(CGAffineTransform(scaleX: 1, y: -1))))
    let straight = Path {
      $0.addArc(tangent1End: .zero, tangent2End: .zero, radius: 4)
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    }
    #expect(straight.description == "0 0 m 10 0 l")
  }

  private func isSame(_ a: Path, _ b: Path) -> Bool {
    let numbers = { (path: Path) in path.description.split(separator: " ").compactMap { Double($0) }
    }
    let (x, y) = (numbers(a), numbers(b))
    return x.count == y.count && zip(x, y).allSatisfy { abs($0 - $1) < 1e-4 }
  }

  @Test func descriptionsCanBeReadBack() throws {
    let text = "0 0 m 10 0 l 15 5 10 10 q 5 15 0 15 0 10 c h 20 20 m 30 20 l"
    #expect(try #require(Path(text)).description == text)
    for wrong in ["1 m", "0 0 l", "0 0 m 1 l", "0 0 m 1 1 x", "0 0 m 5", "h"] {
      #expect(Path(wrong) == nil, "\(wrong)")
    }
    #expect(Path("")?.isEmpty == true)
  }
}
