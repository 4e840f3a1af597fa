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
    var rasterizer = PathRasterizer(width: width, height: height)
    let coverage = rasterizer.coverage(of: outline, transform)
    byteCount += coverage.byteCount
    if byteCount > Self.budget { forgetOldest() }
    entries[key] = Entry(coverage: coverage, lastUse: clock)
    return coverage
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
