internal import Foundation
internal import SheenCore

/// Views that fill columns row by row.
///
/// All views are made at once.
public struct LazyVGrid<Content> {
  let arranger: LazyGridArranger
  let content: Content
}

extension LazyVGrid: View where Content: View {
  /// Makes a grid with columns; a spacing of `nil` is the system's, 8 points.
  ///
  /// Pinned views stay where the layout puts them.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arranger = LazyGridArranger(
      direction: .vertical, tracks: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      gap: spacing.map { Double($0) })
    self.content = content()
  }

  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs, arranger: { $0.arranger }, content: { $0.content })
  }
}

/// Views that fill rows column by column.
///
/// All views are made at once.
public struct LazyHGrid<Content> {
  let arranger: LazyGridArranger
  let content: Content
}

extension LazyHGrid: View where Content: View {
  /// Makes a grid with rows; a spacing of `nil` is the system's, 8 points.
  ///
  /// Pinned views stay where the layout puts them.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arranger = LazyGridArranger(
      direction: .horizontal, tracks: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      gap: spacing.map { Double($0) })
    self.content = content()
  }

  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs, arranger: { $0.arranger }, content: { $0.content })
  }
}

/// Lines of items that fill tracks, one line after another.
struct LazyGridArranger: Arranger, Equatable {
  /// The direction the lines follow one another in.
  let direction: Axis
  let tracks: [GridItem]
  let alignment: Alignment
  /// The distance between lines; `nil` for the system's.
  let gap: Double?

  nonisolated init(direction: Axis, tracks: [GridItem], alignment: Alignment, gap: Double?) {
    (self.direction, self.tracks, self.alignment, self.gap) = (direction, tracks, alignment, gap)
  }

  private struct Line {
    var start: Double
    var length: Double
    var items: Range<Int>
  }

  private func lines(
    _ items: [LayoutItem], _ tracks: [GridTrack]
  ) -> [Line] {
    var lines: [Line] = []
    var (start, first) = (0.0, 0)
    while first < items.count, !tracks.isEmpty {
      // What belongs to a section as a whole takes a line of its own.
      var last = first + 1
      if !items[first].layoutValue(FullLine.self) {
        while last < min(first + tracks.count, items.count),
          !items[last].layoutValue(FullLine.self)
        { last += 1 }
      }
      let length =
        (first..<last).map { index in
          direction.main(items[index].sizeThatFits(offer(items[index], tracks, index - first)))
        }.max() ?? 0
      lines.append(Line(start: start, length: length, items: first..<last))
      start += length + (gap ?? ViewSpacing.standard)
      first = last
    }
    return lines
  }

  private func offer(_ item: LayoutItem, _ tracks: [GridTrack], _ index: Int) -> Proposal {
    let isFull = item.layoutValue(FullLine.self)
    return direction.proposal(nil, isFull ? extent(tracks) : tracks[index].length)
  }

  private func extent(_ tracks: [GridTrack]) -> Double {
    tracks.last.map { $0.start + $0.length } ?? 0
  }

  func size(of items: [LayoutItem], _ proposal: Proposal) -> Size {
    let offered = direction.cross(proposal)
    let tracks = GridTrack.tracks(of: tracks, in: offered.flatMap { $0.isFinite ? $0 : nil })
    let last = lines(items, tracks).last
    return direction.size(
      last.map { $0.start + $0.length } ?? 0, max(offered ?? 0, extent(tracks)))
  }

  func places(of items: [LayoutItem], in size: Size, _ proposal: Proposal) -> [Placement] {
    let tracks = GridTrack.tracks(of: tracks, in: direction.cross(size))
    let cross = extent(tracks)
    let outer = ViewDimensions(size.width, size.height)
    let block = direction.size(0, cross)
    let inner = ViewDimensions(block.width, block.height)
    let before =
      direction == .vertical
      ? Double(outer[alignment.horizontal] - inner[alignment.horizontal])
      : Double(outer[alignment.vertical] - inner[alignment.vertical])
    return lines(items, tracks).flatMap { line in
      line.items.map { index in
        let item = items[index]
        let isFull = item.layoutValue(FullLine.self)
        let track =
          isFull
          ? GridTrack(start: 0, length: cross) : tracks[index - line.items.lowerBound]
        return place(
          of: item, track, line, before, offer(item, tracks, index - line.items.lowerBound))
      }
    }
  }

  private func place(
    of item: LayoutItem, _ track: GridTrack, _ line: Line, _ before: Double, _ offer: Proposal
  ) -> Placement {
    let box = direction.size(line.length, track.length)
    let outer = ViewDimensions(box.width, box.height)
    let inner = item.dimensions(offer)
    let alignment = track.alignment ?? .center
    let corner = direction.size(line.start, before + track.start)
    return Placement(
      origin: Point(
        corner.width + Double(outer[alignment.horizontal] - inner[alignment.horizontal]),
        corner.height + Double(outer[alignment.vertical] - inner[alignment.vertical])),
      proposal: offer)
  }
}

/// Whether a view takes a whole line of a lazy grid.
enum FullLine: LayoutValueKey {
  static let defaultValue = false
}
