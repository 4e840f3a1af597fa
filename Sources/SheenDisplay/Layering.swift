internal import SheenCore

/// Where a plan lies in its frame, and what is needed to make layers for it.
struct Layering {
  /// Some items in the order they are painted, and how far the builder has come.
  struct Level {
    var items: [DisplayItem]
    /// Takes their coordinates to pixels of the frame.
    var base: Projection
    /// The item at hand.
    var index = 0
  }

  /// The pixels of the frame that are the plan's.
  let place: PixelRect
  /// What of the frame a layer of this plan may be asked for.
  let region: PixelRect
  /// All of the frame.
  let frame: PixelRect
  /// The layers of the frame and of the plans inside it.
  let passes: PassTable
  /// The items the one at hand lies in, outermost first.
  var levels: [Level] = []
  /// Of the levels those that are a mask's: nothing below them is seen by what they hold.
  var masks: [Int] = []
  /// Where the picture ends that is drawn as a backdrop.
  var cut: [Int]?

  /// The layering of a frame's own plan.
  init(frame: PixelRect, _ passes: PassTable) {
    (place, region) = (frame, frame)
    self.frame = frame
    self.passes = passes
  }

  /// The layering of a plan inside another, around a rectangle of the frame.
  ///
  /// It lies on the grid of the frame's tiles, so that all that is computed by tiles comes out the same.
  init(_ outer: Layering, around rect: PixelRect, region: PixelRect? = nil) {
    let (width, height) = (FramePlan.tileWidth, FramePlan.tileHeight)
    func whole(_ range: Range<Int>, _ side: Int) -> Range<Int> {
      // A side is a power of two.
      range.lowerBound & ~(side - 1)..<(range.upperBound + side - 1) & ~(side - 1)
    }
    place = PixelRect(columns: whole(rect.columns, width), rows: whole(rect.rows, height))
    self.region = region ?? place
    frame = outer.frame
    passes = outer.passes
    (levels, masks, cut) = (outer.levels, outer.masks, outer.cut)
  }

  /// Where the item at hand stands among all items: its places in the levels, those in masks negative.
  var path: [Int] {
    levels.indices.map { masks.contains($0) ? ~levels[$0].index : levels[$0].index }
  }

  /// The list as it would be without the item at hand and everything above it; in a mask the mask's own.
  var below: (items: [DisplayItem], base: Projection) {
    guard let last = levels.last else { return ([], .identity) }
    let first = masks.last ?? 0
    var items = Array(last.items[..<last.index])
    for level in levels[first..<levels.count - 1].reversed() {
      var around = level.items[level.index]
      around.content = .group(items)
      items = level.items[..<level.index] + [around]
    }
    return (items, levels[first].base)
  }

  /// The layering of a plan of what lies below the item at hand, around a rectangle of the frame.
  func belowItem(around rect: PixelRect) -> Layering {
    var result = Layering(self, around: rect, region: frame)
    let first = masks.last ?? 0
    result.levels.removeSubrange(first...)
    result.cut = path
    return result
  }
}
