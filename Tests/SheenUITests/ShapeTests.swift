import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// A shape with data of its own, as a scene would write it.
private struct Bar: SheenUI.Shape {
  var width: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: width, height: rect.height))
  }

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }
}

private struct Triangle: SheenUI.Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.addLines([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
      $0.closeSubpath()
    }
  }
}

/// Shapes as views, their styles, and clips.
@MainActor
struct ShapeTests {
  private func item(_ view: some View, at time: Double = 0) throws -> DisplayItem {
    try #require(try host(view, size: Size(100, 100)).displayList(at: time).items.first)
  }

  private func color(_ view: some View, isDark: Bool = false) throws -> RGBA? {
    let host = host(view, size: Size(100, 100)) { $0.colorScheme = isDark ? .dark : .light }
    let item = try #require(try host.displayList(at: 0).items.first)
    if case .fill(_, .solid(let color)) = item.content { return color }
    return nil
  }

  @Test func shapesAreFilledWithTheForegroundStyle() throws {
    #expect(try color(Rectangle()) == .black)
    #expect(try color(Rectangle(), isDark: true) == .white)
    #expect(try color(Circle().foregroundStyle(Color.white)) == .white)
    #expect(try color(Circle().foregroundColor(.white).foregroundStyle(.red)) == .white)
    #expect(try color(Circle().foregroundColor(nil).foregroundStyle(.white)) == .black)
    #expect(try color(Capsule().fill(.white)) == .white)
    #expect(try color(Capsule().fill(.foreground).foregroundStyle(.white)) == .white)
    #expect(try color(Triangle().fill(AnyShapeStyle(Color.white))) == .white)
  }

  @Test func rectanglesAreDrawnAsSuchAndOthersAsPaths() throws {
    let rect = try item(Rectangle().frame(width: 20, height: 10))
    #expect(rect.content == .fill(.rect(Rect(40, 45, 20, 10)), .solid(.black)))
    guard
      case .fill(.path(let outline), _) = try item(Triangle().frame(width: 20, height: 10)).content
    else {
      Issue.record("no path")
      return
    }
    #expect(
      outline.elements == [
        .move(Point(50, 45)), .line(Point(60, 55)), .line(Point(40, 55)), .close,
      ])
  }

  @Test func pathsStandAtTheTopLeftOfTheirView() throws {
    let path = Path(CGRect(x: 5, y: 6, width: 7, height: 8))
    let drawn = try item(path.frame(width: 20, height: 10))
    #expect(drawn.content == .fill(.rect(Rect(45, 51, 7, 8)), .solid(.black)))
  }

  @Test func evenAndOddIsPassedOn() throws {
    let path = Path {
      $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addEllipse(in: CGRect(x: 2, y: 2, width: 6, height: 6))
    }
    guard
      case .fill(.path(let outline), _) =
        try item(path.fill(.red, style: FillStyle(eoFill: true))).content
    else {
      Issue.record("no path")
      return
    }
    #expect(outline.fillRule == .evenOdd)
  }

  @Test func gradientsSpanTheShape() throws {
    let style = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    guard
      case .fill(_, .linear(let paint)) = try item(Circle().fill(style).frame(height: 50)).content
    else {
      Issue.record("no gradient")
      return
    }
    #expect(isNear(paint.start.x, 25) && isNear(paint.end.x, 75) && isNear(paint.end.y, 50))
  }

  @Test func circlesAreSquare() throws {
    func size(_ view: some View, _ proposal: ProposedViewSize) throws -> Size {
      try host(view).sizeThatFits(proposal)
    }
    #expect(try size(Circle(), ProposedViewSize(width: 30, height: 80)) == Size(30, 30))
    #expect(try size(Circle(), .unspecified) == Size(10, 10))
    #expect(try size(Capsule(), ProposedViewSize(width: 30, height: 80)) == Size(30, 80))
    #expect(try size(Ellipse().inset(by: 3), .unspecified) == Size(10, 10))
  }

  @Test func clipsAreMasksInTheLayoutFrame() throws {
    let view = Color.red.frame(width: 40, height: 40).offset(x: 10).clipShape(
      .rect(cornerRadius: 8))
    let clip = try item(view)
    guard case .group(let content) = clip.content, let mask = clip.mask?.items.first,
      case .fill(.path(let outline), .solid(let color)) = mask.content
    else {
      Issue.record("\(clip)")
      return
    }
    #expect(content.first?.content == .fill(.rect(Rect(40, 30, 40, 40)), content.first.paint))
    #expect(outline.controlBounds() == Rect(30, 30, 40, 40))
    #expect(color.alpha == 1)
    let clipped = try item(Color.red.frame(width: 40, height: 40).frame(width: 20).clipped())
    #expect(
      clipped.mask?.items.first?.content == .fill(.rect(Rect(40, 30, 20, 40)), .solid(.black)))
    #expect(try item(Color.red.cornerRadius(5)).mask != nil)
  }

  @Test func shapesBehindAndInFront() throws {
    let view = Color.red.frame(width: 20, height: 20).background(.blue, in: .circle)
    let items = try host(view, size: Size(100, 100)).displayList(at: 0).items
    guard items.count == 2, case .fill(.path, _) = items[0].content else {
      Issue.record("\(items)")
      return
    }
  }

  @Test func dataOfShapesAnimate() throws {
    struct Scene: View {
      let trigger: Trigger
      @State private var width: CGFloat = 10

      var body: some View {
        trigger.action = { withAnimation(.linear(duration: 1)) { width = 50 } }
        return Bar(width: width)
      }
    }
    let trigger = Trigger()
    let host = host(Scene(trigger: trigger), size: Size(100, 100))
    #expect(try rects(host) == [Rect(0, 0, 10, 100)])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1.25) == [Rect(0, 0, 20, 100)])
    #expect(try rects(host, at: 2) == [Rect(0, 0, 50, 100)])
    #expect(host.nextChange(after: 2) == nil)
  }

  @Test func radiiOfClipsAndShapesAnimate() throws {
    struct Scene: View {
      let trigger: Trigger
      @State private var isRound = false

      var body: some View {
        trigger.action = { withAnimation(.linear(duration: 1)) { isRound = true } }
        return Color.red.clipShape(
          RoundedRectangle(cornerRadius: isRound ? 40 : 0, style: .circular))
      }
    }
    let trigger = Trigger()
    let host = host(Scene(trigger: trigger), size: Size(100, 100))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 0)
    let list = try host.displayList(at: 0.5)
    guard case .fill(.path(let outline), _)? = list.items.first?.mask?.items.first?.content else {
      Issue.record("\(list)")
      return
    }
    // A radius of 20: the first corner begins 20 points above the bottom.
    #expect(outline.elements.contains(.line(Point(100, 80))))
  }

  @Test func aStyleThatChangesAnimates() throws {
    struct Scene: View {
      let trigger: Trigger
      @State private var isOn = false

      var body: some View {
        trigger.action = { withAnimation(.linear(duration: 1)) { isOn = true } }
        return Rectangle().foregroundStyle(isOn ? Color.white : Color.black)
      }
    }
    let trigger = Trigger()
    let host = host(Scene(trigger: trigger), size: Size(100, 100))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 0)
    guard case .fill(_, .solid(let color))? = try host.displayList(at: 0.5).items.first?.content
    else { return }
    // Half of the light, encoded.
    #expect(abs(color.red - 0.7353569830524495) < 1e-9)
  }
}

extension Optional<DisplayItem> {
  /// The paint of the item, if it is one fill.
  fileprivate var paint: Paint {
    if case .fill(_, let paint)? = self?.content { return paint }
    return .solid(.clear)
  }
}
