import Foundation
import SheenCore
import SheenDisplay
import SheenTestSupport
import SheenText
import SheenUI
import Testing

/// What texts look like: the glyphs of their font, filled.
@MainActor
@Suite(.enabled(if: TextFixture.isThere))
struct TextPixelTests {
  private func picture(_ items: [DisplayItem], _ size: Size) throws -> Pixmap {
    try TestRenderers.cpu.picture(of: DisplayList(size: size, scale: 1, items: items))
  }

  @Test func textIsTheGlyphsOfItsFont() throws {
    let size = Size(47, 24)
    let host = host(Text("1H2").font(TextFixture.font), size: size)
    let face = try TypeFace(path: TextFixture.path)
    var (outline, pen) = (Outline(), 0.0)
    for letter in "1H2" {
      let scalar = try #require(letter.unicodeScalars.first)
      let glyph = try #require(face.glyph(scalar))
      guard case .outline(let drawing) = face.drawing(glyph) else { continue }
      let em = Double(TextFixture.size)
      let map = Affine.translation(pen, TextFixture.ascent) * .scale(em, em)
      outline.elements += drawing.applying(map).elements
      pen += TextFixture.width(String(letter))
    }
    // The text is 41.46 points wide and stands in the middle of the picture, on whole pixels.
    let list = try host.displayList(at: 0)
    let frame = try #require(host.layoutFramesOfText().first)
    let item = DisplayItem(
      id: ItemID(1), transform: .translation(frame.x, frame.y),
      content: .fill(.path(outline), .solid(RGBA(0, 0, 0))))
    let text = try picture(list.items, size)
    #expect(text == (try picture([item], size)))
    #expect((0..<24).contains { y in (0..<47).contains { text[$0, y].w == 255 } })
  }

  @Test func emojiHaveTheirOwnColors() throws {
    guard
      FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
    else { return }
    let host = host(Text("🟡").foregroundStyle(.blue).font(.system(size: 40)), size: Size(60, 60))
    let picture = try picture(try host.displayList(at: 0).items, Size(60, 60))
    let middle = picture[30, 30]
    // The circle is yellow, whatever letters are filled with.
    #expect(middle.x > 150 && middle.y > 100 && middle.z < 140, "\(middle) \(host.treeDescription)")
    let faint = try shapes(
      SheenUITests.host(Text("🟡").foregroundStyle(.blue.opacity(0.5)), size: Size(60, 60)))
    #expect(faint.first?.opacity == 0.5)
  }
}

extension ViewHost {
  /// The frames of the texts shown.
  fileprivate func layoutFramesOfText() -> [Rect] {
    layoutFrames().filter { $0.name == "Text" }.map { frame in
      Rect(
        frame.corners[0].x, frame.corners[0].y, frame.corners[2].x - frame.corners[0].x,
        frame.corners[2].y - frame.corners[0].y)
    }
  }
}
