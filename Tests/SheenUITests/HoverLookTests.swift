import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// What hover effects make of a view's drawing.
@MainActor
struct HoverLookTests {
  /// The drawing of a view at rest, and hovered once everything has settled.
  private func looks(_ view: some View) throws -> (rest: [DisplayItem], hovered: [DisplayItem]) {
    let host = host(view, size: Size(200, 200))
    let rest = try host.displayList(at: 0).items
    try host.pointer(.moved(Point(100, 100)), at: 1)
    return (rest, try host.displayList(at: 10).items)
  }

  /// Where the corners of the frame of the only thing drawn go.
  private func corners(_ items: [DisplayItem]) throws -> [Point] {
    let item = try #require(items.first)
    guard case .fill(let shape, _) = item.content else { return [] }
    let box = shape.bounds
    return [Point(box.x, box.y), Point(box.maxX, box.maxY)].map { item.transform * $0 }
  }

  private func expect(
    _ items: [DisplayItem], _ topLeft: Point, _ bottomRight: Point,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try corners(items)
    let wanted = [topLeft, bottomRight]
    for (a, b) in zip(found, wanted) {
      #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, sourceLocation: location)
    }
    #expect(found.count == 2, sourceLocation: location)
  }

  private var square: some View { Color.red.frame(width: 40, height: 40) }

  @Test func scaling() throws {
    let once = try looks(square.hoverEffect { effect, on, _ in effect.scaleEffect(on ? 2 : 1) })
    try expect(once.rest, Point(80, 80), Point(120, 120))
    try expect(once.hovered, Point(60, 60), Point(140, 140))
    let anchored = try looks(
      square.hoverEffect { effect, on, _ in
        effect.scaleEffect(CGSize(width: on ? 2 : 1, height: 1), anchor: .topLeading)
      })
    try expect(anchored.hovered, Point(80, 80), Point(160, 120))
    let stretched = try looks(
      square.hoverEffect { effect, on, _ in effect.scaleEffect(x: 1, y: on ? 2 : 1) })
    try expect(stretched.hovered, Point(80, 60), Point(120, 140))
  }

  @Test func movingAndTurning() throws {
    let moved = try looks(
      square.hoverEffect { effect, on, _ in
        effect.offset(x: on ? 10 : 0, y: on ? 20 : 0).offset(CGSize(width: on ? 1 : 0, height: 0))
      })
    try expect(moved.hovered, Point(91, 100), Point(131, 140))
    let turned = try looks(
      square.hoverEffect { effect, on, _ in
        effect.rotationEffect(.degrees(on ? 90 : 0), anchor: .topLeading)
      })
    try expect(turned.hovered, Point(80, 80), Point(40, 120))
    let mapped = try looks(
      square.hoverEffect { effect, on, _ in
        effect.transformEffect(on ? CGAffineTransform(scaleX: 2, y: 3) : .identity)
      })
    try expect(mapped.hovered, Point(80, 80), Point(160, 200))
  }

  @Test func changesNestInTheOrderOfTheirCalls() throws {
    let turnedLast = try looks(
      square.hoverEffect { effect, on, _ in
        effect.offset(x: on ? 50 : 0).rotationEffect(.degrees(on ? 90 : 0))
      })
    // (80, 80) goes to (130, 80), 30 right and 20 up of the middle, then to 20 right and 30 down.
    try expect(turnedLast.hovered, Point(120, 130), Point(80, 170))
    let movedLast = try looks(
      square.hoverEffect { effect, on, _ in
        effect.rotationEffect(.degrees(on ? 90 : 0)).offset(x: on ? 50 : 0)
      })
    try expect(movedLast.hovered, Point(170, 80), Point(130, 120))
  }

  @Test func clipping() throws {
    let clipped = try looks(
      square.hoverEffect { effect, on, proxy in
        effect.clipShape(.rect.size(width: on ? proxy.size.width : 10, height: 10))
      })
    func width(_ items: [DisplayItem]) -> Double? {
      guard case .fill(let shape, _)? = items.first?.mask?.items.first?.content else { return nil }
      return shape.bounds.width
    }
    #expect(width(clipped.rest) == 10)
    #expect(width(clipped.hovered) == 40)
  }

  @Test func highlightBrightensWhatIsDrawn() throws {
    let look = try looks(square.hoverEffect(.highlight))
    #expect(look.rest.count == 1)
    #expect(look.hovered.count == 2)
    #expect(look.hovered.first == look.rest.first)
    let light = try #require(look.hovered.last)
    guard case .fill(.rect(let rect), .solid(let color)) = light.content else {
      Issue.record("not a fill")
      return
    }
    #expect(rect == Rect(80, 80, 40, 40))
    #expect([color.red, color.green, color.blue] == [1, 1, 1])
    #expect(color.alpha > 0 && color.alpha < 0.5)
    #expect(light.mask?.items == look.rest)
  }

  @Test func highlightTakesTheContentShape() throws {
    let look = try looks(
      square.contentShape(.hoverEffect, Rectangle().size(width: 20, height: 40)).hoverEffect())
    guard case .fill(let shape, _)? = look.hovered.last?.content else {
      Issue.record("not a fill")
      return
    }
    #expect(shape.bounds == Rect(80, 80, 20, 40))
    #expect(look.hovered.last?.mask == nil)
  }

  @Test func liftEnlarges() throws {
    let look = try looks(square.hoverEffect(.lift))
    #expect(look.rest.first?.transform == .identity)
    let map = try #require(look.hovered.first?.transform)
    #expect(map.a > 1 && map.a == map.d && map.b == 0)
    // About the middle.
    #expect(isNear(map.a * 100 + map.tx, 100))
  }

  @Test func theDefaultEffectIsWhatViewsFurtherOutChose() throws {
    let plain = try looks(square.hoverEffect())
    #expect(plain.hovered.count == 2)
    let lifted = try looks(square.hoverEffect().defaultHoverEffect(.lift))
    #expect(lifted.hovered.count == 1)
    #expect(lifted.hovered.first?.transform != .identity)
  }

  @Test func layoutDoesNotChange() throws {
    let view = HStack(spacing: 0) {
      square.hoverEffect { effect, on, _ in effect.scaleEffect(on ? 3 : 1) }
      Color.blue.frame(width: 40, height: 40)
    }
    let look = try looks(view)
    #expect(look.rest.last == look.hovered.last)
  }

  @Test func regionsAreWhatThePointerMeets() throws {
    struct Scene: View {
      @Namespace private var namespace
      var body: some View {
        ZStack {
          Circle().fill(.red).frame(width: 100, height: 100)
            .hoverEffect(in: HoverEffectGroup(id: "star", in: namespace)) { e, _, _ in e }
          Color.blue.frame(width: 40, height: 20).onHover { _ in }.rotationEffect(.degrees(90))
          Color.green.onHover { _ in }.allowsHitTesting(false)
        }
      }
    }
    let host = host(Scene(), size: Size(200, 200))
    _ = try host.displayList(at: 0)
    let regions = host.hoverRegions()
    #expect(regions.count == 2)
    #expect(regions.map { $0.outline.controlBounds() }.first == Rect(50, 50, 100, 100))
    let bar = try #require(regions.last).outline.controlBounds()
    #expect(isNear(bar, Rect(90, 80, 20, 40)))
    #expect(regions.first?.group?.hasSuffix("star") == true)
    #expect(regions.last?.group == nil)
    #expect(regions.map(\.isActive) == [false, false])
    try host.pointer(.moved(Point(60, 100)), at: 1)
    _ = try host.displayList(at: 1)
    #expect(host.hoverRegions().map(\.isActive) == [true, false])
  }

  @Test func safeAreaInsetsOfAProxy() throws {
    let log = HoverLog()
    let view = VStack(spacing: 0) {
      Color.red.hoverEffect { effect, _, proxy in
        log.told(proxy.safeAreaInsets)
        return effect
      }
      Color.blue
    }
    let host = host(
      view, size: Size(200, 200),
      safeArea: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 0))
    _ = try host.displayList(at: 0)
    // At the top and the sides the view touches the safe area; the other view lies below.
    #expect(log.trigger.log.last == "10.0 20.0 0.0 0.0")
  }
}

extension HoverLog {
  nonisolated fileprivate func told(_ insets: EdgeInsets) {
    MainActor.assumeIsolated {
      tell("\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
    }
  }
}
