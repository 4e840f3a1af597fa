import Foundation
import SheenCore
import SheenText
import Testing

/// Glyphs with colours of their own.
@Suite struct ColorGlyphTests {
  private func face(_ bytes: [UInt8]) throws -> TypeFace {
    let url = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try TypeFace(path: url.path)
  }

  @Test func layersHaveTheColoursOfThePalette() throws {
    let face = try face(ColoredFont(color: [255, 51, 0, 204]).bytes)
    let glyph = try #require(face.glyph("A"))
    #expect(glyph == 1)
    guard case .layers(let layers) = face.drawing(glyph) else {
      Issue.record("no layers")
      return
    }
    #expect(layers.map(\.color) == [RGBA(1, 0.2, 0, 0.8), nil])
    #expect(
      layers.map { $0.outline.controlBounds() } == [Rect(0, -1, 0.5, 1), Rect(0.5, -1, 0.5, 1)])
    guard case .outline(let half) = face.drawing(2) else {
      Issue.record("no outline")
      return
    }
    #expect(half.controlBounds() == Rect(0, -1, 0.5, 1))
  }

  @Test func damagedColourTablesAreHarmless() throws {
    let bytes = ColoredFont(color: [1, 2, 3, 4]).bytes
    for place in 12..<bytes.count {
      var broken = bytes
      broken[place] ^= 0xff
      guard let face = try? face(broken) else { continue }
      for glyph in 0..<6 as Range<UInt32> {
        if case .outline(let outline) = face.drawing(glyph) { #expect(outline.isFinite) }
      }
    }
  }

  @Test func picturesLieWhereTheStrikeSays() throws {
    try FontFixture.with(["NotoColorEmoji.ttf"]) { library, _ in
      let shaped = ShapedText("🔴", FontQuery(size: 109), in: library)
      let line = try #require(shaped.layout().lines.first)
      let glyph = try #require(line.glyphs.first)
      guard case .picture(let picture) = line.runs[0].face.drawing(glyph.id) else {
        Issue.record("no picture")
        return
      }
      // The font's only strike: 136 × 128 pixels, 109 an em; its em has 2048 units, glyphs 2550.
      let pixmap = picture.image.pixmap
      #expect(pixmap.width == 136 && pixmap.height == 128)
      #expect(abs(picture.frame.width - 136.0 / 109) < 1e-9)
      #expect(abs(picture.frame.height - 128.0 / 109) < 1e-9)
      #expect(abs(glyph.advance - 2550.0 / 2048 * 109) < 1e-9)
      // It stands on the baseline, reaching a little below.
      #expect(picture.frame.y < -0.8 && picture.frame.maxY > 0 && picture.frame.maxY < 0.3)
      // A red disc, opaque in the middle, nothing in the corners, premultiplied everywhere.
      let middle = pixmap[68, 64]
      #expect(middle.w == 255 && middle.x > 180 && middle.y < 90 && middle.z < 90)
      #expect(pixmap[0, 0] == .zero && pixmap[135, 127] == .zero)
      for y in 0..<pixmap.height {
        for x in 0..<pixmap.width {
          let pixel = pixmap[x, y]
          #expect(pixel.x <= pixel.w && pixel.y <= pixel.w && pixel.z <= pixel.w)
        }
      }
      guard case .picture(let again) = line.runs[0].face.drawing(glyph.id) else { return }
      #expect(again.image == picture.image)
    }
  }

  @Test func wordsBesidePicturesKeepTheirOutlines() throws {
    try FontFixture.with(["DejaVuSans.ttf", "NotoColorEmoji.ttf"]) { library, _ in
      let layout = ShapedText("a🔴", FontQuery(size: 20), in: library).layout()
      #expect(layout.lines[0].runs.map(\.face.familyName) == ["DejaVu Sans", "Noto Color Emoji"])
      // The line is as high as the higher of both: 1901 up; 500 down of 2048.
      #expect(abs(layout.firstBaseline - 20 * 1901.0 / 2048) < 1e-9)
      #expect(abs(layout.size.height - 20 * (1901.0 + 500) / 2048) < 1e-9)
    }
  }
}
