import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// A view that a flag changes within a second of equal progress.
private struct Flagged<Content: View>: View {
  @ViewBuilder let content: (Bool) -> Content
  @State private var isOn = false
  var body: some View {
    content(isOn).onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
  }
}

/// A triangle whose height is animated.
private struct Peak: SheenUI.Shape {
  var height: CGFloat
  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> SheenUI.Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 0, y: height))
      path.closeSubpath()
    }
  }
}

/// A shape of nested pairs.
private struct Nested: SheenUI.Shape {
  var box: CGRect
  var lean: Double
  var animatableData: AnimatablePair<CGRect.AnimatableData, Double> {
    get { AnimatablePair(box.animatableData, lean) }
    set {
      box.animatableData = newValue.first
      lean = newValue.second
    }
  }

  func path(in rect: CGRect) -> SheenUI.Path {
    Path(CGRect(x: box.minX + lean, y: box.minY, width: box.width, height: box.height))
  }
}

/// A type of the user's that animation can mix.
private struct Pair: VectorArithmetic {
  var a: Double
  var b: Double
  static var zero: Pair { Pair(a: 0, b: 0) }
  static func + (lhs: Pair, rhs: Pair) -> Pair { Pair(a: lhs.a + rhs.a, b: lhs.b + rhs.b) }
  static func - (lhs: Pair, rhs: Pair) -> Pair { Pair(a: lhs.a - rhs.a, b: lhs.b - rhs.b) }
  mutating func scale(by rhs: Double) { (a, b) = (a * rhs, b * rhs) }
  var magnitudeSquared: Double { a * a + b * b }
}

private struct Sized: View, Animatable {
  var size: Pair
  nonisolated var animatableData: Pair {
    get { size }
    set { size = newValue }
  }
  var body: some View { Color.red.frame(width: size.a, height: size.b) }
}

private struct Spread: ViewModifier, Animatable {
  var amount: CGFloat
  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.padding((amount / 5).rounded() * 5) }
}

@MainActor
struct AnimatedLayoutTests {
  /// The rectangles drawn a quarter and a half through, and after the end.
  private func run(@ViewBuilder _ content: @escaping (Bool) -> some View) throws -> [[Rect]] {
    let host = host(
      ZStack(alignment: .topLeading) {
        Color.clear
        Flagged(content: content)
      })
    return try [0.25, 0.5, 2].map { try rects(host, at: $0) }
  }

  @Test func framesAnimate() throws {
    let all = try run { Color.red.frame(width: $0 ? 200 : 100, height: $0 ? 20 : 40) }
    #expect(all.map { $0[0].width } == [125, 150, 200])
    #expect(all.map { $0[0].height } == [35, 30, 20])
  }

  @Test func paddingAnimates() throws {
    let all = try run {
      Color.red.frame(width: 10, height: 10).padding(.leading, $0 ? 100 : 0).padding(.top, 8)
    }
    #expect(all.map { $0[0] } == [25, 50, 100].map { Rect($0, 8, 10, 10) })
  }

  @Test func stackSpacingAnimates() throws {
    let all = try run { isOn in
      HStack(alignment: .top, spacing: isOn ? 40 : 0) {
        ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 10) }
      }
    }
    #expect(all.map { $0.map(\.x) } == [[0, 20, 40], [0, 30, 60], [0, 50, 100]])
  }

  @Test func alignmentAnimates() throws {
    let all = try run { isOn in
      Color.red.frame(width: 10, height: 10)
        .frame(width: 110, height: 10, alignment: isOn ? .trailing : .leading)
    }
    #expect(all.map { $0[0].x } == [25, 50, 100])
  }

  /// Neighbours of what grows move with it.
  @Test func siblingsMoveAlong() throws {
    let all = try run { isOn in
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 10, height: isOn ? 110 : 10)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(all.map { $0[1].y } == [35, 60, 110])
  }

  @Test func lineWidthsAnimate() throws {
    let all = try run { isOn in
      SheenUI.Rectangle().stroke(Color.red, lineWidth: isOn ? 40 : 0)
        .frame(width: 100, height: 100)
    }
    #expect(all.map { $0[0].width } == [110, 120, 140])
  }

  @Test func trimsAnimate() throws {
    let all = try run { isOn in
      Path { path in
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 100, y: 10))
      }
      .trim(from: 0, to: isOn ? 1 : 0)
      .stroke(Color.red, lineWidth: 2)
    }
    for (rect, width) in zip(all.map { $0[0] }, [25, 50, 100]) {
      #expect(abs(rect.width - Double(width)) < 1e-6)
    }
  }

  @Test func dashesAnimate() throws {
    let view = Flagged { isOn in
      Path { path in
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 15, y: 10))
      }
      .stroke(
        Color.red, style: StrokeStyle(lineWidth: 2, dash: [10, 30], dashPhase: isOn ? -40 : 0))
    }
    let host = host(view)
    #expect(try rects(host, at: 0)[0].width == 10)
    // The dash has moved on by 10: from there to the end of the line.
    let moved = try rects(host, at: 0.25)[0]
    #expect(abs(moved.width - 5) < 1e-6)
  }

  @Test func cornersAnimate() throws {
    let view = Flagged { isOn in
      Color.red.frame(width: 100, height: 100).cornerRadius(isOn ? 40 : 0)
        .frame(width: 100, height: 100)
    }
    let moments = [0.25, 0.5]
    let host = host(view, size: Size(100, 100))
    for time in moments {
      let shown = try host.displayList(at: time).items[0].mask
      let radius = 40 * time
      let still = host_(Color.red.frame(width: 100, height: 100).cornerRadius(CGFloat(radius)))
      let expected = try still.displayList(at: 0).items[0].mask
      #expect(
        "\(String(describing: shown?.items.first?.content))"
          == "\(String(describing: expected?.items.first?.content))")
    }
  }

  private func host_(_ view: some View) -> ViewHost { host(view, size: Size(100, 100)) }

  @Test func shapesOfUsersAnimate() throws {
    let all = try run { Peak(height: $0 ? 100 : 0).fill(.red) }
    #expect(all.map { $0[0].height } == [25, 50, 100])
  }

  @Test func nestedPairsAnimate() throws {
    let all = try run { isOn in
      Nested(
        box: isOn
          ? CGRect(x: 100, y: 40, width: 20, height: 8) : CGRect(x: 0, y: 0, width: 10, height: 4),
        lean: isOn ? 8 : 0
      ).fill(.red)
    }
    #expect(all[0][0] == Rect(27, 10, 12.5, 5))
    #expect(all[1][0] == Rect(54, 20, 15, 6))
  }

  @Test func vectorsOfUsersAnimateBodies() throws {
    let all = try run { Sized(size: $0 ? Pair(a: 100, b: 40) : Pair(a: 20, b: 0)) }
    #expect(all.map { [$0[0].width, $0[0].height] } == [[40, 10], [60, 20], [100, 40]])
  }

  /// The body of a modifier sees the values between: rounded here, so that it shows.
  @Test func modifiersAnimateBodies() throws {
    let all = try run {
      Color.red.frame(width: 10, height: 10).modifier(Spread(amount: $0 ? 50 : 0))
    }
    #expect(all.map { $0[0].x } == [15, 25, 50])
  }

  @Test func pointsAndStopsOfGradientsAnimate() throws {
    let view = Flagged { isOn in
      LinearGradient(
        stops: [
          .init(color: .black, location: isOn ? 0.2 : 0), .init(color: .white, location: 1),
        ], startPoint: isOn ? .topLeading : .leading, endPoint: isOn ? .bottom : .trailing)
    }
    let list = try host(view, size: Size(100, 100)).displayList(at: 0.25)
    guard case .fill(_, .linear(let paint)) = list.items[0].content else {
      Issue.record("\(list)")
      return
    }
    #expect(isNear(paint.ramp.stops[0].location, 0.05))
    #expect(isNear(paint.start.y, 37.5) && isNear(paint.end.x, 87.5) && isNear(paint.end.y, 62.5))
  }
}
