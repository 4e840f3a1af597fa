/// Finds what a misspelt word was meant to be.
package enum Spelling {
  /// The nearest of some words, if one is near enough to be meant.
  ///
  /// Near enough is one slip in three letters; the first of equally near words wins.
  package static func nearest(to word: String, in words: [String]) -> String? {
    let ranked = words.map { ($0, distance(Array(word), Array($0))) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(1, max(word.count, best.0.count) / 3) ? best.0 : nil
  }

  /// Damerau-Levenshtein distance with adjacent transpositions.
  package static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        var cost = min(
          previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        current.append(cost)
      }
      (before, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
