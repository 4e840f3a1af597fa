/// How things in a row share an extent: those of the highest priority first, after the least that
/// the others need is set aside; among them the least flexible, each offered its share of what is
/// left.
enum FlexibleShares {
  /// What each thing is offered of what there is to share, gaps aside; `length` is the extent that
  /// one takes for an offer.
  static func offers(
    of total: Double, priorities: [Double], length: (Int, Double) -> Double
  ) -> [Double] {
    var left = total
    var offers = priorities.map { _ in 0.0 }
    for priority in Set(priorities).sorted(by: >) {
      let group = priorities.indices.filter { priorities[$0] == priority }
      let others = priorities.indices.filter { priorities[$0] < priority }
      var available = left - others.reduce(0) { $0 + length($1, 0) }
      for (place, index) in leastFlexibleFirst(group, length).enumerated() {
        offers[index] = max(available / Double(group.count - place), 0)
        let taken = length(index, offers[index])
        available -= taken
        left -= taken
      }
    }
    return offers
  }

  private static func leastFlexibleFirst(
    _ group: [Int], _ length: (Int, Double) -> Double
  ) -> [Int] {
    if group.count < 2 { return group }
    let flexibility = group.map { length($0, .infinity) - length($0, 0) }
    return zip(group, flexibility)
      .sorted { a, b in a.1 == b.1 ? a.0 < b.0 : a.1 < b.1 }.map(\.0)
  }
}
