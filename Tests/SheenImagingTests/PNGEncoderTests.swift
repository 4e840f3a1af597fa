import SheenCore
import SheenImaging
import Testing

/// Written stills decode to the straight values of the rendering model and carry an sRGB chunk.
@Suite struct PNGEncoderTests {
  @Test func straightAlphaIsTheRoundedQuotient() {
    for alpha in 0...255 {
      for value in 0...255 {
        let expected = alpha == 0 ? 0 : min(255, Int(255 * Double(value) / Double(alpha) + 0.5))
        #expect(StraightAlpha.channel(UInt8(value), alpha: UInt8(alpha)) == expected)
      }
    }
  }

  @Test func everyStorableValueSurvivesARoundTrip() throws {
    // All pairs of a premultiplied value and an alpha that can carry it.
    var pixmap = Pixmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for value in 0...alpha {
        pixmap[value, alpha] = [UInt8(value), UInt8(alpha - value), UInt8(alpha / 2), UInt8(alpha)]
      }
    }
    let image = try PNG.decode(PNGEncoder.encode(pixmap), named: "test")
    #expect(image.color.renderingIntent == 0)
    #expect(image.bytes == pixmap.straightBytes)
    #expect(image.pixmap().pixmap == pixmap)
    #expect(image.warnings.isEmpty)
  }

  @Test func opaquePicturesHaveNoAlphaChannel() throws {
    var pixmap = Pixmap(width: 3, height: 2)
    for y in 0..<2 { for x in 0..<3 { pixmap[x, y] = [UInt8(x), UInt8(y), 7, 255] } }
    let opaque = try PNGEncoder.encode(pixmap)
    // The ninth byte after the name IHDR is the colour type: 2 RGB, 6 RGBA.
    #expect(opaque[25] == 2)
    #expect(try PNG.decode(opaque, named: "test").pixmap().pixmap == pixmap)
    pixmap[2, 1] = [0, 0, 0, 254]
    #expect(try PNGEncoder.encode(pixmap)[25] == 6)
  }

  @Test func transparentPixelsAreWrittenAsZero() throws {
    var pixmap = Pixmap(width: 1, height: 1)
    pixmap[0, 0] = [9, 9, 9, 0]
    #expect(try PNG.decode(PNGEncoder.encode(pixmap), named: "test").bytes == [0, 0, 0, 0])
  }
}
