internal import SheenCore

extension PlanBuilder {
  /// Gives every dirty tile its steps and hands the plan over.
  consuming func binned(_ damage: DamageMap, hiding: Bool) -> FramePlan {
    var row = TileRow()
    var writer = StepWriter(hiding: hiding)
    for tileRow in 0..<damage.rowCount where !damage.isClean(row: tileRow) {
      let top = tileRow * FramePlan.tileHeight
      let rows = top..<min(top + FramePlan.tileHeight, plan.height)
      row.collect(self, rows: rows)
      for tileColumn in 0..<damage.columnCount {
        let dirty = damage.columns(row: tileRow, column: tileColumn)
        guard !dirty.isEmpty else { continue }
        let left = tileColumn * FramePlan.tileWidth
        let first = plan.steps.count
        writer.write(
          row, columns: left..<min(left + FramePlan.tileWidth, plan.width), self.plan.commands,
          to: &plan.steps)
        plan.tiles.append(
          FramePlan.Tile(
            x: Int32(left), y: Int32(top), firstColumn: Int32(dirty.lowerBound - left),
            endColumn: Int32(dirty.upperBound - left), rows: Int32(rows.count),
            firstStep: Int32(first), stepCount: Int32(plan.steps.count - first)))
      }
    }
    return plan
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
      case .fill: collectFill(index, command, builder.plan, rows)
      case .push:
        open.append((push: entries.count, content: 0..<0))
        entries.append(Entry(command: index, operation: .push, outer: 0..<0))
      case .mask: collectMask(index, command)
      case .pop: collectPop(index, command, builder.plan, rows)
      }
    }
  }

  private mutating func collectFill(
    _ index: Int32, _ command: FramePlan.Command, _ plan: FramePlan, _ rows: Range<Int>
  ) {
    let columns = 0..<plan.width
    let extent = plan.coverages[Int(command.coverage)].extent(rows: rows, columns: columns)
    var entry = Entry(
      command: index, operation: .fill, outer: extent.outer, inner: extent.inner)
    limit(&entry, toMask: command.mask, plan, rows)
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
    _ index: Int32, _ command: FramePlan.Command, _ plan: FramePlan, _ rows: Range<Int>
  ) {
    guard let group = open.popLast() else { return }
    var entry = Entry(command: index, operation: .pop, outer: group.content)
    limit(&entry, toMask: command.mask, plan, rows)
    if entry.outer.isEmpty {
      entries.removeSubrange(group.push...)
    } else {
      close(group.push, entry)
      touch(entry.outer)
    }
  }

  /// Outside its own geometry a fused mask is 0 (inverted: 1).
  private func limit(
    _ entry: inout Entry, toMask mask: Int32, _ plan: FramePlan, _ rows: Range<Int>
  ) {
    guard mask >= 0 else { return }
    let sampler = plan.masks[Int(mask)]
    let extent = plan.coverages[Int(sampler.coverage)].extent(rows: rows, columns: 0..<plan.width)
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
    _ row: TileRow, columns: Range<Int>, _ commands: [FramePlan.Command],
    to steps: inout [FramePlan.Step]
  ) {
    let first = steps.count
    open.removeAll(keepingCapacity: true)
    var index = 0
    while index < row.entries.count {
      let entry = row.entries[index]
      index += 1
      let command = commands[Int(entry.command)]
      switch entry.operation {
      case .push:
        guard entry.outer.overlaps(columns) else {
          index = entry.end
          continue
        }
        open.append(steps.count)
        steps.append(FramePlan.Step(entry.command))
      case .fill:
        guard entry.outer.overlaps(columns) else { continue }
        var step = FramePlan.Step(entry.command)
        step.coverageIsFull = entry.inner.contains(all: columns)
        step.maskCoverageIsFull = entry.maskInner.contains(all: columns)
        if step.coverageIsFull, command.hidesWhatIsBelow {
          step.replaces = true
          if hiding { steps.removeSubrange(((open.last.map { $0 + 1 }) ?? first)...) }
        }
        steps.append(step)
      case .mask: writeMask(entry, isInverted: command.isInverted, to: &steps)
      case .pop: writePop(entry, columns: columns, to: &steps)
      }
    }
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
      steps.append(FramePlan.Step(entry.command))
    }
  }

  private mutating func writePop(
    _ entry: TileRow.Entry, columns: Range<Int>, to steps: inout [FramePlan.Step]
  ) {
    guard let push = open.popLast() else { return }
    if steps.count == push + 1 {
      steps.removeLast()
    } else {
      var step = FramePlan.Step(entry.command)
      step.maskCoverageIsFull = entry.maskInner.contains(all: columns)
      steps.append(step)
    }
  }
}

extension FramePlan.Step {
  /// A step that takes no shortcut.
  fileprivate init(_ command: Int32) {
    self.command = command
    coverageIsFull = false
    maskCoverageIsFull = false
    replaces = false
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
