/// A part of a line that is of one item, or an ellipsis.
struct LinePiece {
  /// The characters; those left out for an ellipsis.
  let range: Range<Int>
  /// What they are.
  let kind: TextItem.Kind
  /// Which of the text's runs they belong to.
  let run: Int
  /// Odd for characters read from right to left.
  let level: UInt8
  /// The font.
  let face: TypeFace
  /// The glyphs, from left to right.
  let glyphs: ArraySlice<ShapedGlyph>
  /// How far the piece takes the pen, in points.
  let width: Double
  /// Whether it stands for characters left out.
  var isEllipsis = false

  /// Whether the characters are read from right to left.
  var isRightToLeft: Bool { level & 1 == 1 }
}

extension ShapedText {
  /// The item of a character; the number of items for places after the last one.
  func item(at place: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What a line shows, in the order of the text.
  func pieces(of line: LineSpan) -> [LinePiece] {
    var pieces: [LinePiece] = []
    for segment in line.segments {
      switch segment {
      case .text(let range):
        var number = item(at: range.lowerBound)
        while number < items.count, items[number].range.lowerBound < range.upperBound {
          pieces.append(piece(items[number], items[number].range.clamped(to: range), line))
          number += 1
        }
      case .ellipsis(let run, let replaced):
        let ellipsis = ellipsis(run)
        pieces.append(
          LinePiece(
            range: replaced, kind: .glyphs, run: run,
            level: analysis.paragraphLevel(line.range.lowerBound), face: ellipsis.face,
            glyphs: ellipsis.glyphs[...], width: ellipsis.width, isEllipsis: true))
      }
    }
    return pieces
  }

  /// How far what a line shows takes the pen.
  func width(of line: LineSpan) -> Double { pieces(of: line).reduce(0) { $0 + $1.width } }

  /// Pieces of a line from left to right, by rule L2 of the bidirectional algorithm.
  func ordered(_ pieces: [LinePiece]) -> [LinePiece] {
    guard var level = pieces.map(\.level).max(), level > 0 else { return pieces }
    var pieces = pieces
    while level > 0 {
      var start = 0
      while start < pieces.count {
        var end = start
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        pieces[start..<max(end, start)].reverse()
        start = end + 1
      }
      level -= 1
    }
    return pieces
  }

  private func piece(_ item: TextItem, _ range: Range<Int>, _ line: LineSpan) -> LinePiece {
    let (start, end) = (range.lowerBound, range.upperBound)
    var glyphs = glyphs[item.glyphs]
    var width = edges[end] - edges[start]
    if item.kind == .glyphs, range != item.range {
      if isUnsafe(start, item) || isUnsafe(end, item) {
        glyphs = reshaped(item, range)[...]
        width = 0
        forEachCluster(of: glyphs, range, item.isRightToLeft) { group in
          width += advance(group, item.run, item.face)
        }
      } else {
        glyphs = part(glyphs, range, item.isRightToLeft)
      }
    }
    if line.tightening > 0 {
      let clusters = range.reduce(0) { $0 + (analysis.marks[$1].contains(.cluster) ? 1 : 0) }
      width -= Double(clusters) * line.tightening
    }
    return LinePiece(
      range: range, kind: item.kind, run: item.run, level: item.level, face: item.face,
      glyphs: glyphs, width: width)
  }

  /// Whether an item parted at a place must be shaped anew.
  private func isUnsafe(_ place: Int, _ item: TextItem) -> Bool {
    item.range.lowerBound < place && place < item.range.upperBound
      && analysis.marks[place].contains(.unsafe)
  }

  /// The glyphs of some of the characters.
  private func part(
    _ glyphs: ArraySlice<ShapedGlyph>, _ range: Range<Int>, _ isRightToLeft: Bool
  ) -> ArraySlice<ShapedGlyph> {
    /// The first glyph for which a condition holds that holds for all after it.
    func first(_ holds: (Int) -> Bool) -> Int {
      var (low, high) = (glyphs.startIndex, glyphs.endIndex)
      while low < high {
        let middle = low + (high - low) / 2
        if holds(Int(glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let (start, end) = (range.lowerBound, range.upperBound)
    let bounds =
      isRightToLeft
      ? (first { $0 < end }, first { $0 < start }) : (first { $0 >= start }, first { $0 >= end })
    return bounds.0 <= bounds.1 ? glyphs[bounds.0..<bounds.1] : []
  }

  /// Glyphs of one cluster.
  struct Group {
    /// From left to right.
    let glyphs: ArraySlice<ShapedGlyph>
    /// The characters.
    let cluster: Range<Int>
  }

  /// Calls `body` with every cluster, from left to right.
  func forEachCluster(
    of glyphs: ArraySlice<ShapedGlyph>, _ range: Range<Int>, _ isRightToLeft: Bool,
    _ body: (Group) -> Void
  ) {
    var start = glyphs.startIndex
    var bound = range.upperBound
    while start < glyphs.endIndex {
      let cluster = Int(glyphs[start].cluster)
      var end = start
      while end < glyphs.endIndex, Int(glyphs[end].cluster) == cluster { end += 1 }
      if !isRightToLeft {
        bound = end < glyphs.endIndex ? Int(glyphs[end].cluster) : range.upperBound
      }
      body(Group(glyphs: glyphs[start..<end], cluster: cluster..<max(bound, cluster)))
      bound = cluster
      start = end
    }
  }

  /// How far a cluster takes the pen, with what the run adds after it.
  func advance(_ group: Group, _ run: Int, _ face: TypeFace) -> Double {
    let units = group.glyphs.reduce(0) { $0 + Int($1.advance) }
    return max(Double(units) * sizes[run] / face.unitsPerEm + runs[run].spacing, 0)
  }
}
