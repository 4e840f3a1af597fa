internal import SheenCore

/// Places the glyphs of a line.
struct LinePlacement {
  /// The text.
  let text: ShapedText
  /// By how much everything is smaller.
  let scale: Double

  /// The glyphs and the decorations of a line whose left end and baseline are at a point, in points.
  func place(
    _ span: LineSpan, at origin: Point
  ) -> (runs: [GlyphRun], decorations: [TextLayout.Decoration]) {
    var runs: [GlyphRun] = []
    var decorations: [TextLayout.Decoration] = []
    var x = origin.x
    for piece in text.ordered(text.pieces(of: span)) {
      let width = piece.width * scale
      let pen = Point(x, origin.y - offset(piece) * scale)
      if piece.kind == .glyphs || piece.kind == .attachment {
        runs.append(run(piece, at: pen, tightening: span.tightening))
      }
      decorate(piece, from: x, to: x + width, pen.y, &decorations)
      x += width
    }
    return (runs, decorations)
  }

  private func offset(_ piece: LinePiece) -> Double { text.offset(piece.run) }

  private func run(_ piece: LinePiece, at pen: Point, tightening: Double) -> GlyphRun {
    let size = text.size(piece.run) * scale
    let unit = size / piece.face.unitsPerEm
    let metrics = piece.face.metrics
    var glyphs: [PlacedGlyph] = []
    var x = pen.x
    func add(_ glyph: ShapedGlyph, _ cluster: Range<Int>, extra: Double) {
      let advance = Double(glyph.advance) * unit + extra
      // What is added after a character lies to its left where reading goes that way.
      let start = piece.isRightToLeft ? x + extra : x
      glyphs.append(
        PlacedGlyph(
          id: glyph.id,
          position: Point(start + Double(glyph.dx) * unit, pen.y - Double(glyph.dy) * unit),
          advance: advance, cluster: cluster))
      x += advance
    }
    if piece.isEllipsis {
      for glyph in piece.glyphs { add(glyph, piece.range, extra: 0) }
    } else if piece.kind == .glyphs {
      text.forEachCluster(of: piece.glyphs, piece.range, piece.isRightToLeft) { group in
        let own = group.glyphs.reduce(0) { $0 + Double($1.advance) * unit }
        let extra =
          text.advance(group, piece.run, piece.face) * scale - own
          - tightening * scale * Double(text.clusterCount(group.cluster))
        let last = piece.isRightToLeft ? group.glyphs.startIndex : group.glyphs.endIndex - 1
        for index in group.glyphs.indices {
          add(group.glyphs[index], group.cluster, extra: index == last ? extra : 0)
        }
      }
    }
    var (ascent, descent) = (metrics.ascent * size, metrics.descent * size)
    if piece.kind == .attachment, let attachment = text.runs[piece.run].attachment {
      ascent = ShapedText.bounded(attachment.ascent) * scale
      descent = ShapedText.bounded(attachment.descent) * scale
    }
    return GlyphRun(
      face: piece.face, size: size, run: piece.run, isRightToLeft: piece.isRightToLeft,
      glyphs: glyphs,
      bounds: Rect(pen.x, pen.y - ascent, piece.width * scale, ascent + descent),
      baseline: pen.y, isAttachment: piece.kind == .attachment)
  }

  /// Draws the lines of a piece, in one with those of the piece before where it is of the same run.
  private func decorate(
    _ piece: LinePiece, from left: Double, to right: Double, _ baseline: Double,
    _ decorations: inout [TextLayout.Decoration]
  ) {
    guard piece.run < text.runs.count, right > left else { return }
    let run = text.runs[piece.run]
    let metrics = text.faces[piece.run].metrics
    let size = text.size(piece.run) * scale
    func add(_ kind: TextLayout.Decoration.Kind, _ top: Double, _ thickness: Double) {
      let before = decorations.lastIndex { $0.kind == kind }
      if let before, decorations[before].run == piece.run, decorations[before].rect.maxX == left {
        decorations[before].rect.width = right - decorations[before].rect.x
        return
      }
      decorations.append(
        TextLayout.Decoration(
          kind: kind, rect: Rect(left, baseline + top * size, right - left, thickness * size),
          run: piece.run))
    }
    if run.isUnderlined { add(.underline, metrics.underlineTop, metrics.underlineThickness) }
    if run.isStruckThrough {
      add(.strikethrough, -metrics.strikethroughTop, metrics.strikethroughThickness)
    }
  }
}

extension ShapedText {
  /// How far a run stands above the baseline.
  func offset(_ run: Int) -> Double {
    run < runs.count ? Self.bounded(runs[run].baselineOffset) : 0
  }

  /// The size of a run.
  func size(_ run: Int) -> Double { sizes[run] }

  /// The number of clusters that begin among characters.
  func clusterCount(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + (analysis.marks[$1].contains(.cluster) ? 1 : 0) }
  }
}
