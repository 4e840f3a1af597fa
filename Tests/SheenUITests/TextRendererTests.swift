import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Texts that a renderer draws.
@MainActor
@Suite(.enabled(if: TextFixture.isThere))
struct TextRendererTests {
  private struct Mark: TextAttribute {}

  /// Lifts each letter by its number times a distance.
  private struct Stairs: TextRenderer {
    var step: Double

    var animatableData: Double {
      get { step }
      set { step = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for (number, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
        var copy = context
        copy.translateBy(x: 0, y: -step * Double(number))
        copy.draw(slice)
      }
    }
  }

  /// Draws what is marked, and no more.
  private struct Marked: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.flatMap({ $0 }) where run[Mark.self] != nil { context.draw(run) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + 10, height: size.height)
    }
  }

  private func boxes(_ view: some View, at time: Double = 0) throws -> [Rect] {
    try shapes(host(view.font(TextFixture.font)), at: time).map(\.box)
  }

  @Test func linesAreDrawnAsTheText() throws {
    struct Plain: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { context.draw(line) }
      }
    }
    let text = Text("11 22\nH").underline()
    let plain = try boxes(text)
    let drawn = try boxes(text.textRenderer(Plain()))
    #expect(plain.count == 1 && drawn.count == 2)
    #expect(abs(drawn[0].y - plain[0].y) < 1e-6 && abs(drawn[1].maxY - plain[0].maxY) < 1e-6)
  }

  @Test func lettersAreDrawnOneByOne() throws {
    let drawn = try boxes(Text("111").textRenderer(Stairs(step: 4)))
    #expect(drawn.count == 3)
    #expect(abs(drawn[1].x - drawn[0].x - TextFixture.digit) < 0.01)
    #expect(abs(drawn[0].y - drawn[1].y - 4) < 1e-6 && abs(drawn[1].y - drawn[2].y - 4) < 1e-6)
  }

  @Test func renderersAnimate() throws {
    struct Rising: View {
      @State private var step = 0.0
      var body: some View {
        Text("11").textRenderer(Stairs(step: step)).font(TextFixture.font)
          .onAppear { withAnimation(.linear(duration: 1)) { step = 8 } }
      }
    }
    let host = host(Rising())
    for (time, step) in [(0.0, 0.0), (0.5, 4), (1, 8)] {
      let drawn = try shapes(host, at: time).map(\.box)
      #expect(abs(drawn[0].y - drawn[1].y - step) < 1e-6)
    }
  }

  @Test func marksAreFoundAgain() throws {
    let text = Text("11") + Text("HH").customAttribute(Mark())
    let drawn = try boxes(text.textRenderer(Marked()))
    #expect(drawn.count == 1 && drawn[0].width > TextFixture.width("H"))
    #expect(try textSize(text.textRenderer(Marked())).width == textSize(text).width + 10)
  }

  @Test func linesAreToldWithTheirMeasures() throws {
    let told = Told()
    struct Listener: TextRenderer {
      let told: Told
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        told.lines = layout.map(\.typographicBounds)
        told.letters = layout.first?.first?.first?.typographicBounds
        told.isTruncated = layout.isTruncated
      }
    }
    _ = try boxes(Text("11\n1").textRenderer(Listener(told: told)))
    #expect(told.lines.count == 2 && told.isTruncated == false)
    #expect(abs(told.lines[0].width - 2 * TextFixture.digit) < 0.01)
    #expect(abs(told.lines[0].ascent - TextFixture.ascent) < 0.01)
    #expect(abs(told.lines[1].origin.y - told.lines[0].origin.y - TextFixture.height) < 0.01)
    let letter = try #require(told.letters)
    #expect(abs(letter.width - TextFixture.digit) < 0.01)
    #expect(abs(letter.rect.height - TextFixture.height) < 0.01)
  }

  private final class Told {
    var lines: [Text.Layout.TypographicBounds] = []
    var letters: Text.Layout.TypographicBounds?
    var isTruncated: Bool?
  }
}
