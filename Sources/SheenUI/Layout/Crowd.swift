internal import SheenCore
internal import SheenDisplay

/// What a container of many items remembers of them, so that a change of a few costs little however
/// many there are.
///
/// Drawings are kept in runs of neighbours, a group each, so that only the runs that changed are
/// made anew; places are kept in a grid, so that the pointer asks only the items near it.
@MainActor
final class Crowd {
  /// Containers of fewer items do without.
  static let least = 24
  /// How many neighbours a run has.
  private static let runLength = 64
  /// How many items may have moved before the grid is made anew.
  private static let mostMoved = 64

  /// Back to front.
  private let items: [LayoutItem]
  private let runIDs: [ItemID]
  private var runs: [DisplayItem?]
  private var extents: [DrawnExtent]
  private var isRunStale: [Bool]
  private var isExtentStale: [Bool]

  private var grid: PlaceGrid?
  /// The items whose reach may no longer be the grid's.
  private var moved: [Int] = []
  private var hasMoved: [Bool]

  init(_ items: [LayoutItem], host: ViewHost) {
    self.items = items
    let runCount = (items.count + Self.runLength - 1) / Self.runLength
    runIDs = (0..<runCount).map { _ in ItemID(host.makeSerial()) }
    runs = Array(repeating: nil, count: runCount)
    isRunStale = Array(repeating: true, count: runCount)
    extents = Array(repeating: .nothing, count: items.count)
    isExtentStale = Array(repeating: true, count: items.count)
    hasMoved = Array(repeating: false, count: items.count)
    for (index, item) in items.enumerated() { item.crowdIndex = index }
  }

  /// Notes that an item draws something else than before and, as it may be, elsewhere.
  func contentChanged(_ item: LayoutItem, isReachLost: Bool) {
    let index = item.crowdIndex
    guard index < items.count, items[index] === item else { return }
    isRunStale[index / Self.runLength] = true
    isExtentStale[index] = true
    if isReachLost, grid != nil, !hasMoved[index] {
      hasMoved[index] = true
      moved.append(index)
    }
  }

  // MARK: Drawing

  /// What the items draw, a group for each run that draws anything.
  func draw(at time: Double) -> [DisplayItem] {
    for run in runs.indices where isRunStale[run] {
      isRunStale[run] = false
      runs[run] = drawRun(run, at: time)
    }
    return runs.compactMap { $0 }
  }

  private func drawRun(_ run: Int, at time: Double) -> DisplayItem? {
    let first = run * Self.runLength
    var drawn: [DisplayItem] = []
    var extent = DrawnExtent.nothing
    for index in first..<min(first + Self.runLength, items.count) {
      var new = items[index].drawn(at: time)
      if isExtentStale[index] {
        isExtentStale[index] = false
        extents[index] = DrawnExtent(of: new)
      }
      extent.add(extents[index])
      // Neighbours in order need not be neighbours in place.
      if new.count == 1, new[0].transform == .identity, new[0].perspective == nil {
        new[0].extent = extents[index]
      }
      drawn += new
    }
    if drawn.isEmpty { return nil }
    return DisplayItem(id: runIDs[run], content: .group(drawn), extent: extent)
  }

  // MARK: The pointer

  /// The grid, made anew where too many items have moved.
  private var currentGrid: PlaceGrid {
    if let grid, moved.count <= Self.mostMoved { return grid }
    for index in moved { hasMoved[index] = false }
    moved = []
    let new = PlaceGrid(items.map(\.reach))
    grid = new
    return new
  }

  /// A rectangle around all the places where something can be hit.
  var reach: Rect {
    let area = currentGrid.area
    return moved.reduce(area) { $0.union(items[$1].reach) }
  }

  /// The hover targets around the frontmost thing at a point; `nil` where there is none.
  func hit(_ point: Point) -> [any HoverTarget]? {
    var candidates = currentGrid.candidates(at: point)
    if !moved.isEmpty { candidates = Array(Set(candidates + moved)) }
    for index in candidates.sorted(by: >) {
      if let targets = items[index].hit(point) { return targets }
    }
    return nil
  }
}
