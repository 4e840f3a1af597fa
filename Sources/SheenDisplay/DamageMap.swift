internal import SheenCore

/// For each tile of a frame the columns that may differ from what the target holds.
struct DamageMap {
  /// The number of tile columns.
  let columnCount: Int
  /// The number of tile rows.
  let rowCount: Int
  private let width: Int
  private let height: Int
  private var dirty: [Range<Int32>]

  /// A map of a frame with nothing to draw.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    columnCount = (width + FramePlan.tileWidth - 1) / FramePlan.tileWidth
    rowCount = (height + FramePlan.tileHeight - 1) / FramePlan.tileHeight
    dirty = Array(repeating: 0..<0, count: columnCount * rowCount)
  }

  /// The dirty pixel columns of a tile, in frame coordinates.
  func columns(row: Int, column: Int) -> Range<Int> {
    let range = dirty[row * columnCount + column]
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// Whether a row of tiles has nothing to draw.
  func isClean(row: Int) -> Bool {
    dirty[row * columnCount..<(row + 1) * columnCount].allSatisfy(\.isEmpty)
  }

  /// Whether anything in a rectangle of pixels is to be drawn, as far as whole tiles tell.
  func isDirty(columns: Range<Int>, rows: Range<Int>) -> Bool {
    guard !columns.isEmpty, !rows.isEmpty else { return false }
    for row in rows.lowerBound / FramePlan.tileHeight...(rows.upperBound - 1) / FramePlan.tileHeight
    {
      let first = columns.lowerBound / FramePlan.tileWidth
      let last = (columns.upperBound - 1) / FramePlan.tileWidth
      for column in first...last where !dirty[row * columnCount + column].isEmpty { return true }
    }
    return false
  }

  /// A map of a frame with everything to draw.
  init(all width: Int, _ height: Int) {
    self.init(width: width, height: height)
    markAll()
  }

  /// Marks every pixel.
  mutating func markAll() {
    for row in 0..<rowCount { mark(0..<width, tileRow: row) }
  }

  private mutating func mark(_ columns: Range<Int>, tileRow: Int) {
    guard !columns.isEmpty else { return }
    let first = columns.lowerBound / FramePlan.tileWidth
    let last = (columns.upperBound - 1) / FramePlan.tileWidth
    for column in first...last {
      let left = column * FramePlan.tileWidth
      let index = tileRow * columnCount + column
      let known = Int(dirty[index].lowerBound)..<Int(dirty[index].upperBound)
      let part = known.hull(
        columns.intersection(left..<min(left + FramePlan.tileWidth, width)))
      dirty[index] = Int32(part.lowerBound)..<Int32(part.upperBound)
    }
  }

  /// Marks where a quad has coverage, as far as every clip allows.
  fileprivate mutating func mark(
    _ quad: FramePlan.QuadCoverage, clips: [[FramePlan.QuadCoverage]]
  ) {
    let touched = quad.rows(in: 0..<height, columns: 0..<width)
    guard !touched.isEmpty else { return }
    let last = (touched.upperBound - 1) / FramePlan.tileHeight
    for tileRow in touched.lowerBound / FramePlan.tileHeight...last {
      let top = tileRow * FramePlan.tileHeight
      let rows = top..<min(top + FramePlan.tileHeight, height)
      var columns = quad.extent(rows: rows, columns: 0..<width).outer
      for clip in clips where !columns.isEmpty {
        let reach = clip.reduce(0..<0) {
          $0.hull($1.extent(rows: rows, columns: 0..<width).outer)
        }
        columns = columns.intersection(reach)
      }
      mark(columns, tileRow: tileRow)
    }
  }
}

// MARK: Comparing two lists

extension DamageMap {
  /// Marks everything in which two lists of one size and scale differ.
  ///
  /// Items are paired by identity and order; what has no partner is dirty where it is or was.
  mutating func markDifferences(from old: DisplayList, to new: DisplayList) {
    let scale = Projection(.scale(new.scale, new.scale))
    markDifferences(from: old.items, to: new.items, scale, clips: [])
    for item in new.items where item.contentReadsBelow { markBackdrops(in: item, scale) }
  }

  /// Marks backdrops that show what is marked already, in the order they are painted.
  private mutating func markBackdrops(in item: DisplayItem, _ base: Projection) {
    let transform = base * item.map
    if item.needsLayers {
      // What a blur makes of a backdrop may show anywhere in the item.
      if isDirty(frame) { mark(item, base, clips: []) }
      return
    }
    switch item.content {
    case .fill(let shape, .backdrop(let backdrop)):
      let extent = BlurExtent(
        backdrop: backdrop, behind: shape, transform, in: frame, frame: frame)
      if isDirty(extent.source) { mark(extent.result, clips: []) }
    case .fill: break
    case .group(let children):
      for child in children where child.contentReadsBelow { markBackdrops(in: child, transform) }
    }
  }

  private mutating func markDifferences(
    from old: [DisplayItem], to new: [DisplayItem], _ base: Projection,
    clips: [[FramePlan.QuadCoverage]]
  ) {
    if old.elementsEqual(new, by: { $0.id == $1.id }) {
      for (a, b) in zip(old, new) where a != b {
        markDifference(from: a, to: b, base, clips: clips)
      }
      return
    }
    let places = Dictionary(
      old.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var next = 0
    for item in new {
      if let place = places[item.id], place >= next {
        for gone in old[next..<place] { mark(gone, base, clips: clips) }
        if old[place] != item { markDifference(from: old[place], to: item, base, clips: clips) }
        next = place + 1
      } else {
        mark(item, base, clips: clips)
      }
    }
    for gone in old[next...] { mark(gone, base, clips: clips) }
  }

  private mutating func markDifference(
    from old: DisplayItem, to new: DisplayItem, _ base: Projection,
    clips: [[FramePlan.QuadCoverage]]
  ) {
    guard old.transform == new.transform, old.perspective == new.perspective,
      old.opacity == new.opacity, old.blend == new.blend, old.filter == new.filter,
      old.isIsolated == new.isIsolated, !old.needsLayers, !new.needsLayers,
      case .group(let before) = old.content, case .group(let after) = new.content,
      old.mask?.mode == new.mask?.mode, old.mask?.isInverted == new.mask?.isInverted
    else {
      mark(old, base, clips: clips)
      mark(new, base, clips: clips)
      return
    }
    let transform = base * new.map
    guard let maskBefore = old.mask, let maskAfter = new.mask else {
      markDifferences(from: before, to: after, transform, clips: clips)
      return
    }
    if maskBefore != maskAfter,
      maskBefore.items.contains(where: \.readsBelow)
        || maskAfter.items.contains(where: \.readsBelow)
    {
      mark(old, base, clips: clips)
      mark(new, base, clips: clips)
      return
    }
    let reach = maskReach([maskBefore, maskAfter], transform)
    markDifferences(from: before, to: after, transform, clips: clips + reach)
    if maskBefore != maskAfter {
      let content = (before + after).flatMap { quads(of: $0, transform) }
      markDifferences(
        from: maskBefore.items, to: maskAfter.items, transform, clips: clips + [content])
    }
  }

  /// Marks all an item covers.
  private mutating func mark(
    _ item: DisplayItem, _ base: Projection, clips: [[FramePlan.QuadCoverage]]
  ) {
    let transform = base * item.map
    // Outside its mask such an operator changes what is below too.
    let mask = item.blend.reachesBeyondSource ? nil : item.mask
    let clips = clips + maskReach(mask.map { [$0] } ?? [], transform)
    switch item.content {
    case _ where item.reachesBeyondContent: mark(frame, clips: clips)
    case _ where item.needsLayers:
      mark(PixelExtent.rect(of: item, base, in: frame), clips: clips)
    case .fill(let shape, _):
      if let quad = FramePlan.QuadCoverage(shape, transform) { mark(quad, clips: clips) }
    case .group(let children):
      for child in children { mark(child, transform, clips: clips) }
    }
  }

  /// All pixels.
  private var frame: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  private mutating func mark(_ rect: PixelRect, clips: [[FramePlan.QuadCoverage]]) {
    if let quad = FramePlan.QuadCoverage(rect) { mark(quad, clips: clips) }
  }

  private func isDirty(_ rect: PixelRect) -> Bool {
    isDirty(columns: rect.columns, rows: rect.rows)
  }

  /// The clip that masks of one kind amount to: none for inverted ones, which reveal what is outside.
  private func maskReach(_ masks: [Mask], _ transform: Projection) -> [[FramePlan.QuadCoverage]] {
    guard let first = masks.first, !first.isInverted else { return [] }
    return [masks.flatMap(\.items).flatMap { quads(of: $0, transform) }]
  }

  /// The quads of all fills of an item.
  private func quads(of item: DisplayItem, _ base: Projection) -> [FramePlan.QuadCoverage] {
    let transform = base * item.map
    switch item.content {
    case _ where item.filter?.paintsNothing == true || item.threshold?.colorsNothing == true:
      return FramePlan.QuadCoverage(frame).map { [$0] } ?? []
    case _ where item.needsLayers:
      let drawn = PixelExtent.rect(of: item, base, in: frame)
      return FramePlan.QuadCoverage(drawn).map { [$0] } ?? []
    case .fill(let shape, _):
      return FramePlan.QuadCoverage(shape, transform).map { [$0] } ?? []
    case .group(let children): return children.flatMap { quads(of: $0, transform) }
    }
  }
}
