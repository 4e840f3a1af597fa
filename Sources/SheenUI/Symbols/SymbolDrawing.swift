internal import SheenCore

/// A symbol in all its forms.
///
/// Parts may overlap where they are drawn, not where they are taken away: there each place must be
/// covered by one part of the shape around it.
struct SymbolDrawing {
  /// The forms a symbol has besides its own.
  struct Forms: OptionSet {
    let rawValue: Int
    /// `.fill`.
    static let fill = Forms(rawValue: 1)
    /// `.circle` and `.circle.fill`.
    static let circle = Forms(rawValue: 2)
    /// `.square` and `.square.fill`.
    static let square = Forms(rawValue: 4)
  }

  let parts: [SymbolPart]
  let forms: Forms
  /// How large the symbol is in a circle or a square.
  let badgeScale: Double

  init(_ forms: Forms, badgeScale: Double = 0.55, _ parts: SymbolPart...) {
    self.parts = parts
    self.forms = forms
    self.badgeScale = badgeScale
  }

  /// The names of all forms.
  func names(_ base: String) -> [String] {
    var names = [base]
    if forms.contains(.fill) { names.append(base + ".fill") }
    if forms.contains(.circle) { names += [base + ".circle", base + ".circle.fill"] }
    if forms.contains(.square) { names += [base + ".square", base + ".square.fill"] }
    return names
  }

  /// The outline of a form, in hundredths of the font size; `nil` where the drawing has a mistake.
  ///
  /// - Parameters:
  ///   - form: What stands behind the base name: empty, or `.fill`, `.circle` and so on.
  ///   - strokeWidth: In hundredths of the font size.
  /// - Returns: The outline, to be filled by the non-zero rule.
  func outline(_ form: Substring, strokeWidth: Double) -> Outline? {
    let half = strokeWidth / 2
    let contours: [StrokeContour]?
    if form.hasPrefix(".circle") {
      contours = badge("E 0 0 54 54", isFilled: form.hasSuffix(".fill"), half)
    } else if form.hasPrefix(".square") {
      contours = badge("R -48 -48 96 96 13", isFilled: form.hasSuffix(".fill"), half)
    } else {
      contours = glyph(isFilled: form == ".fill", scale: 1, half)
    }
    guard let contours else { return nil }
    return Outline(contours.flatMap(\.elements))
  }

  /// Whether there is more than lines, whose width is to be reduced like the rest.
  private var hasShapes: Bool { parts.contains { $0.plain != $0.filled } }

  private func badge(_ frame: String, isFilled: Bool, _ half: Double) -> [StrokeContour]? {
    let part = SymbolPart.shape(frame)
    guard let around = part.contours(isFilled ? .solid : .stroke, scale: 1, half),
      let glyph = glyph(
        isFilled: forms.contains(.fill), scale: badgeScale,
        min(half, SymbolPart.widestCut) * (hasShapes ? 0.62 : 0.95))
    else { return nil }
    return around + (isFilled ? glyph.map(\.reversed) : glyph)
  }

  private func glyph(isFilled: Bool, scale: Double, _ half: Double) -> [StrokeContour]? {
    var result: [StrokeContour] = []
    for part in parts {
      guard let contours = part.contours(isFilled ? part.filled : part.plain, scale: scale, half)
      else { return nil }
      result += contours
    }
    return result
  }
}

extension SymbolPart {
  /// Half the width of the widest line taken away: wider ones would run into each other.
  fileprivate static let widestCut = 5.75

  fileprivate func contours(_ ink: Ink, scale: Double, _ half: Double) -> [StrokeContour]? {
    guard let path = SymbolPath(path) else { return nil }
    var place: Point?
    if let opening {
      guard let point = SymbolPath("M \(opening)")?.scaled(scale).lines.first?.points.first else {
        return nil
      }
      place = point
    }
    let isCut = ink == .cutStroke || ink == .cutSolid
    let stroke = StrokeGraph(path.scaled(scale).lines)
      .contours(halfWidth: isCut ? min(half, Self.widestCut) : half)
    func isKept(_ contour: StrokeContour) -> Bool {
      !contour.isHole || place.map(contour.contains) ?? false
    }
    switch ink {
    case .none: return []
    case .stroke: return stroke
    case .solid: return stroke.filter(isKept)
    case .cutStroke: return stroke.map(\.reversed)
    case .cutSolid: return stroke.filter(isKept).map(\.reversed)
    }
  }
}
