import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Effects in perspective: corners against the closed form, hits, animation.
@MainActor
struct PerspectiveTests {
  /// The corners of the only thing drawn, in the picture.
  private func corners(_ host: ViewHost, at time: Double = 0) throws -> [Point] {
    let item = try #require(host.displayList(at: time).items.first)
    guard case .fill(let shape, _) = item.content else { return [] }
    let box = shape.bounds
    return [
      Point(box.x, box.y), Point(box.maxX, box.y), Point(box.maxX, box.maxY),
      Point(box.x, box.maxY),
    ].map { item.map * $0 }
  }

  private func expect(_ points: [Point], _ expected: [Point]) {
    #expect(points.count == expected.count)
    for (a, b) in zip(points, expected) {
      #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, "\(a) is not \(b)")
    }
  }

  /// A card of 100 × 60 in the middle of 200 × 100, turned.
  private func card(
    _ degrees: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> ViewHost {
    host(
      Color.red.frame(width: 100, height: 60).rotation3DEffect(
        .degrees(degrees), axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective),
      size: Size(200, 100))
  }

  private static let sides = [(-50.0, -30.0), (50, -30), (50, 30), (-50, 30)]

  @Test(arguments: [-75.0, -30, 10, 45, 60, 120, 180])
  func aTurnAboutYMovesTheRightSideAway(degrees: Double) throws {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    for perspective in [0.0, 0.5, 1] {
      let expected = Self.sides.map { x, y in
        // m34 = −perspective / 100, z′ = −x sin.
        let w = 1 + perspective / 100 * x * s
        return Point(100 + x * c / w, 50 + y / w)
      }
      expect(try corners(card(degrees, (0, 1, 0), perspective: perspective)), expected)
    }
  }

  @Test func aTurnAboutXMovesTheTopAway() throws {
    let (c, s) = (cos(0.5), sin(0.5))
    let expected = Self.sides.map { x, y in
      let w = 1 - 1 / 100 * y * s
      return Point(100 + x / w, 50 + y * c / w)
    }
    expect(try corners(card(0.5 * 180 / .pi, (3, 0, 0))), expected)
    #expect(expected[1].x - expected[0].x < expected[2].x - expected[3].x)
  }

  @Test func aTurnAboutZIsARotationAndStaysAffine() throws {
    let host = card(90, (0, 0, 1))
    expect(
      try corners(host), [Point(130, 0), Point(130, 100), Point(70, 100), Point(70, 0)])
    #expect(try host.displayList(at: 0).items.first?.perspective == nil)
    expect(try corners(card(40, (0, 0, 0))), Self.sides.map { Point(100 + $0, 50 + $1) })
  }

  @Test func theAnchorStaysAndItsDepthCounts() throws {
    let (c, s) = (cos(Double.pi / 3), sin(Double.pi / 3))
    // About the left edge: x from 0 to 100.
    let leading = Self.sides.map { x, y in
      let w = 1 + 1 / 100 * (x + 50) * s
      return Point(50 + (x + 50) * c / w, 50 + y / w)
    }
    expect(try corners(card(60, (0, 1, 0), anchor: .leading)), leading)
    // The axis 40 points in front: z = −40 before the turn.
    let deep = Self.sides.map { x, y in
      let (turned, z) = (x * c - 40 * s, -x * s - 40 * c)
      let w = 1 - z / 100
      return Point(100 + turned / w, 50 + y / w)
    }
    expect(try corners(card(60, (0, 1, 0), anchorZ: 40)), deep)
  }

  @Test func theBackShowsMirrored() throws {
    let back = try corners(card(180, (0, 1, 0)))
    expect(back, Self.sides.map { Point(100 - $0, 50 + $1) })
  }

  @Test func rightToLeftMirrorsTheTurn() throws {
    let (c, s) = (cos(0.6), sin(0.6))
    let mirrored = host(
      Color.red.frame(width: 100, height: 60)
        .rotation3DEffect(.radians(0.6), axis: (0, 1, 0), anchor: .leading)
        .environment(\.layoutDirection, .rightToLeft), size: Size(200, 100))
    // The picture of the left-to-right layout, turned over: the right edge is the anchor.
    let expected = Self.sides.map { x, y in
      let w = 1 + 1 / 100 * (50 - x) * s
      return Point(150 - (50 - x) * c / w, 50 + y / w)
    }
    expect(try corners(mirrored), expected)
  }

  @Test func theAngleAnimates() throws {
    struct Flip: View {
      let trigger: Trigger
      @State private var angle = 0.0
      var body: some View {
        Color.red.frame(width: 100, height: 60)
          .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
          .onAppear { trigger.action = { withAnimation(.linear(duration: 1)) { angle = 90 } } }
      }
    }
    let trigger = Trigger()
    let host = host(Flip(trigger: trigger), size: Size(200, 100))
    _ = try host.displayList(at: 0)
    try host.fire(trigger, at: 1)
    let (c, s) = (cos(Double.pi / 6), sin(Double.pi / 6))
    expect(
      try corners(host, at: 1 + 1.0 / 3),
      Self.sides.map { Point(100 + $0 * c / (1 + $0 * s / 100), 50 + $1 / (1 + $0 * s / 100)) })
  }

  @Test func thePointerMeetsWhatIsSeen() throws {
    final class Log: @unchecked Sendable { var hovered: [Bool] = [] }
    let log = Log()
    let host = host(
      Color.red.frame(width: 100, height: 60).onHover { log.hovered.append($0) }
        .rotation3DEffect(.degrees(60), axis: (0, 1, 0)), size: Size(200, 100))
    _ = try host.displayList(at: 0)
    // The left edge is at 100 − 25 / (1 − 0.433) = 55.9, with corners at y = 50 ± 52.9;
    // the right one at 100 + 25 / 1.433 = 117.4, with corners at y = 50 ± 20.9.
    let places: [(Point, Bool)] = [
      (Point(57, 5), true), (Point(55, 50), false), (Point(116, 50), true),
      (Point(116, 26), false), (Point(118, 50), false),
    ]
    for (index, place) in places.enumerated() {
      try host.pointer(.moved(Point(199, 1)), at: Double(index) + 0.25)
      _ = try host.displayList(at: Double(index) + 0.25)
      log.hovered = []
      try host.pointer(.moved(place.0), at: Double(index) + 0.5)
      _ = try host.displayList(at: Double(index) + 0.5)
      #expect(log.hovered == (place.1 ? [true] : []), "\(place.0)")
    }
  }

  @Test func framesAreTheBoundsOfWhatIsSeen() throws {
    final class Log: @unchecked Sendable { var frame = CGRect.zero }
    let log = Log()
    let host = host(
      GeometryReader { proxy in
        Color.red.onAppear { log.frame = proxy.frame(in: .global) }
      }
      .frame(width: 100, height: 60)
      .rotation3DEffect(.degrees(60), axis: (0, 1, 0)), size: Size(200, 100))
    _ = try host.displayList(at: 0)
    let s = sin(Double.pi / 3)
    let (left, right) = (100 - 25 / (1 - 0.5 * s), 100 + 25 / (1 + 0.5 * s))
    #expect(abs(Double(log.frame.minX) - left) < 1e-9)
    #expect(abs(Double(log.frame.maxX) - right) < 1e-9)
    #expect(abs(Double(log.frame.height) - 60 / (1 - 0.5 * s)) < 1e-9)
  }
}

/// A flip as articles write it.
private struct FlipEffect: GeometryEffect {
  var angle: Double
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(size.width, size.height)
    transform = CATransform3DRotate(transform, CGFloat(angle * .pi / 180), 0, 1, 0)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let affine = ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(transform).concatenating(affine)
  }
}

/// The usual shake.
private struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakes: CGFloat = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * CGFloat(sin(Double(animatableData * .pi * shakes))), y: 0))
  }
}

@MainActor
struct GeometryEffectTests {
  private func item(_ view: some View) throws -> DisplayItem {
    try #require(host(view, size: Size(200, 100)).displayList(at: 0).items.first)
  }

  @Test func anEffectOfASceneIsTheSameAsTheBuiltInOne() throws {
    let card = Color.red.frame(width: 100, height: 60)
    let own = try item(card.modifier(FlipEffect(angle: 30)))
    let builtIn = try item(card.rotation3DEffect(.degrees(30), axis: (0, 1, 0)))
    for point in [Point(50, 20), Point(150, 20), Point(150, 80), Point(50, 80)] {
      let (a, b) = (own.map * point, builtIn.map * point)
      #expect(isNear(a.x, b.x) && isNear(a.y, b.y))
    }
  }

  @Test func theDataOfAnEffectAnimate() throws {
    struct Shaken: View {
      let trigger: Trigger
      @State private var attempts = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .modifier(Shake(animatableData: CGFloat(attempts)))
          .onAppear { trigger.action = { withAnimation(.linear(duration: 1)) { attempts += 1 } } }
      }
    }
    let trigger = Trigger()
    let host = host(Shaken(trigger: trigger), size: Size(100, 100))
    #expect(try x(host, at: 0) == 40)
    try host.fire(trigger, at: 1)
    // sin(3π/6) = 1, sin(3π/2) = −1.
    #expect(isNear(try x(host, at: 1 + 1.0 / 6), 50))
    #expect(isNear(try x(host, at: 1.5), 30))
    #expect(isNear(try x(host, at: 2), 40))
  }

  @Test func projectionEffectStartsAtTheTopLeftOfTheFrame() throws {
    var map = ProjectionTransform()
    map.m13 = 0.01
    let drawn = try item(Color.red.frame(width: 100, height: 60).projectionEffect(map))
    // (x, y) / (1 + x / 100), then (50, 20) on.
    let corner = drawn.map * Point(100, 60)
    #expect(isNear(corner.x, 100) && isNear(corner.y, 50))
    #expect(isNear((drawn.map * Point(0, 0)).x, 50))
  }

  @Test func transformsOfTheOldKindCompose() {
    let map = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
      .concatenating(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 8, y: 10))
    #expect(map.isAffine && !map.isIdentity && ProjectionTransform().isIdentity)
    #expect(CGPoint(x: 8, y: 10).applying(map.inverted()) == CGPoint(x: 1, y: 1))
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let moved = CATransform3DConcat(turn, CATransform3DMakeTranslation(5, 0, 0))
    #expect(CGPoint(x: 1, y: 0).applying(ProjectionTransform(moved)) == CGPoint(x: 5, y: 1))
    let before = CATransform3DTranslate(turn, 5, 0, 0)
    #expect(CGPoint(x: 1, y: 0).applying(ProjectionTransform(before)) == CGPoint(x: 0, y: 6))
  }
}

@MainActor
struct VisualEffectTests {
  @Test func theEffectKnowsSizeAndPlace() throws {
    let host = host(
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40)
        Color.blue.frame(width: 60, height: 40).visualEffect { content, proxy in
          content
            .offset(x: proxy.size.width, y: proxy.frame(in: .global).minX)
            .scaleEffect(0.5, anchor: .topLeading)
        }
      }
      .frame(width: 100, height: 40, alignment: .leading), size: Size(100, 40))
    let rects = try rects(host)
    #expect(rects[0] == Rect(0, 0, 40, 40))
    // Moved by (60, 40), then halved about (40, 0).
    #expect(isNear(rects[1], Rect(70, 20, 30, 20)))
  }

  @Test func opacityAndTurnsApplyInOrder() throws {
    let host = host(
      Color.blue.frame(width: 60, height: 40).visualEffect { content, _ in
        content.opacity(0.25).rotationEffect(.degrees(90))
          .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
      }, size: Size(100, 100))
    let item = try #require(host.displayList(at: 0).items.first)
    #expect(item.opacity == 0.25)
    // (20, 30) goes to (70, 20) by the turn, then to (30, 20).
    let corner = item.map * Point(20, 30)
    #expect(isNear(corner.x, 30) && isNear(corner.y, 20))
  }

  @Test func changesAnimateWithTheTransaction() throws {
    struct Fading: View {
      let trigger: Trigger
      @State private var isOn = false
      var body: some View {
        let isOn = isOn
        Color.blue.frame(width: 10, height: 10)
          .visualEffect { content, _ in content.offset(x: isOn ? 50 : 0) }
          .onAppear {
            trigger.action = { withAnimation(.linear(duration: 1)) { self.isOn = true } }
          }
      }
    }
    let trigger = Trigger()
    let host = host(Fading(trigger: trigger), size: Size(10, 10))
    #expect(try x(host, at: 0) == 0)
    try host.fire(trigger, at: 1)
    #expect(isNear(try x(host, at: 1.5), 25))
    #expect(isNear(try x(host, at: 3), 50))
  }
}
