import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Texts that change, and that are drawn by code.
@MainActor
@Suite(.enabled(if: TextFixture.isThere))
struct TextChangeTests {
  private typealias Fixture = TextFixture

  private struct Changing: View {
    let first: Text
    let second: Text
    var transition: ContentTransition?
    var animation: Animation? = .linear(duration: 1)
    @State private var isSecond = false

    var body: some View {
      let text = isSecond ? second : first
      Group {
        if let transition { text.contentTransition(transition) } else { text }
      }
      .font(TextFixture.font)
      .onAppear { withAnimation(animation) { isSecond = true } }
    }
  }

  private func drawn(
    _ first: Text, _ second: Text, _ transition: ContentTransition? = nil, at time: Double
  ) throws -> [DrawnShape] {
    try shapes(host(Changing(first: first, second: second, transition: transition)), at: time)
  }

  @Test func lettersFadeIntoOthers() throws {
    for transition in [nil, ContentTransition.opacity, .interpolate] {
      let half = try drawn(Text("11"), Text("H"), transition, at: 0.25)
      #expect(half.map(\.opacity) == [0.75, 0.25])
      #expect(try drawn(Text("11"), Text("H"), transition, at: 1).map(\.opacity) == [1])
    }
  }

  @Test func withoutAnAnimationOrATransitionTheyJump() throws {
    let jump = Changing(first: Text("11"), second: Text("H"), animation: nil)
    #expect(try shapes(host(jump)).map(\.opacity) == [1])
    #expect(try drawn(Text("11"), Text("H"), .identity, at: 0.25).map(\.opacity) == [1])
  }

  @Test func sameLettersGrow() throws {
    let (small, large) = (
      Font.custom("DejaVu Sans", fixedSize: 20), Font.custom("DejaVu Sans", fixedSize: 40)
    )
    func width(at time: Double) throws -> Double {
      let boxes = try drawn(Text("H").font(small), Text("H").font(large), at: time)
      #expect(boxes.count == 1)
      return try #require(boxes.first).box.width
    }
    let (start, end) = (try width(at: 0), try width(at: 1))
    #expect(abs(end - 2 * start) < 1e-6)
    #expect(abs(try width(at: 0.5) - 1.5 * start) < 1e-6)
  }

  @Test func digitsRoll() throws {
    let quarter = try drawn(Text("12"), Text("13"), .numericText(), at: 0.25)
    // The 1 stays; the 2 goes up, the 3 comes from below.
    #expect(quarter.map(\.opacity) == [1, 0.75, 0.25])
    let end = try drawn(Text("12"), Text("13"), .numericText(), at: 1)
    let stay = try #require(end.first).box
    #expect(quarter[1].box.y < stay.y && quarter[2].box.y > stay.y)
    let down = try drawn(Text("13"), Text("12"), .numericText(countsDown: true), at: 0.25)
    #expect(down[1].box.y > stay.y && down[2].box.y < stay.y)
  }

  @Test func rollsFollowTheValue() throws {
    struct Counter: View {
      @State private var value = 3.0
      var body: some View {
        Text("\(Int(value))").font(TextFixture.font).contentTransition(.numericText(value: value))
          .onAppear { withAnimation(.linear(duration: 1)) { value = 2 } }
      }
    }
    let shown = try shapes(host(Counter()), at: 0.25)
    #expect(shown.count == 2 && shown[0].box.y > shown[1].box.y)
  }

  @Test func aChangeInTheMiddleOfAnother() throws {
    struct Counting: View {
      let trigger: Trigger
      @State private var letters = "1"
      var body: some View {
        Text(letters).font(TextFixture.font).contentTransition(.opacity)
          .onAppear {
            trigger.action = { withAnimation(.linear(duration: 1)) { letters += "1" } }
          }
      }
    }
    let trigger = Trigger()
    let host = host(Counting(trigger: trigger))
    try host.fire(trigger, at: 0)
    try host.fire(trigger, at: 0.5)
    // The first goes on from where it was, the second goes, the third comes.
    #expect(try shapes(host, at: 0.5).map(\.opacity) == [0.5, 0.5])
    #expect(try shapes(host, at: 1).map(\.opacity) == [0.25, 0.25, 0.5])
    #expect(try shapes(host, at: 1.5).map(\.opacity) == [1])
  }

  @Test func colorsOfTextsAnimate() throws {
    let black = Text("H").foregroundStyle(Color(white: 0))
    let white = Text("H").foregroundStyle(Color(white: 1))
    let middle = try #require(try drawn(black, white, at: 0.5).first?.color)
    // Half of the light.
    #expect(abs(middle.red - 0.735) < 0.01)
  }

  @Test func countersShowEveryNumber() throws {
    struct Counter: View, Animatable {
      var value: Double
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Text("\(Int(value))") }
    }
    struct Counting: View {
      @State private var value = 0.0
      var body: some View {
        Counter(value: value).onAppear { withAnimation(.linear(duration: 1)) { value = 100 } }
      }
    }
    let host = host(Counting())
    #expect(try lettersRead(host, at: 0) == ["0"])
    #expect(try lettersRead(host, at: 0.505) == ["50"])
    #expect(try lettersRead(host, at: 1) == ["100"])
  }

  @Test func textKeepsItsIdentity() throws {
    let host = host(Changing(first: Text("1"), second: Text("2"), animation: nil))
    let first = try host.displayList(at: 0).items.map(\.id)
    #expect(try host.displayList(at: 2).items.map(\.id) == first)
  }

  // MARK: Canvas

  private func canvas(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> [DrawnShape] {
    try shapes(host(Canvas(renderer: draw).font(Fixture.font), size: Size(100, 100)))
  }

  @Test func canvasesDrawText() throws {
    let ink = try #require(
      try shapes(host(Text("H").font(Fixture.font), size: Size(16, 24))).first?.box)
    let drawn = try canvas { context, _ in
      context.draw(Text("H"), at: CGPoint(x: 50, y: 50), anchor: .topLeading)
      context.draw(Text("H").foregroundStyle(.red), at: CGPoint(x: 50, y: 50))
      context.draw(Text("11 11"), in: CGRect(x: 10, y: 20, width: 30, height: 60))
    }
    #expect(drawn.count == 3)
    #expect(abs(drawn[0].box.x - 50 - ink.x) < 0.01 && abs(drawn[0].box.y - 50 - ink.y) < 0.01)
    // The middle of 16 × 24 points.
    #expect(abs(drawn[1].box.x - 42 - ink.x) < 0.01 && abs(drawn[1].box.y - 38 - ink.y) < 0.01)
    #expect(drawn[2].box.height > Fixture.height && drawn[2].box.x >= 10)
  }

  @Test func resolvedTextsCanBeMeasured() throws {
    var read: (CGSize, CGSize, CGFloat, CGFloat)?
    let drawn = try canvas { context, size in
      var text = context.resolve(Text("11 11"))
      read = (
        text.measure(in: size), text.measure(in: CGSize(width: 30, height: 100)),
        text.firstBaseline(in: size), text.lastBaseline(in: CGSize(width: 30, height: 100))
      )
      text.shading = .color(Color(red: 1, green: 0, blue: 0))
      context.draw(text, at: .zero, anchor: .topLeading)
    }
    let sizes = try #require(read)
    #expect(sizes.0 == CGSize(width: Fixture.width("11 11").rounded(.up), height: 24))
    #expect(sizes.1 == CGSize(width: 27, height: 48))
    #expect(abs(sizes.2 - Fixture.ascent) < 0.01)
    #expect(abs(sizes.3 - Fixture.ascent - Fixture.height) < 0.01)
    #expect(drawn.map(\.color) == [RGBA(1, 0, 0)])
  }

  @Test func shadingsOfTextLieInTheCanvas() throws {
    let view = Canvas { context, _ in
      var text = context.resolve(Text("H"))
      text.shading = .linearGradient(
        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 100, y: 0))
      context.draw(text, at: CGPoint(x: 50, y: 50))
    }
    let shape = try #require(try shapes(host(view, size: Size(100, 100))).first)
    guard case .linear(let paint) = shape.paint else {
      Issue.record("\(shape.paint)")
      return
    }
    #expect(paint.start == Point(0, 0) && paint.end == Point(100, 0))
  }
}
