internal import CHARFBUZZ

/// A font as HarfBuzz sees it, by its own reading of the tables, in the font's units; it never changes.
final class HarfBuzzFont: Sendable {
  /// How a font with axes is set, and what to do for slanted letters.
  struct Setting: Hashable, Sendable {
    /// Which of the settings the font names, 0 for none.
    var instance = 0
    /// The value of the axis of weights, where there is one.
    var weight: Double?
    /// The value of the axis of widths, where there is one.
    var width: Double?
    /// Whether upright letters shall slant, by an axis or by shearing.
    var isSlanted = false
  }

  /// How far sheared letters lean to the right for each em upwards: the tangent of 12°.
  static let shear = 0.2126

  /// The font, valid as long as this object.
  nonisolated(unsafe) let font: OpaquePointer
  /// The number of units in an em, above 0.
  let unitsPerEm: Double
  /// Where the font is set along its axes, in their order; none for fonts without axes.
  let coordinates: [Float]
  /// Whether slanting was asked for and no axis does it.
  let needsShear: Bool
  /// HarfBuzz reads from it.
  private let file: FontFile

  /// Opens a font of a file.
  ///
  /// Broken files give fonts without characters.
  init(_ file: FontFile, index: Int, setting: Setting) {
    let blob = hb_blob_create(
      file.bytes.baseAddress, UInt32(clamping: file.bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    let face = hb_face_create(blob, UInt32(clamping: index))
    hb_blob_destroy(blob)
    font = hb_font_create(face)
    hb_face_destroy(face)
    let units = max(Int32(clamping: hb_face_get_upem(face)), 1)
    hb_font_set_scale(font, units, units)
    hb_ot_font_set_funcs(font)
    let (coordinates, slants) = Self.coordinates(face, setting)
    if !coordinates.isEmpty {
      hb_font_set_var_coords_design(font, coordinates, UInt32(coordinates.count))
    }
    hb_font_make_immutable(font)
    unitsPerEm = Double(units)
    self.coordinates = coordinates
    needsShear = setting.isSlanted && !slants
    self.file = file
  }

  deinit { hb_font_destroy(font) }

  /// The number of four letters.
  static func tag(_ name: String) -> hb_tag_t { hb_tag_from_string(name, 4) }

  /// Where a setting lies on the font's axes, and whether letters slant there.
  private static func coordinates(
    _ face: OpaquePointer?, _ setting: Setting
  ) -> (coordinates: [Float], slants: Bool) {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0, count <= 64 else { return ([], false) }
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    axes.removeLast(axes.count - min(Int(count), axes.count))
    var coordinates = axes.map(\.default_value)
    if setting.instance > 0 {
      var length = UInt32(coordinates.count)
      hb_ot_var_named_instance_get_design_coords(
        face, UInt32(setting.instance - 1), &length, &coordinates)
    }
    var slants = false
    for (number, axis) in axes.enumerated() {
      func set(_ value: Double?) {
        guard let value else { return }
        coordinates[number] = min(max(Float(value), axis.min_value), axis.max_value)
      }
      switch axis.tag {
      case Self.tag("wght"): set(setting.weight)
      case Self.tag("wdth"): set(setting.width)
      case Self.tag("slnt") where setting.isSlanted && axis.min_value < 0:
        // Degrees, negative to the right.
        set(Double(axis.min_value))
        slants = true
      case Self.tag("ital") where setting.isSlanted && axis.max_value > 0:
        set(Double(axis.max_value))
        slants = true
      default: break
      }
    }
    return (coordinates, slants)
  }

  /// The glyph of a character; `nil` where the font has none.
  func glyph(_ scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0, glyph != 0 else { return nil }
    return glyph
  }

  /// How far a glyph takes the pen, in units.
  func advance(_ glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(font, glyph) }

  /// Whether a font can show characters that belong together.
  ///
  /// Letters with marks count as there where they exist as one character or as parts.
  func covers(_ scalars: [Unicode.Scalar]) -> Bool {
    if scalars.allSatisfy({ glyph($0) != nil }) { return true }
    let functions = hb_unicode_funcs_get_default()
    guard let first = scalars.first else { return true }
    if scalars.count == 1 {
      var (a, b): (UInt32, UInt32) = (0, 0)
      guard hb_unicode_decompose(functions, first.value, &a, &b) != 0, b != 0,
        let base = Unicode.Scalar(a), let mark = Unicode.Scalar(b)
      else { return false }
      return glyph(mark) != nil && covers([base])
    }
    var composed = first.value
    for scalar in scalars.dropFirst() {
      guard hb_unicode_compose(functions, composed, scalar.value, &composed) != 0 else {
        return false
      }
    }
    return Unicode.Scalar(composed).flatMap { glyph($0) } != nil
  }
}
