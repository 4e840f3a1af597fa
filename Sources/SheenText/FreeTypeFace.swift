internal import CFREETYPE
internal import SheenCore

/// A font file opened by FreeType, in a library instance of its own; for one thread at a time.
final class FreeTypeFace {
  private let library: FT_Library
  private let face: FT_Face
  /// FreeType reads from these as long as the face is open.
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// Opens a font.
  ///
  /// - Throws: `TextError` where FreeType makes no scalable font of the bytes.
  init(_ content: [UInt8], path: String) throws(TextError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw TextError(
        .notAFont, file: path, cause: "FreeType does not start", mend: "install libfreetype6 anew")
    }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: content.count)
    _ = bytes.initialize(from: content)
    var face: FT_Face?
    let status = FT_New_Memory_Face(library, bytes.baseAddress, content.count, 0, &face)
    guard status == 0, let face else {
      FT_Done_FreeType(library)
      bytes.deallocate()
      throw TextError(
        .notAFont, file: path, cause: "it is no font FreeType can open (error \(status))",
        mend: "replace the file")
    }
    (self.library, self.face, self.bytes) = (library, face, bytes)
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0,
      face.pointee.units_per_EM > 0
    else {
      throw TextError(
        .withoutOutlines, file: path, cause: "the font has no outlines",
        mend: "use a TrueType or OpenType font")
    }
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    bytes.deallocate()
  }

  /// The name of the family, as the file gives it.
  var familyName: String { face.pointee.family_name.map { String(cString: $0) } ?? "" }

  /// The distance from the baseline up to where lines begin, in ems.
  var ascent: Double { ems(FT_Pos(face.pointee.ascender)) }

  /// The distance from the baseline down to where lines end, in ems.
  var descent: Double { -ems(FT_Pos(face.pointee.descender)) }

  /// The number of a character's glyph, 0 where the font has none.
  func index(of scalar: Unicode.Scalar) -> UInt32 {
    FT_Get_Char_Index(face, FT_ULong(scalar.value))
  }

  /// How much nearer the second glyph comes to the first than their advances say, negative, in ems.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_KERNING) != 0 else { return 0 }
    var distance = FT_Vector()
    guard FT_Get_Kerning(face, first, second, FT_KERNING_UNSCALED.rawValue, &distance) == 0 else {
      return 0
    }
    return ems(distance.x)
  }

  /// A glyph without hints, as the font's designer drew it; `nil` where the file breaks off or errs.
  func glyph(_ index: UInt32) -> Glyph? {
    guard FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    var pen = Pen(unit: 1 / Double(face.pointee.units_per_EM))
    var steps = Pen.steps
    let status = withUnsafeMutablePointer(to: &pen) { pen in
      FT_Outline_Decompose(&slot.pointee.outline, &steps, pen)
    }
    guard status == 0 else { return nil }
    pen.close()
    return Glyph(
      outline: Outline(pen.elements), advance: ems(slot.pointee.metrics.horiAdvance))
  }

  private func ems(_ units: FT_Pos) -> Double { Double(units) / Double(face.pointee.units_per_EM) }
}

/// Writes down the steps of an outline in ems, y down.
private struct Pen {
  let unit: Double
  var elements: [Outline.Element] = []

  init(unit: Double) { self.unit = unit }

  mutating func close() {
    if let last = elements.last, last != .close { elements.append(.close) }
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return .zero }
    return Point(Double(vector.pointee.x) * unit, -Double(vector.pointee.y) * unit)
  }

  private static func with(_ user: UnsafeMutableRawPointer?, _ body: (inout Pen) -> Void) -> Int32 {
    guard let pen = user?.assumingMemoryBound(to: Pen.self) else { return 1 }
    body(&pen.pointee)
    return 0
  }

  /// What FreeType calls for each step.
  static var steps: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { to, user in
        Pen.with(user) { pen in
          pen.close()
          pen.elements.append(.move(pen.point(to)))
        }
      },
      line_to: { to, user in
        Pen.with(user) { pen in pen.elements.append(.line(pen.point(to))) }
      },
      conic_to: { control, to, user in
        Pen.with(user) { pen in
          pen.elements.append(.quadratic(pen.point(control), pen.point(to)))
        }
      },
      cubic_to: { control1, control2, to, user in
        Pen.with(user) { pen in
          pen.elements.append(.cubic(pen.point(control1), pen.point(control2), pen.point(to)))
        }
      },
      shift: 0, delta: 0)
  }
}
