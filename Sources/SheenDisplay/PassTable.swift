internal import SheenCore

/// The layers of a frame in the making, each made once.
final class PassTable {
  /// What a layer is of.
  enum Kind: Hashable {
    /// An item's content.
    case content
    /// An item's content again, for its shadow.
    case shadow
    /// What lies below an item.
    case backdrop
    /// What a function makes of an item's content.
    case shaded
    /// What a function makes for a fill.
    case painted
  }

  /// What tells one layer from another, in one list.
  struct Key: Hashable {
    var kind: Kind
    /// Where the item stands.
    var path: [Int]
    /// Where the picture ends, if the item is only there up to this place inside it.
    var cut: [Int]?
    /// The item's map to pixels of the frame.
    var transform: Projection
    /// What of the frame is looked at.
    var region: PixelRect
  }

  private var passes: [FramePlan.Pass] = []
  private var indices: [Key: Int32] = [:]

  /// The layer of a key, if it is made already.
  func index(of key: Key) -> Int32? { indices[key] }

  /// Enters a layer.
  func append(_ pass: FramePlan.Pass, _ key: Key) -> Int32 {
    let index = Int32(passes.count)
    passes.append(pass)
    indices[key] = index
    return index
  }

  /// Begins a frame.
  func removeAll() {
    guard !passes.isEmpty else { return }
    passes.removeAll()
    indices.removeAll()
  }

  /// The frame's own plan with the passes that its tiles need.
  func completed(_ plan: consuming FramePlan) -> FramePlan {
    guard !passes.isEmpty else { return plan }
    var isNeeded = [Bool](repeating: false, count: passes.count)
    func need(_ plan: borrowing FramePlan) {
      for (sampling, isUsed) in zip(plan.layers, plan.usedLayers()) where isUsed {
        isNeeded[Int(sampling.layer)] = true
      }
    }
    need(plan)
    // A plan samples only layers made before it.
    for index in passes.indices.reversed() where isNeeded[index] { need(passes[index].plan) }
    var kept: [Int32] = []
    var count: Int32 = 0
    for needed in isNeeded {
      kept.append(needed ? count : -1)
      if needed { count += 1 }
    }
    func renumber(_ plan: inout FramePlan) {
      for index in plan.layers.indices {
        plan.layers[index].layer = kept[Int(plan.layers[index].layer)]
      }
    }
    renumber(&plan)
    for index in passes.indices where isNeeded[index] {
      renumber(&passes[index].plan)
      plan.passes.append(passes[index])
    }
    return plan
  }
}
