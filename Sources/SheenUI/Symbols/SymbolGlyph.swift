internal import SheenCore
internal import SheenImaging
internal import Synchronization

/// A symbol of one stroke width, ready to be placed.
///
/// Glyphs are shared: two are the same symbol where they are the same object.
final class SymbolGlyph: Sendable {
  /// In hundredths of the font size, y down, around the middle of the capital letters; one over the
  /// other.
  private let outlines: [Outline]
  /// The extent around that middle, in font sizes.
  let size: Size

  /// The space beside the ink, in hundredths of the font size.
  private static let margin = 1.5

  /// Makes a glyph of outlines; as wide as given, or as its ink.
  private init(_ outlines: [Outline], width: Double? = nil) {
    self.outlines = outlines
    var (right, bottom) = (0.0, 0.0)
    for outline in outlines {
      outline.forEachLine(.identity, tolerance: 0.01) { _, end in
        (right, bottom) = (max(right, abs(end.x)), max(bottom, abs(end.y)))
      }
    }
    size = Size(
      width.map { $0 / 100 } ?? (right + Self.margin) / 50, (bottom + Self.margin) / 50)
  }

  /// Makes a glyph of a custom symbol.
  convenience init(_ drawing: SymbolTemplate.Drawing) {
    self.init(drawing.outlines, width: drawing.width)
  }

  /// The outlines with the font size as the unit, moved by a map.
  func outlines(_ map: Affine) -> [Outline] {
    outlines.map { $0.applying(map * .scale(0.01, 0.01)) }
  }

  private struct Key: Hashable {
    var name: String
    var strokeWidth: Double
  }

  private static let known = Mutex<[Key: SymbolGlyph]>([:])

  /// The glyph of a name; for an unknown one a crossed box, with a warning.
  ///
  /// - Parameters:
  ///   - name: The symbol.
  ///   - strokeWidth: In hundredths of the font size.
  /// - Returns: The glyph, the same object for the same name and width.
  static func named(_ name: String, strokeWidth: Double) -> SymbolGlyph {
    let key = Key(name: name, strokeWidth: strokeWidth)
    if let glyph = known.withLock({ $0[key] }) { return glyph }
    var outline = SymbolSet.outline(named: name, strokeWidth: strokeWidth)
    if outline == nil {
      Warnings.warn(SymbolSet.warning(forUnknown: name))
      outline = SymbolSet.placeholder.outline("", strokeWidth: strokeWidth)
    }
    let glyph = SymbolGlyph([outline ?? Outline()])
    known.withLock { $0[key] = glyph }
    return glyph
  }
}

extension SymbolGlyph: Equatable {
  static func == (lhs: SymbolGlyph, rhs: SymbolGlyph) -> Bool { lhs === rhs }
}

/// A symbol as what a leaf draws in its frame.
struct SymbolShape: Equatable {
  var glyph: SymbolGlyph
  /// In points.
  var fontSize: Double
  /// Whether the symbol fills its frame, not the size of the font.
  var isStretched: Bool

  /// The size in points.
  var size: Size { Size(glyph.size.width * fontSize, glyph.size.height * fontSize) }

  /// The outlines in the middle of a frame.
  func outlines(in frame: Rect) -> [Outline] {
    let middle = frame.point(atFraction: 0.5, 0.5)
    let scale =
      isStretched
      ? Affine.scale(frame.width / glyph.size.width, frame.height / glyph.size.height)
      : .scale(fontSize, fontSize)
    return glyph.outlines(.translation(middle.x, middle.y) * scale)
  }
}
