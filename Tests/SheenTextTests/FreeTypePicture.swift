import CFREETYPE

/// Characters as FreeType itself measures and draws them, unhinted: the outside reference.
final class FreeTypePicture {
  private let library: FT_Library
  private let face: FT_Face

  init?(_ path: String) {
    var library: FT_Library?
    var face: FT_Face?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    guard FT_New_Face(library, path, 0, &face) == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    (self.library, self.face) = (library, face)
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// Coverage bytes of a character, rows top first, and where its top left pixel lies from the pen.
  struct Bitmap {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    let bytes: [UInt8]

    /// The coverage of the pixel so far right of the pen and below the baseline.
    subscript(x: Int, y: Int) -> UInt8 {
      let (column, row) = (x - left, y + top)
      guard (0..<width).contains(column), (0..<height).contains(row) else { return 0 }
      return bytes[row * width + column]
    }

    /// The mean over so many columns and rows that one pixel of a smaller picture stands for.
    func mean(_ x: Int, _ y: Int, _ factor: Int) -> Double {
      var sum = 0
      for row in 0..<factor {
        for column in 0..<factor { sum += Int(self[x * factor + column, y * factor + row]) }
      }
      return Double(sum) / Double(factor * factor)
    }
  }

  func bitmap(_ character: Character, size: Int) -> Bitmap? {
    guard let code = character.asciiValue,
      FT_Set_Pixel_Sizes(face, 0, UInt32(size)) == 0,
      FT_Load_Char(face, FT_ULong(code), FT_Int32(FT_LOAD_NO_HINTING)) == 0,
      let slot = face.pointee.glyph, FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    var bytes: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width { bytes.append(bitmap.buffer[row * Int(bitmap.pitch) + column]) }
    }
    return Bitmap(
      left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), width: width,
      height: height, bytes: bytes)
  }

  /// The advance of a line in ems, kerning included, summed up in the font's own whole units.
  func advance(_ text: String) -> Double {
    var (units, last): (Int, UInt32) = (0, 0)
    for code in text.utf8 {
      let index = FT_Get_Char_Index(face, FT_ULong(code))
      var distance = FT_Vector()
      FT_Get_Kerning(face, last, index, FT_KERNING_UNSCALED.rawValue, &distance)
      FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE))
      units += (last == 0 ? 0 : distance.x) + (face.pointee.glyph?.pointee.metrics.horiAdvance ?? 0)
      last = index
    }
    return Double(units) / Double(face.pointee.units_per_EM)
  }
}
