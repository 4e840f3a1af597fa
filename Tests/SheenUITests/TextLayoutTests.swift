import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// The sizes texts take, and where their letters stand.
@MainActor
@Suite(.enabled(if: TextFixture.isThere))
struct TextLayoutTests {
  private typealias Font = TextFixture

  @Test func aLineHasTheMeasuresOfItsFont() throws {
    let size = try textSize(Text("Hno 12"))
    #expect(size == Size(Font.width("Hno 12").rounded(.up), Font.height.rounded(.up)))
    // Extents are whole pixels.
    let finer = try textSize(Text("Hno 12"), scale: 4)
    #expect(finer.width == (Font.width("Hno 12") * 4).rounded(.up) / 4)
    #expect(finer.height == (Font.height * 4).rounded(.up) / 4)
  }

  @Test func aTextWithoutLettersTakesNoSpace() throws {
    #expect(try textSize(Text("")) == Size(0, 0))
    #expect(try textSize(Text(" ")).height == 24)
    #expect(try textSize(Text("").lineLimit(2, reservesSpace: true)).height == 48)
  }

  @Test func proposalsLimitButDoNotStretch() throws {
    let text = Text("Hno 12")
    let ideal = try textSize(text)
    #expect(try textSize(text, .infinity, .infinity) == ideal)
    #expect(try textSize(text, 500, 3) == ideal)
    #expect(try textSize(text, ideal.width) == ideal)
    #expect(try textSize(text, ideal.width - 1).width == Font.width("Hno").rounded(.up))
    // One letter a line.
    let narrow = try textSize(text, 0)
    #expect(narrow.width < 20 && narrow.height >= 5 * Font.height)
  }

  @Test func linesBreakBetweenWords() throws {
    let two = try textSize(Text("11 22 33"), CGFloat(Font.width("11 22") + 1))
    #expect(two == Size(Font.width("11 22").rounded(.up), (2 * Font.height).rounded(.up)))
    let lines = try textSize(Text("1\n22\n3"))
    #expect(lines == Size(Font.width("22").rounded(.up), (3 * Font.height).rounded(.up)))
  }

  @Test func linesAreLimited() throws {
    let text = Text("11 22 33 44")
    let width = CGFloat(Font.width("11") + 1)
    func lines(_ view: some View) throws -> Double {
      (try textSize(view, width).height / Font.height).rounded()
    }
    #expect(try lines(text) == 4)
    #expect(try lines(text.lineLimit(1)) == 1)
    #expect(try lines(text.lineLimit(2)) == 2)
    #expect(try lines(text.lineLimit(nil).lineLimit(2)) == 4)
    #expect(try lines(text.lineLimit(...3)) == 3)
    #expect(try lines(text.lineLimit(6...8)) == 6)
    #expect(try lines(text.lineLimit(5, reservesSpace: true)) == 5)
    #expect(try lines(text.lineLimit(5...)) == 5)
  }

  @Test func whatDoesNotFitEndsInAnEllipsis() throws {
    let width = Font.width("111") + Font.width("…") + 1
    let view = Text("11111111").lineLimit(1).font(Font.font)
    let cut = host(view.frame(width: CGFloat(width), alignment: .leading))
    let box = try #require(try shapes(cut).first?.box)
    #expect(box.width < width && box.width > Font.width("111"))
    #expect(try textSize(view, CGFloat(width)).width == (width - 1).rounded(.up))
  }

  @Test func textsShrinkToFit() throws {
    let view = Text("1111").lineLimit(1)
    let half = CGFloat(Font.width("1111") / 2)
    let shrunk = try textSize(view.minimumScaleFactor(0.25), half)
    #expect(shrunk.width <= Double(half).rounded(.up) && shrunk.width > Double(half) - 3)
    #expect(abs(shrunk.height - Font.height / 2) < 2)
    #expect(try textSize(view, half).height == 24)
  }

  @Test func linesAreFurtherApart() throws {
    let three = try textSize(Text("1\n2\n3").lineSpacing(10)).height
    #expect(three == (3 * Font.height + 20).rounded(.up))
    #expect(try textSize(Text("1").lineSpacing(10)).height == 24)
  }

  @Test func spaceIsAddedBetweenLetters() throws {
    func starts(_ view: some View) throws -> Rect {
      try #require(try shapes(host(view.font(Font.font))).first?.box)
    }
    let plain = try starts(Text("1111")).width
    #expect(abs(try starts(Text("1111").kerning(5)).width - plain - 15) < 0.01)
    #expect(abs(try starts(Text("1111").tracking(5)).width - plain - 15) < 0.01)
    #expect(abs(try starts(Text("1111").padding(0).kerning(5)).width - plain - 15) < 0.01)
    // What the text says itself counts.
    #expect(
      abs(try starts(Text("1111").kerning(5).padding(0).kerning(9)).width - plain - 15) < 0.01)
  }

  @Test func fixedSizesAreNotBroken() throws {
    let text = Text("11 22 33")
    #expect(try textSize(text.fixedSize(), 10) == textSize(text))
    let tall = try textSize(text.fixedSize(horizontal: false, vertical: true), 30, 10)
    #expect(tall.height == (3 * Font.height).rounded(.up))
  }

  @Test func prioritiesDecideWhoIsCut() throws {
    let long = Text("11111111")
    let view = HStack(spacing: 0) {
      long.lineLimit(1)
      long.lineLimit(1).layoutPriority(1)
    }
    .font(Font.font)
    let host = host(view, size: Size(160, 50))
    let boxes = try shapes(host).map(\.box)
    #expect(boxes.count == 2 && boxes[1].width > Font.width("1111111"))
    #expect(boxes[0].width < 60)
  }

  // MARK: Lines to align with

  @Test func stacksAlignBaselines() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("H").font(.custom("DejaVu Sans", fixedSize: 2 * Font.size))
      Text("H\nH").font(Font.font)
      Color.red.frame(width: 10, height: 10)
    }
    let all = try shapes(host(view))
    let boxes = all.map(\.box)
    #expect(boxes.count == 3)
    // The large letter, and the first of two lines, which are one shape, a line apart.
    #expect(abs(boxes[0].maxY - (boxes[1].maxY - Font.height)) <= 1)
    // Other views stand on the line.
    #expect(abs(boxes[2].maxY - boxes[0].maxY) <= 1)
    let last = try shapes(
      host(
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Text("H\nH").font(Font.font)
          Color.red.frame(width: 10, height: 10)
        })
    ).map(\.box)
    #expect(abs(last[0].maxY - last[1].maxY) <= 1)
  }

  @Test func symbolsStandAroundTheMiddleOfCapitals() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("H")
      Image(systemName: "circle")
    }
    .font(.custom("DejaVu Sans", fixedSize: 100))
    let boxes = try shapes(host(view)).map(\.box)
    #expect(boxes.count == 2)
    #expect(abs(boxes[0].y + boxes[0].height / 2 - boxes[1].y - boxes[1].height / 2) <= 1)
    // In the text itself it stands so too.
    let inside = Text("H\(Image(systemName: "circle"))").font(
      .custom("DejaVu Sans", fixedSize: 100))
    let parts = try shapes(host(inside)).map(\.box)
    #expect(parts.count == 2)
    #expect(abs(parts[0].y + parts[0].height / 2 - parts[1].y - parts[1].height / 2) <= 0.01)
    #expect(parts[1].x > parts[0].maxX)
  }

  @Test func lettersAboveTheLine() throws {
    let view = Text("H").baselineOffset(0) + Text("H").foregroundStyle(.red).baselineOffset(6)
    let boxes = try shapes(host(view.font(Font.font))).map(\.box)
    #expect(boxes.count == 2 && abs(boxes[0].y - boxes[1].y - 6) < 1e-6)
  }

  @Test func linesAreAlignedWithEachOther() throws {
    func starts(_ alignment: TextAlignment) throws -> [Double] {
      let view = (Text("1111\n") + Text("1").foregroundStyle(.red)).multilineTextAlignment(
        alignment)
      return try shapes(host(view.font(Font.font))).map(\.box.x)
    }
    let (leading, center, trailing) = (
      try starts(.leading), try starts(.center), try starts(.trailing)
    )
    #expect(abs(leading[1] - leading[0]) < 1e-6)
    #expect(abs(center[1] - center[0] - 1.5 * Font.digit) < 0.01)
    #expect(abs(trailing[1] - trailing[0] - 3 * Font.digit) < 0.01)
  }

  @Test func rightToLeft() throws {
    let view = (Text("1111\n") + Text("1").foregroundStyle(.red)).font(Font.font)
    let boxes = try shapes(host(view) { $0.layoutDirection = .rightToLeft }).map(\.box)
    #expect(abs(boxes[1].x - boxes[0].x - 3 * Font.digit) < 0.01)
  }

  // MARK: Drawing

  @Test func aGradientSpansTheFrame() throws {
    let view = Text("1111").font(Font.font)
      .foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    let host = host(view)
    let item = try #require(try host.displayList(at: 0).items.first)
    guard case .fill(_, .linear(let paint)) = item.content else {
      Issue.record("\(item)")
      return
    }
    #expect(paint.start.x == 0 && paint.end.x == Font.width("1111").rounded(.up))
  }

  @Test func textIsAMask() throws {
    let view = Color.red.frame(width: 100, height: 40).mask { Text("11").font(Font.font) }
    let item = try #require(try host(view).displayList(at: 0).items.first)
    guard case .fill(.path, _)? = item.mask?.items.first?.content else {
      Issue.record("\(item)")
      return
    }
  }

  @Test func hiddenTextKeepsItsPlace() throws {
    let view = Text("11").font(Font.font)
    #expect(try textSize(view.hidden()) == textSize(view))
    #expect(try shapes(host(view.opacity(0))).isEmpty)
    #expect(try shapes(host(view.foregroundStyle(.clear))).isEmpty)
  }

  @Test func linesUnderAndThroughLetters() throws {
    func rows(_ text: Text) throws -> Rect {
      try #require(try shapes(host(text.font(Font.font))).first?.box)
    }
    let plain = try rows(Text("H"))
    let under = try rows(Text("H").underline())
    // The font asks for a line that begins 0.4 − 0.45 points under the letters and is 0.9 thick.
    #expect(under.maxY > plain.maxY && under.maxY < plain.maxY + 3)
    #expect(abs(under.width - Font.width("H")) < 0.01)
    let through = try rows(Text("H").strikethrough())
    #expect(abs(through.height - plain.height) < 0.01 && through.width > plain.width)
    let red = try shapes(host(Text("H").underline(color: .red).font(Font.font)))
    #expect(red.count == 2)
    let dots = try #require(
      try shapes(host(Text("H").underline(pattern: .dot).font(Font.font))).first)
    // Dots of 0.9 points and as much between them, of five steps each, after the twelve of the letter.
    #expect(dots.outline.elements.count > 12 + 5 * 7 && dots.box.maxY == under.maxY)
    #expect(try rows(Text("H").underline(false)) == plain)
    #expect(try shapes(host(Text("H").font(Font.font).underline())).first?.box == under)
  }

  @Test func movedTextStaysBetweenPixels() throws {
    let view = Text("1").font(Font.font)
    let base = try #require(try shapes(host(view)).first?.box)
    let moved = try #require(
      try shapes(host(view.transformEffect(CGAffineTransform(translationX: 0.3, y: 0.6)))).first?
        .box)
    #expect(abs(moved.x - base.x - 0.3) < 1e-9 && abs(moved.y - base.y - 0.6) < 1e-9)
    let scaled = try #require(try shapes(host(view.scaleEffect(1.37))).first?.box)
    #expect(abs(scaled.width - base.width * 1.37) < 1e-6)
  }
}
