internal import Foundation

/// A column of a lazy grid that grows down, or a row of one that grows to the side.
public struct GridItem: Sendable {
  /// How large the tracks are.
  public enum Size: Sendable {
    /// One of an extent in points.
    case fixed(CGFloat)
    /// One that takes its share of what is left, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into a share, each within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large the tracks are.
  public var size: Size
  /// The distance to the next one in points; `nil` for the system's.
  public var spacing: CGFloat?
  /// How views are aligned in it; `nil` for centred.
  public var alignment: Alignment?

  /// Makes an item.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: Equatable {
  /// Whether both are the same.
  public static func == (lhs: GridItem, rhs: GridItem) -> Bool {
    lhs.spacing == rhs.spacing && lhs.alignment == rhs.alignment && lhs.size == rhs.size
  }
}

extension GridItem.Size: Equatable {}

/// One column or row that the items of a lazy grid come to.
struct GridTrack: Equatable {
  var start: Double
  var length: Double
  var alignment: Alignment?

  /// The tracks in an extent: what fixed ones and gaps leave is shared in order, each share within
  /// its limits.
  static func tracks(of items: [GridItem], in extent: Double?) -> [GridTrack] {
    let gaps = items.map { Double($0.spacing ?? CGFloat(ViewSpacing.standard)) }
    var left = (extent ?? 0) - gaps.dropLast().reduce(0, +)
    var sharing = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= Double(length) } else { sharing += 1 }
    }
    var tracks: [GridTrack] = []
    var start = 0.0
    for (item, gap) in zip(items, gaps) {
      let lengths: [Double]
      if case .fixed(let length) = item.size {
        lengths = [Double(length)]
      } else {
        lengths = item.size.lengths(in: max(left / Double(sharing), 0), gap: gap)
        left -= lengths.reduce(0, +) + gap * Double(lengths.count - 1)
        sharing -= 1
      }
      for length in lengths {
        tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
    }
    return tracks
  }
}

extension GridItem.Size {
  /// The lengths of the tracks in a share.
  fileprivate func lengths(in share: Double, gap: Double) -> [Double] {
    switch self {
    case .fixed(let length): return [Double(length)]
    case .flexible(let minimum, let maximum):
      return [max(min(share, Double(maximum)), Double(minimum))]
    case .adaptive(let minimum, let maximum):
      let least = max(Double(minimum), 1)
      // Rounding must not cost a track that just fits.
      let count = max(((share + gap) / (least + gap) + 1e-9).rounded(.down), 1)
      let length = (share - gap * (count - 1)) / count
      let limited = max(min(length, Double(maximum)), min(least, max(share, least)))
      return Array(repeating: limited, count: Int(min(count, 100_000)))
    }
  }
}
