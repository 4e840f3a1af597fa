internal import SheenCore

extension PlanBuilder {
  /// Gives every dirty tile its steps and hands the plan over.
  consuming func binned(_ damage: DamageMap, hiding: Bool) -> FramePlan {
    var row = TileRow()
    var writer = StepWriter(hiding: hiding)
    var blocks = CoverageBlocks()
    var steps: [FramePlan.Step] = []
    for tileRow in 0..<damage.rowCount where !damage.isClean(row: tileRow) {
      let top = tileRow * FramePlan.tileHeight
      let rows = top..<min(top + FramePlan.tileHeight, plan.height)
      row.collect(self, rows: rows)
      for tileColumn in 0..<damage.columnCount {
        let dirty = damage.columns(row: tileRow, column: tileColumn)
        guard !dirty.isEmpty else { continue }
        let left = tileColumn * FramePlan.tileWidth
        let first = steps.count
        blocks.tile = tileRow * damage.columnCount + tileColumn
        writer.write(
          row, columns: left..<min(left + FramePlan.tileWidth, plan.width), self, &blocks,
          to: &steps)
        plan.tiles.append(
          FramePlan.Tile(
            x: Int32(left), y: Int32(top), firstColumn: Int32(dirty.lowerBound - left),
            endColumn: Int32(dirty.upperBound - left), rows: Int32(rows.count),
            firstStep: Int32(first), stepCount: Int32(steps.count - first)))
      }
    }
    plan.steps = steps
    plan.coverageBlocks = blocks.bytes
    return plan
  }
}

extension PlanBuilder {
  /// The columns a coverage touches and fills in some rows; of paths only the tiles know what they fill.
  fileprivate func extent(ofCoverage index: Int32, rows: Range<Int>) -> QuadExtent {
    var extent = plan.coverages[Int(index)].extent(rows: rows, columns: 0..<plan.width)
    if paths[index] != nil { extent.inner = 0..<0 }
    return extent
  }
}

/// The blocks of path coverage the steps of a frame refer to.
private struct CoverageBlocks {
  /// The bytes of all blocks.
  private(set) var bytes: [UInt8] = []
  /// The tile being written, by rows.
  var tile = 0
  private static let size = FramePlan.tileWidth * FramePlan.tileHeight

  /// What a path covers of the tile; an edge is entered among the blocks.
  mutating func enter(_ path: PathCoverage) -> PathCoverage.Tile {
    let held = path.tile(tile)
    guard case .edge(let index) = held else { return held }
    bytes += path.blocks[index * Self.size..<(index + 1) * Self.size]
    return .edge(bytes.count / Self.size - 1)
  }

  /// Enters a block without coverage.
  mutating func enterNothing() -> Int {
    bytes += repeatElement(0, count: Self.size)
    return bytes.count / Self.size - 1
  }
}

/// The commands that touch one row of tiles, with the columns they touch.
private struct TileRow {
  struct Entry {
    var command: Int32
    var operation: FramePlan.Operation
    /// Columns outside which the command changes nothing.
    var outer: Range<Int>
    /// Columns inside which coverage is 1.
    var inner: Range<Int> = 0..<0
    /// Columns inside which the fused mask's coverage is 1.
    var maskInner: Range<Int> = 0..<0
    /// For a push: one past the entry that pops it.
    var end = 0
  }

  private(set) var entries: [Entry] = []
  /// The open pushes: their entry, and the columns their content touches so far.
  private var open: [(push: Int, content: Range<Int>)] = []

  mutating func collect(_ builder: borrowing PlanBuilder, rows: Range<Int>) {
    entries.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    for (index, command) in builder.plan.commands.enumerated()
    where builder.commandRows[index].overlaps(rows) {
      let index = Int32(index)
      switch command.operation {
      case .fill: collectFill(index, command, builder, rows)
      case .push:
        open.append((push: entries.count, content: 0..<0))
        entries.append(Entry(command: index, operation: .push, outer: 0..<0))
      case .mask: collectMask(index, command)
      case .pop: collectPop(index, command, builder, rows)
      }
    }
  }

  private mutating func collectFill(
    _ index: Int32, _ command: FramePlan.Command, _ builder: borrowing PlanBuilder,
    _ rows: Range<Int>
  ) {
    let extent = builder.extent(ofCoverage: command.coverage, rows: rows)
    var entry = Entry(
      command: index, operation: .fill, outer: extent.outer, inner: extent.inner)
    limit(&entry, toMask: command.mask, builder, rows)
    guard !entry.outer.isEmpty else { return }
    entries.append(entry)
    touch(entry.outer)
  }

  private mutating func collectMask(_ index: Int32, _ command: FramePlan.Command) {
    guard let mask = open.popLast(), let content = open.last else { return }
    if command.isInverted, mask.content.isEmpty {
      entries.removeSubrange(mask.push...)
      return
    }
    let range =
      command.isInverted ? content.content : content.content.intersection(mask.content)
    open[open.count - 1].content = range
    if range.isEmpty {
      entries.removeSubrange((content.push + 1)...)
    } else {
      close(mask.push, Entry(command: index, operation: .mask, outer: range))
    }
  }

  private mutating func collectPop(
    _ index: Int32, _ command: FramePlan.Command, _ builder: borrowing PlanBuilder,
    _ rows: Range<Int>
  ) {
    guard let group = open.popLast() else { return }
    var entry = Entry(command: index, operation: .pop, outer: group.content)
    limit(&entry, toMask: command.mask, builder, rows)
    if command.reachesBeyondContent(builder.plan.filters) { entry.outer = 0..<builder.plan.width }
    if entry.outer.isEmpty {
      entries.removeSubrange(group.push...)
    } else {
      close(group.push, entry)
      touch(entry.outer)
    }
  }

  /// Outside its own geometry a fused mask is 0 (inverted: 1).
  private func limit(
    _ entry: inout Entry, toMask mask: Int32, _ builder: borrowing PlanBuilder,
    _ rows: Range<Int>
  ) {
    guard mask >= 0 else { return }
    let sampler = builder.plan.masks[Int(mask)]
    let extent = builder.extent(ofCoverage: sampler.coverage, rows: rows)
    entry.maskInner = extent.inner
    if !sampler.isInverted { entry.outer = entry.outer.intersection(extent.outer) }
  }

  private mutating func close(_ push: Int, _ entry: Entry) {
    entries.append(entry)
    entries[push].outer = entry.outer
    entries[push].end = entries.count
  }

  private mutating func touch(_ columns: Range<Int>) {
    guard let last = open.indices.last else { return }
    open[last].content = open[last].content.hull(columns)
  }
}

/// Writes one tile's steps: only what shows.
private struct StepWriter {
  let hiding: Bool
  /// The steps of the pushes that are open.
  private var open: [Int] = []

  init(hiding: Bool) {
    self.hiding = hiding
  }

  mutating func write(
    _ row: TileRow, columns: Range<Int>, _ builder: borrowing PlanBuilder,
    _ blocks: inout CoverageBlocks, to steps: inout [FramePlan.Step]
  ) {
    let first = steps.count
    open.removeAll(keepingCapacity: true)
    var index = 0
    while index < row.entries.count {
      let entry = row.entries[index]
      index += 1
      let command = builder.plan.commands[Int(entry.command)]
      switch entry.operation {
      case .push:
        guard entry.outer.overlaps(columns) else {
          index = entry.end
          continue
        }
        open.append(steps.count)
        steps.append(FramePlan.Step(command: entry.command))
      case .fill:
        guard entry.outer.overlaps(columns) else { continue }
        var step = FramePlan.Step(command: entry.command)
        guard cover(&step, entry, columns, builder, &blocks) else { continue }
        if step.coverageIsFull, command.hidesWhatIsBelow {
          step.replaces = true
          if hiding { steps.removeSubrange(((open.last.map { $0 + 1 }) ?? first)...) }
        }
        steps.append(step)
      case .mask: writeMask(entry, isInverted: command.isInverted, to: &steps)
      case .pop: writePop(entry, columns: columns, builder, &blocks, to: &steps)
      }
    }
  }

  /// Finds what coverage and fused mask amount to in a tile.
  ///
  /// - Returns: Whether anything of the command shows there.
  private func cover(
    _ step: inout FramePlan.Step, _ entry: TileRow.Entry, _ columns: Range<Int>,
    _ builder: borrowing PlanBuilder, _ blocks: inout CoverageBlocks
  ) -> Bool {
    let command = builder.plan.commands[Int(entry.command)]
    if command.operation == .fill {
      let path = builder.paths[command.coverage].map { blocks.enter($0) }
      if path == .empty { return false }
      step.coverageIsFull = path == .full || entry.inner.contains(all: columns)
      if case .edge(let block) = path { step.coverageBlock = Int32(block) }
    }
    guard command.mask >= 0 else { return true }
    let sampler = builder.plan.masks[Int(command.mask)]
    let path = builder.paths[sampler.coverage].map { blocks.enter($0) }
    if path == .empty, !sampler.isInverted,
      !command.reachesBeyondContent(builder.plan.filters)
    {
      return false
    }
    step.maskCoverageIsFull = path == .full || entry.maskInner.contains(all: columns)
    switch path {
    case .edge(let block): step.maskCoverageBlock = Int32(block)
    case .empty: step.maskCoverageBlock = Int32(blocks.enterNothing())
    case .full, nil: break
    }
    return true
  }

  private mutating func writeMask(
    _ entry: TileRow.Entry, isInverted: Bool, to steps: inout [FramePlan.Step]
  ) {
    guard let mask = open.popLast(), let content = open.last else { return }
    let maskIsEmpty = steps.count == mask + 1
    if maskIsEmpty, isInverted {
      steps.removeLast()
    } else if maskIsEmpty || mask == content + 1 {
      steps.removeSubrange((content + 1)...)
    } else {
      steps.append(FramePlan.Step(command: entry.command))
    }
  }

  private mutating func writePop(
    _ entry: TileRow.Entry, columns: Range<Int>, _ builder: borrowing PlanBuilder,
    _ blocks: inout CoverageBlocks, to steps: inout [FramePlan.Step]
  ) {
    guard let push = open.popLast() else { return }
    var step = FramePlan.Step(command: entry.command)
    let command = builder.plan.commands[Int(entry.command)]
    let isEmpty =
      steps.count == push + 1 && !command.reachesBeyondContent(builder.plan.filters)
    if isEmpty || !cover(&step, entry, columns, builder, &blocks) {
      steps.removeSubrange(push...)
    } else {
      steps.append(step)
    }
  }
}

extension FramePlan.Command {
  /// Whether the fill's paint is opaque and nothing thins it.
  fileprivate var hidesWhatIsBelow: Bool { isOpaque && mask < 0 && opacity == 1 }
}

extension Range<Int> {
  /// The columns in both ranges.
  func intersection(_ other: Range<Int>) -> Range<Int> {
    let lower = Swift.max(lowerBound, other.lowerBound)
    return lower..<Swift.max(lower, Swift.min(upperBound, other.upperBound))
  }

  /// The smallest range around both; an empty one adds nothing.
  func hull(_ other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }

  /// Whether every element of the other range lies inside.
  func contains(all other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
