internal import CFREETYPE
internal import SheenCore

/// The drawings of a font as FreeType reads them, in a library instance of its own; for one thread
/// at a time.
final class FreeTypeFace {
  private let library: FT_Library
  private let face: FT_Face
  private let unitsPerEm: Double
  /// How far letters lean to the right for each em upwards.
  private let shear: Double
  /// FreeType reads from it.
  private let file: FontFile

  /// Opens a font of a file.
  ///
  /// - Throws: `TextError` where FreeType makes no font with outlines or coloured pictures of it.
  init(
    _ file: FontFile, index: Int, unitsPerEm: Double, coordinates: [Float], shear: Double
  ) throws(TextError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw TextError(
        .notAFont, file: file.path, cause: "FreeType does not start",
        mend: "install libfreetype6 anew")
    }
    var face: FT_Face?
    let bytes = file.bytes.bindMemory(to: UInt8.self)
    let status = FT_New_Memory_Face(library, bytes.baseAddress, bytes.count, index, &face)
    guard status == 0, let face else {
      FT_Done_FreeType(library)
      throw TextError(
        .notAFont, file: file.path, cause: "it is no font FreeType can open (error \(status))",
        mend: "replace the file")
    }
    (self.library, self.face, self.file) = (library, face, file)
    (self.unitsPerEm, self.shear) = (unitsPerEm, shear)
    let flags = face.pointee.face_flags
    let isScalable = flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    let hasPictures = flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 && face.pointee.num_fixed_sizes > 0
    guard isScalable && face.pointee.units_per_EM > 0 || hasPictures else {
      throw TextError(
        .withoutOutlines, file: file.path, cause: "the font has no outlines",
        mend: "use a TrueType or OpenType font")
    }
    if !isScalable || hasPictures { selectLargestStrike() }
    if !coordinates.isEmpty {
      var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
      FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
    }
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// The name of the family, as the file gives it.
  var familyName: String { face.pointee.family_name.map { String(cString: $0) } ?? "" }

  /// A glyph as the font's designer drew it; `nil` where the file lacks it, breaks off or errs.
  func drawing(_ glyph: UInt32) -> GlyphDrawing? {
    if let layers = layers(glyph) { return .layers(layers) }
    if face.pointee.num_fixed_sizes > 0, let picture = picture(glyph) { return .picture(picture) }
    return outline(glyph).map { .outline($0) }
  }

  private func outline(_ glyph: UInt32) -> Outline? {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    var pen = OutlinePen(unit: 1 / unitsPerEm, shear: shear)
    var steps = OutlinePen.steps
    let status = withUnsafeMutablePointer(to: &pen) { pen in
      FT_Outline_Decompose(&slot.pointee.outline, &steps, pen)
    }
    guard status == 0 else { return nil }
    pen.close()
    return Outline(pen.elements)
  }

  /// The coloured layers of a glyph, the lowest first; `nil` for glyphs without.
  private func layers(_ glyph: UInt32) -> [GlyphDrawing.Layer]? {
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 else { return nil }
    var palette: UnsafeMutablePointer<FT_Color>?
    var data = FT_Palette_Data()
    let colors =
      FT_Palette_Data_Get(face, &data) == 0 && FT_Palette_Select(face, 0, &palette) == 0
      ? Int(data.num_palette_entries) : 0
    var iterator = FT_LayerIterator()
    var (part, color): (UInt32, UInt32) = (0, 0)
    var layers: [GlyphDrawing.Layer] = []
    while FT_Get_Color_Glyph_Layer(face, glyph, &part, &color, &iterator) != 0, layers.count < 4096
    {
      guard let outline = outline(part) else { continue }
      var paint: RGBA?
      if color != 0xffff {
        guard let palette, color < colors else { continue }
        let entry = palette[Int(color)]
        paint = RGBA(
          Double(entry.red) / 255, Double(entry.green) / 255, Double(entry.blue) / 255,
          Double(entry.alpha) / 255)
      }
      layers.append(GlyphDrawing.Layer(outline: outline, color: paint))
    }
    return layers.isEmpty ? nil : layers
  }

  private func selectLargestStrike() {
    let sizes = 0..<Int(face.pointee.num_fixed_sizes)
    guard let strikes = face.pointee.available_sizes else { return }
    if let best = sizes.max(by: { strikes[$0].y_ppem < strikes[$1].y_ppem }) {
      FT_Select_Size(face, FT_Int(best))
    }
  }

  /// The picture of a glyph, from the largest that the font has.
  private func picture(_ glyph: UInt32) -> GlyphDrawing.Picture? {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      let size = face.pointee.size?.pointee.metrics, size.x_ppem > 0, size.y_ppem > 0
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let pixels = bitmap.buffer,
      (1...4096).contains(width), (1...4096).contains(height)
    else { return nil }
    var pixmap = Pixmap(width: width, height: height)
    let stride = pixmap.bytesPerRow
    pixmap.withUnsafeMutableBytes { target in
      for y in 0..<height {
        let row = pixels + y * Int(bitmap.pitch)
        for x in 0..<width {
          // Blue, green, red, alpha; premultiplied, as in pixmaps.
          for channel in 0..<4 {
            target[y * stride + 4 * x + channel] = row[4 * x + [2, 1, 0, 3][channel]]
          }
        }
      }
    }
    let (across, down) = (1 / Double(size.x_ppem), 1 / Double(size.y_ppem))
    let frame = Rect(
      Double(slot.pointee.bitmap_left) * across, -Double(slot.pointee.bitmap_top) * down,
      Double(width) * across, Double(height) * down)
    return GlyphDrawing.Picture(image: ImageBuffer(pixmap), frame: frame)
  }
}
