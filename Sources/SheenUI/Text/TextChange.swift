internal import Foundation
internal import SheenCore
internal import SheenDisplay
internal import SheenText

/// A text on its way from one content to another.
@MainActor
struct TextChange {
  /// How the new content comes.
  enum Kind: Equatable {
    /// The old one fades out, the new one in.
    case fade
    /// If the letters are the same, they move; else as `fade`.
    case interpolate
    /// Letters that are not the same roll up, or down.
    case roll(isDown: Bool)
  }

  /// What shows at a moment.
  struct Snapshot {
    var layout: TextLayout
    var setting: TextSetting
    var plan: TextPaints
    var paints: [ResolvedPaint]
    var environment: EnvironmentValues
  }

  /// A content on its way out.
  private struct Departure {
    var content: Snapshot
    var opacity: AnimatedProperty<OpacityModifier>
    let id: ItemID
  }

  private let kind: Kind
  private let old: Snapshot
  /// 0…1, more or less.
  private var progress = AnimatedProperty(OpacityModifier(opacity: 0))
  /// How opaque the old content was at the beginning.
  private var peak = 1.0
  /// What was on its way out before.
  private var earlier: [Departure] = []
  private let ids: [ItemID]

  private static let mostEarlier = 3

  /// Begins a change.
  ///
  /// - Parameters:
  ///   - old: What shows.
  ///   - before: The change that is still going on, if any.
  ///   - kind: How to go over.
  ///   - transaction: How fast.
  ///   - host: Where the time comes from.
  init(
    from old: Snapshot, before: TextChange?, _ kind: Kind, _ transaction: Transaction,
    _ host: ViewHost
  ) {
    self.old = old
    self.kind = kind
    ids = (0..<3).map { _ in ItemID(host.makeSerial()) }
    progress.set(OpacityModifier(opacity: 1), transaction, at: host.time)
    guard let before else { return }
    earlier = before.earlier
    if before.fades(to: old) {
      peak = before.progress.value(at: host.time).opacity
      var last = Departure(
        content: before.old,
        opacity: AnimatedProperty(OpacityModifier(opacity: before.peak * (1 - peak))),
        id: ItemID(host.makeSerial()))
      last.opacity.set(OpacityModifier(opacity: 0), transaction, at: host.time)
      earlier.append(last)
    }
    earlier = earlier.filter { $0.opacity.value(at: host.time).opacity > 0 }
      .suffix(Self.mostEarlier)
  }

  /// Whether the old content fades as a whole.
  private func fades(to new: Snapshot) -> Bool {
    switch kind {
    case .fade: true
    case .interpolate: !TextPairs(old.layout, new.layout).isComplete
    case .roll: false
    }
  }

  /// What may be moving.
  var animating: [any Animating] {
    [progress] + earlier.map { $0.opacity as any Animating }
  }

  /// What shows of the change to a content at a time, in a frame.
  func items(
    to new: Snapshot, in frame: Rect, id: ItemID, _ grid: PixelGrid, at time: Double
  ) -> [DisplayItem] {
    let fraction = progress.value(at: time).opacity
    var items: [DisplayItem] = []
    for departure in earlier {
      items += departure.content.items(in: frame, id: departure.id, grid)
        .faded(by: departure.opacity.value(at: time).opacity, id: departure.id)
    }
    let pairs = TextPairs(old.layout, new.layout)
    switch kind {
    case .interpolate where pairs.isComplete:
      var content = new
      content.layout = pairs.stayed(at: fraction)
      items += content.items(in: frame, id: id, grid)
    case .fade, .interpolate:
      items += old.items(in: frame, id: ids[0], grid).faded(by: peak * (1 - fraction), id: ids[0])
      items += new.items(in: frame, id: id, grid).faded(by: fraction, id: id)
    case .roll(let isDown):
      let height = (new.layout.lines.first?.bounds.height ?? 0) / 2 * (isDown ? -1 : 1)
      func add(
        _ layout: TextLayout, of content: Snapshot, _ id: ItemID, _ opacity: Double, _ y: Double
      ) {
        var content = content
        content.layout = layout
        var frame = frame
        frame.y += y
        items += content.items(in: frame, id: id, grid).faded(by: opacity, id: id)
      }
      add(pairs.stayed(at: fraction), of: new, id, 1, 0)
      add(pairs.leaving, of: old, ids[0], 1 - fraction, -height * fraction)
      add(pairs.coming, of: new, ids[1], fraction, height * (1 - fraction))
    }
    return items
  }
}

extension TextChange.Snapshot {
  /// What is drawn with the top left corner in that of a frame.
  func items(in frame: Rect, id: ItemID, _ grid: PixelGrid) -> [DisplayItem] {
    let bounds = Rect(0, 0, frame.width, frame.height)
    return TextFigure(layout, setting, plan)
      .items(in: environment, opacity: { paints[$0].wholeOpacity }) { shape, paint in
        paints[paint].items(id: id, shape, spanning: bounds, grid)
      }
      .moved(to: Point(frame.x, frame.y), id: id)
  }
}
