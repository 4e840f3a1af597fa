/// Sums up how far characters take the pen.
struct ClusterEdges {
  /// How far all characters before each place take the pen together, in points.
  private(set) var sums: [Double]

  /// Measures items.
  ///
  /// Characters that share a glyph share its advance; places within it are marked as unsafe.
  init(
    _ items: [TextItem], _ glyphs: [ShapedGlyph], runs: [TextRun], sizes: [Double],
    marks: inout [TextAnalysis.Marks]
  ) {
    // At first the advance of the cluster that begins at each place.
    sums = [Double](repeating: 0, count: marks.count)
    for item in items {
      let spacing = runs[item.run].spacing
      switch item.kind {
      case .controls: break
      case .attachment:
        sums[item.range.lowerBound] = ShapedText.bounded(runs[item.run].attachment?.width ?? 0, 0)
      case .tabs:
        let advance = 4 * item.face.spaceAdvance * sizes[item.run] + spacing
        for place in item.range { sums[place] = max(advance, 0) }
      case .glyphs:
        let unit = sizes[item.run] / item.face.unitsPerEm
        Self.forEachCluster(item, glyphs) { cluster, advance in
          let starts = cluster.filter { marks[$0].contains(.cluster) }
          let share = max(Double(advance) * unit + spacing, 0) / Double(max(starts.count, 1))
          for start in starts {
            sums[start] = share
            if start > cluster.lowerBound { marks[start].insert(.unsafe) }
          }
        }
      }
    }
    var sum = 0.0
    for place in sums.indices {
      let advance = sums[place]
      sums[place] = sum
      sum += advance
    }
  }

  /// Calls `body` with the characters and the advance of every cluster, in the order of the text.
  private static func forEachCluster(
    _ item: TextItem, _ glyphs: [ShapedGlyph], _ body: (Range<Int>, Int) -> Void
  ) {
    let count = item.glyphs.count
    func glyph(_ number: Int) -> ShapedGlyph {
      glyphs[
        item.isRightToLeft ? item.glyphs.upperBound - 1 - number : item.glyphs.lowerBound + number]
    }
    var number = 0
    while number < count {
      let start = Int(glyph(number).cluster)
      var advance = 0
      while number < count, Int(glyph(number).cluster) == start {
        advance += Int(glyph(number).advance)
        number += 1
      }
      let end = number < count ? Int(glyph(number).cluster) : item.range.upperBound
      if start < end { body(start..<end, advance) }
    }
  }
}

extension TextRun {
  /// Points added after every character.
  var spacing: Double { ShapedText.bounded(tracking != 0 ? tracking : kerning) }
}

extension TypeFace {
  /// How far a space takes the pen, in ems.
  var spaceAdvance: Double {
    guard let font, let space = font.glyph(" ") else { return 0.25 }
    return Double(font.advance(space)) / unitsPerEm
  }
}
