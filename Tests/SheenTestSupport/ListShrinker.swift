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
    add { $0.blur = nil }
    add { $0.blur?.isOpaque = false }
    add { $0.threshold = nil }
    add { $0.shadow = nil }
    add { $0.shadow?.radius = 0 }
    add { $0.shadow?.offset = .zero }
    if let mask = item.mask {
      results.append(mask.items)
      for simpler in simplified(mask.items) { add { $0.mask?.items = simpler } }
    }
    add { $0.transform = .identity }
    add { $0.perspective = nil }
    add { $0.opacity = 1 }
    add { $0.blend = .normal }
    add { $0.filter = nil }
    add { $0.isIsolated = false }
    if case .fill(let shape, let paint) = item.content {
      add { $0.content = .fill(shape, .solid(.white)) }
      add { $0.content = .fill(.rect(shape.bounds), paint) }
      for simpler in simplified(paint) { add { $0.content = .fill(shape, simpler) } }
    }
    return results
  }

  /// The gradients that one simplification of a gradient's ramp makes.
  private static func simplified(_ paint: Paint) -> [Paint] {
    switch paint {
    case .solid, .image, .backdrop, .shader: return []
    case .linear(var paint):
      return simplified(paint.ramp).map { ramp in
        paint.ramp = ramp
        return .linear(paint)
      }
    case .radial(var paint):
      return simplified(paint.ramp).map { ramp in
        paint.ramp = ramp
        return .radial(paint)
      }
    case .angular(var paint):
      return simplified(paint.ramp).map { ramp in
        paint.ramp = ramp
        return .angular(paint)
      }
    }
  }

  private static func simplified(_ ramp: ColorRamp) -> [ColorRamp] {
    var results: [ColorRamp] = []
    func add(_ change: (inout ColorRamp) -> Void) {
      var changed = ramp
      change(&changed)
      if changed != ramp { results.append(changed) }
    }
    for index in ramp.stops.indices where ramp.stops.count > 2 {
      add { $0.stops.remove(at: index) }
    }
    add { $0.space = .device }
    add { $0.alphaRule = .weighted }
    add { $0.extend = .pad }
    return results
  }
}
