extension LineBreaker {
  /// The last line of a text that goes on: as much of the text from a place on as fits, and an ellipsis.
  func truncatedLine(from start: Int, style: TextStyle) -> LineSpan {
    let end = text.text.count
    if style.allowsTightening, let line = tightenedLine(from: start) { return line }
    switch style.truncation {
    case .tail: return tail(start, end)
    case .head: return head(start, end)
    case .middle: return middle(start, end)
    }
  }

  private func tail(_ start: Int, _ end: Int) -> LineSpan {
    let last = beforeLineEnd(start, paragraphEnd(start))
    let run = run(at: fitting(start, last, width))
    let kept = beforeSpaces(start, fittingShaped(start, last, room(beside: run)))
    return LineSpan(
      start..<end, segments: [.text(start..<kept), .ellipsis(run: run, replacing: kept..<end)])
  }

  private func head(_ start: Int, _ end: Int) -> LineSpan {
    let last = beforeSpaces(start, end)
    let first = max(start, paragraphStart(last))
    let run = run(at: fitting(upTo: last, from: first, width))
    let kept = afterSpaces(fittingShaped(upTo: last, from: first, room(beside: run)), last)
    return LineSpan(
      start..<end, segments: [.ellipsis(run: run, replacing: start..<kept), .text(kept..<last)])
  }

  private func middle(_ start: Int, _ end: Int) -> LineSpan {
    let run = run(at: start)
    let room = room(beside: run)
    let first = beforeLineEnd(start, paragraphEnd(start))
    let last = beforeSpaces(start, end)
    let left = beforeSpaces(start, fittingShaped(start, first, room / 2))
    let right = afterSpaces(
      fittingShaped(
        upTo: last, from: max(left, paragraphStart(last)), max(room - extent(start, left), 0)),
      last)
    return LineSpan(
      start..<end,
      segments: [
        .text(start..<left), .ellipsis(run: run, replacing: left..<right), .text(right..<last),
      ])
  }

  /// All that is left with its characters nearer to each other, where 5 % of their size is enough.
  private func tightenedLine(from start: Int) -> LineSpan? {
    let end = text.text.count
    let last = beforeSpaces(start, end)
    guard paragraphStart(last) <= start, last > start else { return nil }
    let excess = extent(start, last) - width
    let clusters = (start..<last).reduce(0) {
      $0 + (text.analysis.marks[$1].contains(.cluster) ? 1 : 0)
    }
    let size =
      text.items.filter { $0.range.overlaps(start..<last) }
      .map { text.sizes[$0.run] }.min() ?? 0
    let tightening = excess / Double(clusters)
    guard tightening <= 0.05 * size else { return nil }
    var line = LineSpan(start..<end, shows: start..<last)
    line.tightening = max(tightening, 0)
    return line
  }

  /// The room beside the ellipsis of a run.
  private func room(beside run: Int) -> Double { max(width - text.ellipsis(run).width, 0) }

  /// Where the paragraph begins that a place is in.
  private func paragraphStart(_ place: Int) -> Int {
    var (low, high) = (0, text.hardBreaks.count)
    while low < high {
      let middle = (low + high) / 2
      if text.hardBreaks[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? text.hardBreaks[low - 1] : 0
  }

  /// The run of a character, or of the last one.
  private func run(at place: Int) -> Int {
    let item = text.item(at: place)
    return item < text.items.count ? text.items[item].run : text.items.last?.run ?? 0
  }
}
