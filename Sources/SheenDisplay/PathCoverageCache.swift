internal import SheenCore

/// Keeps the coverage of paths that stay as they are from frame to frame.
final class PathCoverageCache {
  private struct Key: Hashable {
    var outline: Outline
    var transform: Affine
    var width: Int
    var height: Int
  }

  private struct Entry {
    var coverage: PathCoverage
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var byteCount = 0
  private var clock = 0
  private var idle: PathRasterizer?
  /// Old entries go when those kept hold more.
  private static let budget = 64 << 20

  /// The coverage of an outline under a transform to pixels, clipped to a frame.
  func coverage(
    of outline: Outline, _ transform: Affine, width: Int, height: Int
  ) -> PathCoverage {
    clock += 1
    let key = Key(outline: outline, transform: transform, width: width, height: height)
    if let known = entries[key] {
      entries[key]?.lastUse = clock
      return known.coverage
    }
    var rasterizer = takeRasterizer(width: width, height: height)
    let coverage = rasterizer.coverage(of: outline, transform)
    idle = rasterizer
    byteCount += coverage.byteCount
    if byteCount > Self.budget { forgetOldest() }
    entries[key] = Entry(coverage: coverage, lastUse: clock)
    return coverage
  }

  /// The rasterizer of the frame's size, kept for its memory.
  private func takeRasterizer(width: Int, height: Int) -> PathRasterizer {
    defer { idle = nil }
    if let idle, idle.width == width, idle.height == height { return idle }
    return PathRasterizer(width: width, height: height)
  }

  /// Drops the older half.
  private func forgetOldest() {
    let ages = entries.values.map(\.lastUse).sorted()
    guard !ages.isEmpty else { return }
    let middle = ages[ages.count / 2]
    entries = entries.filter { $0.value.lastUse > middle }
    byteCount = entries.values.reduce(0) { $0 + $1.coverage.byteCount }
  }
}
