internal import SheenCore

/// Turns display lists into frame plans; keeps compiled ramps from frame to frame.
///
/// Planning is deterministic and needs no device. Not safe for use from several threads at once.
package final class FramePlanner {
  /// Decisions that save work and change no pixel by more than 1; each can be turned off.
  package struct Shortcuts: OptionSet, Sendable {
    /// The bits.
    package let rawValue: UInt8
    /// Makes a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A mask of one primitive becomes a sampler of the fill or pop it masks.
    package static let fusion = Shortcuts(rawValue: 1)
    /// Groups that need no register of their own disappear.
    package static let folding = Shortcuts(rawValue: 2)
    /// What an opaque fill hides in a tile is not drawn there.
    package static let hiding = Shortcuts(rawValue: 4)
    /// All of them.
    package static let all: Shortcuts = [.fusion, .folding, .hiding]
  }

  /// The longest side of a frame in pixels.
  package static let largestSide = 65_535
  /// The most pixels of a frame.
  package static let largestArea = 1 << 29

  private let shortcuts: Shortcuts
  private var ramps: [ColorRamp: CompiledRamp] = [:]
  private let pathCoverages = PathCoverageCache()
  private let passes = PassTable()

  /// Makes a planner.
  package init(shortcuts: Shortcuts = .all) {
    self.shortcuts = shortcuts
  }

  /// Plans a frame.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - previous: What the target holds; with it only the tiles that differ are planned.
  /// - Returns: The plan.
  /// - Throws: `RenderError.tooLarge` for a frame beyond the limits, `.notFinite` for NaN or infinity.
  /// - Complexity: O(items × tile rows they touch + steps); items of groups whose extent is known and
  ///   does not touch what has changed do not count.
  package func plan(
    _ list: DisplayList, previous: DisplayList? = nil
  ) throws(RenderError) -> FramePlan {
    let (width, height) = (list.pixelWidth, list.pixelHeight)
    guard list.scale.isFinite, list.size.width.isFinite, list.size.height.isFinite else {
      throw .notFinite("the size of the picture")
    }
    guard width > 0, height > 0 else { throw .tooLarge("a picture needs at least one pixel") }
    guard width <= Self.largestSide, height <= Self.largestSide, width * height <= Self.largestArea
    else {
      throw .tooLarge(
        "\(width)×\(height) pixels are too many: a side has at most \(Self.largestSide), "
          + "a picture 2^29; use a smaller --size or --scale")
    }
    var damage = DamageMap(width: width, height: height)
    if let previous, previous.size == list.size, previous.scale == list.scale {
      damage.markDifferences(from: previous, to: list)
    } else {
      damage.markAll()
    }
    if ramps.count > 512 { ramps.removeAll() }
    var builder = PlanBuilder(
      width: width, height: height, damage: damage, shortcuts: shortcuts, compiledRamps: ramps,
      pathCoverages: pathCoverages, passes: passes)
    passes.removeAll()
    let scale = Projection(.scale(list.scale, list.scale))
    try builder.append(list.items, scale)
    ramps = builder.compiledRamps
    return passes.completed(builder.binned(damage, hiding: shortcuts.contains(.hiding)))
  }
}
