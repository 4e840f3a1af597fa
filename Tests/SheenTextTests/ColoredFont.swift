/// A font of four glyphs whose letter A has two colour layers, byte by byte as OpenType 1.9 says.
///
/// Units are 1000 an em. A is the square from 0 to 1000; its layers are its left half, in the palette's
/// colour, and its right half, in the colour of the text.
struct ColoredFont {
  /// The palette's colour as red, green, blue, alpha.
  var color: [UInt8]

  private static func u16(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func u32(_ values: Int...) -> [UInt8] {
    values.flatMap { u16($0 >> 16, $0) }
  }

  /// A rectangle as a simple glyph: four points on the curve.
  private static func glyph(_ left: Int, _ right: Int) -> [UInt8] {
    let points = [(left, 0), (left, 1000), (right, 1000), (right, 0)]
    var bytes = u16(1, left, 0, right, 1000, 3, 0) + [1, 1, 1, 1]
    var last = (0, 0)
    for point in points {
      bytes += u16(point.0 - last.0)
      last.0 = point.0
    }
    for point in points {
      bytes += u16(point.1 - last.1)
      last.1 = point.1
    }
    return bytes
  }

  /// The file.
  var bytes: [UInt8] {
    let glyphs = [[], Self.glyph(0, 1000), Self.glyph(0, 500), Self.glyph(500, 1000)]
    var places = [0]
    for glyph in glyphs { places.append((places.last ?? 0) + glyph.count) }
    let tables: [(String, [UInt8])] = [
      (
        "COLR",
        Self.u16(0, 1) + Self.u32(14, 20) + Self.u16(2) + Self.u16(1, 0, 2)
          + Self.u16(2, 0, 3, 0xffff)
      ),
      (
        "CPAL",
        Self.u16(0, 1, 1, 1) + Self.u32(14) + Self.u16(0)
          + [color[2], color[1], color[0], color[3]]
      ),
      (
        "cmap",
        Self.u16(0, 1, 3, 10) + Self.u32(12) + Self.u16(12, 0) + Self.u32(28, 0, 1, 65, 65, 1)
      ),
      ("glyf", glyphs.flatMap(\.self)),
      (
        "head",
        Self.u32(0x10000, 0x10000, 0, 0x5f0f_3cf5) + Self.u16(0, 1000) + Self.u32(0, 0, 0, 0)
          + Self.u16(0, 0, 1000, 1000, 0, 8, 2, 1, 0)
      ),
      (
        "hhea",
        Self.u32(0x10000) + Self.u16(800, -200, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, 4)
      ),
      ("hmtx", [0, 0, 0, 500].flatMap { Self.u16(1000, $0) }),
      ("loca", places.flatMap { Self.u32($0) }),
      ("maxp", Self.u32(0x10000) + Self.u16(4, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)),
    ]
    var file = Self.u32(0x10000) + Self.u16(tables.count, 128, 3, 16 * tables.count - 128)
    var content: [UInt8] = []
    let start = file.count + 16 * tables.count
    for (name, table) in tables {
      file += Array(name.utf8) + Self.u32(0, start + content.count, table.count)
      content += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return file + content
  }
}
