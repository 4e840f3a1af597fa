/// Finds where lines end.
struct LineBreaker {
  /// The text.
  let text: ShapedText
  /// The room for a line, in points.
  let width: Double

  /// Sums of advances that should be equal may differ by so much.
  static let tolerance = 1e-6

  /// The line that begins at a character.
  func line(from start: Int) -> LineSpan {
    let end = paragraphEnd(start)
    let last = beforeLineEnd(start, end)
    if fits(start, last, width) { return LineSpan(start..<end, shows: start..<last) }
    let visible = beforeSpaces(start, last)
    if fits(start, visible, width) { return LineSpan(start..<end, shows: start..<visible) }
    let full = fitting(start, visible, width)
    if text.analysis.marks[full].contains(.space) {
      let next = afterSpaces(full, last)
      let shown = beforeSpaces(start, full)
      if shown == start || fits(start, shown, width) {
        return LineSpan(start..<next, shows: start..<shown)
      }
    }
    var next = full
    while next > start {
      let shown = beforeSpaces(start, next)
      if text.analysis.marks[next].contains(.lineBreak), shown == start || fits(start, shown, width)
      {
        return LineSpan(start..<next, shows: start..<shown)
      }
      next -= 1
    }
    // A long word breaks between any characters.
    next = fittingShaped(start, visible, width)
    if next == start { next = afterCluster(start) }
    return LineSpan(start..<next, shows: start..<next)
  }

  /// Whether characters fit in a line of their own, where letters at its ends may look different.
  func fits(_ start: Int, _ end: Int, _ width: Double) -> Bool {
    let limit = width + Self.tolerance
    guard extent(start, end) <= limit else { return false }
    let marks = text.analysis.marks
    guard marks[start].contains(.unsafe) || marks[end].contains(.unsafe) else { return true }
    return text.width(of: LineSpan(start..<end, shows: start..<end)) <= limit
  }

  /// The last place up to `end` where the characters from `start` fit in a line of their own.
  func fittingShaped(_ start: Int, _ end: Int, _ width: Double) -> Int {
    var place = fitting(start, end, width)
    while place > start, !fits(start, place, width) { place = beforeCluster(place) }
    return place
  }

  /// The first place from `start` on where the characters up to `end` fit in a line of their own.
  func fittingShaped(upTo end: Int, from start: Int, _ width: Double) -> Int {
    var place = fitting(upTo: end, from: start, width)
    while place < end, !fits(place, end, width) { place = afterCluster(place) }
    return place
  }

  /// How far characters take the pen.
  func extent(_ start: Int, _ end: Int) -> Double { text.edges[end] - text.edges[start] }

  /// Where the next line begins in any case, or the end of the text.
  func paragraphEnd(_ start: Int) -> Int {
    let breaks = text.hardBreaks
    let next = Self.firstIndex(0, breaks.count) { breaks[$0] > start }
    return next < breaks.count ? breaks[next] : text.text.count
  }

  /// The last place up to `end` where the characters from `start` are at most so wide.
  func fitting(_ start: Int, _ end: Int, _ width: Double) -> Int {
    let limit = text.edges[start] + width + Self.tolerance
    let beyond = Self.firstIndex(start, end + 1) { text.edges[$0] > limit }
    var place = max(beyond - 1, start)
    while place > start, !text.analysis.marks[place].contains(.cluster) { place -= 1 }
    return place
  }

  /// The first place from `start` on where the characters up to `end` are at most so wide.
  func fitting(upTo end: Int, from start: Int, _ width: Double) -> Int {
    let limit = text.edges[end] - width - Self.tolerance
    var place = Self.firstIndex(start, end) { text.edges[$0] >= limit }
    while place < end, !text.analysis.marks[place].contains(.cluster) { place += 1 }
    return place
  }

  /// The end of the cluster that begins at a place.
  func afterCluster(_ start: Int) -> Int {
    var place = start + 1
    while !text.analysis.marks[place].contains(.cluster) { place += 1 }
    return place
  }

  /// The end of a line without the characters that end it.
  func beforeLineEnd(_ start: Int, _ end: Int) -> Int {
    guard text.analysis.marks[end].contains(.hardBreak) else { return end }
    return max(beforeCluster(end), start)
  }

  /// The beginning of the cluster that ends at a place.
  private func beforeCluster(_ end: Int) -> Int {
    var place = end - 1
    while place > 0, !text.analysis.marks[place].contains(.cluster) { place -= 1 }
    return place
  }

  /// The end without the spaces before it.
  func beforeSpaces(_ start: Int, _ end: Int) -> Int {
    var place = end
    while place > start, text.analysis.marks[place - 1].contains(.space) { place -= 1 }
    return place
  }

  /// The first place after the spaces that begin at one.
  func afterSpaces(_ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, text.analysis.marks[place].contains(.space) { place += 1 }
    return place
  }

  /// The first number for which a condition holds that holds for all after it; `high` if none.
  private static func firstIndex(_ low: Int, _ high: Int, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (low, high)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
