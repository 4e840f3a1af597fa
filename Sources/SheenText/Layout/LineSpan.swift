/// A line before its glyphs are placed: what it shows.
struct LineSpan {
  /// A part of a line.
  enum Segment {
    /// Characters.
    case text(Range<Int>)
    /// An ellipsis, in the font of a run, for characters.
    case ellipsis(run: Int, replacing: Range<Int>)
  }

  /// All characters of the line, with those that hang.
  var range: Range<Int>
  /// What is shown, in the order of the text.
  var segments: [Segment]
  /// By how much characters come nearer to each other, in points.
  var tightening = 0.0

  /// Whether no ellipsis stands for characters.
  var showsAll: Bool {
    segments.allSatisfy { segment in
      if case .ellipsis = segment { false } else { true }
    }
  }

  /// A line that shows characters.
  init(_ range: Range<Int>, shows: Range<Int>) {
    self.range = range
    segments = shows.isEmpty ? [] : [.text(shows)]
  }

  /// A line of several parts.
  init(_ range: Range<Int>, segments: [Segment]) {
    self.range = range
    self.segments = segments.filter { segment in
      if case .text(let range) = segment { !range.isEmpty } else { true }
    }
  }
}
