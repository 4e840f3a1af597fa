internal import SheenCore
internal import SheenText

/// The glyphs of two layouts, and which of them are the same.
///
/// What both begin with is the same, then what both end with; of the rest what stands at the same place
/// from the end, as digits of one worth do.
struct TextPairs {
  private let old: TextLayout
  private let new: TextLayout
  private let oldGlyphs: [GlyphPlace]
  private let newGlyphs: [GlyphPlace]
  /// The old glyph that each new one is; `nil` for one that comes.
  private var partners: [Int?]
  private let isSameForm: Bool

  /// A glyph, and where in a layout it is.
  private struct GlyphPlace {
    let glyph: PlacedGlyph
    let face: TypeFace
    let size: Double

    func isSame(as other: GlyphPlace) -> Bool { glyph.id == other.glyph.id && face == other.face }
  }

  init(_ old: TextLayout, _ new: TextLayout) {
    (self.old, self.new) = (old, new)
    oldGlyphs = Self.glyphs(old)
    newGlyphs = Self.glyphs(new)
    isSameForm =
      old.lines.flatMap(\.runs).map(\.isAttachment) == new.lines.flatMap(\.runs).map(\.isAttachment)
    partners = Array(repeating: nil, count: newGlyphs.count)
    let shorter = min(oldGlyphs.count, newGlyphs.count)
    var start = 0
    while start < shorter, oldGlyphs[start].isSame(as: newGlyphs[start]) {
      partners[start] = start
      start += 1
    }
    for offset in 0..<(shorter - start) {
      let (before, after) = (oldGlyphs.count - 1 - offset, newGlyphs.count - 1 - offset)
      if oldGlyphs[before].isSame(as: newGlyphs[after]) { partners[after] = before }
    }
  }

  private static func glyphs(_ layout: TextLayout) -> [GlyphPlace] {
    layout.lines.flatMap(\.runs).flatMap { run in
      run.glyphs.map { GlyphPlace(glyph: $0, face: run.face, size: run.size) }
    }
  }

  /// Whether all glyphs are the same, in the same order.
  var isComplete: Bool {
    isSameForm && oldGlyphs.count == newGlyphs.count
      && partners.enumerated().allSatisfy { $0.offset == $0.element }
  }

  /// The new layout with the glyphs alone that stay, on their way from the old places.
  func stayed(at fraction: Double) -> TextLayout {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return new.changingGlyphs { run, index in
      guard let partner = partners[index] else { return nil }
      let (before, after) = (oldGlyphs[partner], newGlyphs[index])
      run.size = mix(before.size, after.size)
      var glyph = after.glyph
      glyph.position = Point(
        mix(before.glyph.position.x, glyph.position.x),
        mix(before.glyph.position.y, glyph.position.y))
      return glyph
    }
  }

  /// The new layout with the glyphs alone that come.
  var coming: TextLayout {
    new.changingGlyphs { partners[$1] == nil ? newGlyphs[$1].glyph : nil }.undecorated
  }

  /// The old layout with the glyphs alone that go.
  var leaving: TextLayout {
    let staying = Set(partners.compactMap { $0 })
    return old.changingGlyphs { staying.contains($1) ? nil : oldGlyphs[$1].glyph }.undecorated
  }
}

extension TextLayout {
  /// The layout with other glyphs in the places of its own, or none; code is told the run and how many
  /// glyphs come before.
  fileprivate func changingGlyphs(
    _ change: (inout GlyphRun, Int) -> PlacedGlyph?
  ) -> TextLayout {
    var (layout, count) = (self, 0)
    for line in lines.indices {
      for run in lines[line].runs.indices {
        var glyphs: [PlacedGlyph] = []
        for _ in lines[line].runs[run].glyphs {
          if let glyph = change(&layout.lines[line].runs[run], count) { glyphs.append(glyph) }
          count += 1
        }
        layout.lines[line].runs[run].glyphs = glyphs
      }
    }
    return layout
  }

  /// The layout without lines, pictures and what lies behind letters.
  fileprivate var undecorated: TextLayout {
    var layout = self
    for line in lines.indices {
      layout.lines[line].decorations = []
      layout.lines[line].runs.removeAll { $0.isAttachment || $0.glyphs.isEmpty }
    }
    return layout
  }
}
