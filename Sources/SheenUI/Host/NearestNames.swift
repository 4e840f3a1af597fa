/// Finds the names someone may have meant.
enum NearestNames {
  /// Up to three names, nearest first; equal distances in alphabetical order.
  static func to(_ name: String, in names: [String]) -> [String] {
    let wanted = Array(name.lowercased())
    return Array(
      names.map { (distance: distance(wanted, Array($0.lowercased())), name: $0) }
        .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        .prefix(3).map(\.name))
  }

  /// The number of letters to insert, delete or replace to get from one word to the other.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let substituted = diagonal + (letter == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
