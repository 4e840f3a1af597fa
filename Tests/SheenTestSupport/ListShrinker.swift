internal import SheenCore
package import SheenDisplay

/// Finds a small display list that still fails a check, starting from a large one.
package enum ListShrinker {
  /// The smallest failing list that removing and simplifying one thing at a time leads to.
  ///
  /// - Parameters:
  ///   - list: A list that fails.
  ///   - fails: Whether a list fails.
  /// - Returns: A list that fails, none of whose simplifications does.
  package static func smallest(
    of list: DisplayList, where fails: (DisplayList) -> Bool
  ) -> DisplayList {
    var best = list
    var progress = true
    while progress {
      progress = false
      for items in simplified(best.items) {
        var candidate = best
        candidate.items = items
        if fails(candidate) {
          best = candidate
          progress = true
          break
        }
      }
    }
    return best
  }

  /// Every list that one simplification makes.
  private static func simplified(_ items: [DisplayItem]) -> [[DisplayItem]] {
    items.indices.flatMap { index in
      var without = items
      without.remove(at: index)
      return [without]
        + simplified(items[index]).map { replacement in
          var changed = items
          changed.replaceSubrange(index...index, with: replacement)
          return changed
        }
    }
  }

  /// What may stand for an item: its children, itself without a mask, transform or opacity.
  private static func simplified(_ item: DisplayItem) -> [[DisplayItem]] {
    var results: [[DisplayItem]] = []
    func add(_ change: (inout DisplayItem) -> Void) {
      var changed = item
      change(&changed)
      if changed != item { results.append([changed]) }
    }
    if case .group(let children) = item.content {
      results.append(children)
      for simpler in simplified(children) { add { $0.content = .group(simpler) } }
    }
    add { $0.mask = nil }
    if let mask = item.mask {
      results.append(mask.items)
      for simpler in simplified(mask.items) { add { $0.mask?.items = simpler } }
    }
    add { $0.transform = .identity }
    add { $0.opacity = 1 }
    if case .fill(let shape, let paint) = item.content {
      add { $0.content = .fill(shape, .solid(.white)) }
      add { $0.content = .fill(.rect(shape.bounds), paint) }
    }
    return results
  }
}
