internal import CICU

/// What Unicode says of each UTF-16 unit of a text: clusters, directions, and where lines may break.
struct TextAnalysis {
  /// What holds for a unit, or for the place before it.
  struct Marks: OptionSet {
    let rawValue: UInt8
    /// An extended grapheme cluster begins.
    static let cluster = Marks(rawValue: 1)
    /// A line may begin.
    static let lineBreak = Marks(rawValue: 2)
    /// A line begins in any case.
    static let hardBreak = Marks(rawValue: 4)
    /// A line that begins here needs both sides shaped anew.
    static let unsafe = Marks(rawValue: 8)
    /// The unit is a space, which hangs where it ends a line.
    static let space = Marks(rawValue: 16)
    /// The unit is a control character, which has no drawing.
    static let control = Marks(rawValue: 32)
  }

  /// A part of the text with a direction of its own.
  struct Paragraph {
    /// Where it ends, with the characters that end it.
    let end: Int
    /// The level of its direction: odd for right to left.
    let level: UInt8
  }

  /// One more than there are units.
  var marks: [Marks]
  /// The level of each unit; none where all are 0.
  private(set) var levels: [UInt8] = []
  /// In order; none where all text is of level 0.
  private(set) var paragraphs: [Paragraph] = []

  /// Looks at a text.
  init(_ units: [UInt16], direction: ShapedText.Direction, language: String) {
    marks = [Marks](repeating: [], count: units.count + 1)
    marks[0].insert(.cluster)
    marks[units.count].insert(.cluster)
    findClusters(units)
    classify(units)
    findLineBreaks(units, language)
    let isPlain = units.allSatisfy { $0 < 0x590 || $0 >= 0x2010 && $0 < 0x2028 }
    if !isPlain || direction == .rightToLeft { findLevels(units, direction) }
  }

  /// The level of a unit.
  func level(_ unit: Int) -> UInt8 { levels.isEmpty ? 0 : levels[unit] }

  /// The level of the paragraph that a unit belongs to, or of the last one.
  func paragraphLevel(_ unit: Int) -> UInt8 {
    var (low, high) = (0, paragraphs.count)
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].end <= unit { low = middle + 1 } else { high = middle }
    }
    return low < paragraphs.count ? paragraphs[low].level : paragraphs.last?.level ?? 0
  }

  private mutating func findClusters(_ units: [UInt16]) {
    var place = 0
    while place < units.count {
      // Between characters below U+0300 there is always a boundary, but for one pair.
      if units[place] < 0x300, place + 1 == units.count || units[place + 1] < 0x300 {
        let isPair = units[place] == 0x0d && place + 1 < units.count && units[place + 1] == 0x0a
        place += isPair ? 2 : 1
        marks[place].insert(.cluster)
        continue
      }
      var end = place + 1
      while end < units.count, units[end] >= 0x300 || units[end - 1] >= 0x300 { end += 1 }
      for character in String(decoding: units[place..<end], as: UTF16.self) {
        place += character.utf16.count
        marks[min(place, end)].insert(.cluster)
      }
      place = end
    }
  }

  private mutating func classify(_ units: [UInt16]) {
    for (place, unit) in units.enumerated() {
      switch unit {
      case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000:
        marks[place].insert(.space)
      case 0x09...0x0d, 0x85, 0x2028, 0x2029: marks[place].formUnion([.space, .control])
      case 0x00...0x1f, 0x7f...0x9f: marks[place].insert(.control)
      default: break
      }
    }
  }

  private mutating func findLineBreaks(_ units: [UInt16], _ language: String) {
    units.withUnsafeBufferPointer { text in
      let breaks = sheen_line_breaks_open(
        language, text.baseAddress, Int32(clamping: text.count))
      guard let breaks else { return }
      defer { sheen_line_breaks_close(breaks) }
      var place = Int(sheen_line_breaks_next(breaks))
      while place > 0, place <= text.count {
        // Lines never break within a cluster.
        if marks[place].contains(.cluster) {
          marks[place].insert(.lineBreak)
          // The end of the text counts as hard, but a line begins there only after a character for it.
          if sheen_line_breaks_is_hard(breaks) != 0, marks[place - 1].contains(.control) {
            marks[place].insert(.hardBreak)
          }
        }
        place = Int(sheen_line_breaks_next(breaks))
      }
    }
  }

  private mutating func findLevels(_ units: [UInt16], _ direction: ShapedText.Direction) {
    guard !units.isEmpty else { return }
    let base: UInt8 =
      switch direction {
      case .natural: 0xfe
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    units.withUnsafeBufferPointer { text in
      let directions = sheen_directions_open(
        text.baseAddress, Int32(clamping: text.count), base)
      guard let directions else { return }
      defer { sheen_directions_close(directions) }
      guard let levels = sheen_directions_levels(directions) else { return }
      self.levels = Array(UnsafeBufferPointer(start: levels, count: text.count))
      for number in 0..<sheen_directions_paragraph_count(directions) {
        var level: UInt8 = 0
        let end = sheen_directions_paragraph(directions, number, &level)
        paragraphs.append(Paragraph(end: Int(end), level: level))
      }
    }
  }
}
