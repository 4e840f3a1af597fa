internal import Foundation
internal import SheenCore
internal import SheenDisplay

/// An item that code draws.
final class CanvasItem: LayoutItem {
  /// Runs the code: into a recording, for a size, with what finds symbols.
  typealias Renderer = (
    CanvasRecording, Size, @escaping (AnyHashable) -> GraphicsContext.ResolvedSymbol?
  ) -> Void

  var isOpaque = false {
    didSet { if isOpaque != oldValue { setNeedsDisplay() } }
  }
  private var renderer: Renderer?
  private var symbols: [LayoutItem] = []
  private var placed = PlacedFrame()
  /// What the code has drawn for a size, until something it depends on changes.
  private var recorded: (size: Size, items: [DisplayItem])?

  /// Takes new code.
  func setRenderer(_ new: @escaping Renderer) {
    renderer = new
    recorded = nil
    setNeedsDisplay()
  }

  /// Takes the items the code can draw.
  func setSymbols(_ items: [LayoutItem]) {
    for item in symbols where item.parent === self { item.parent = nil }
    symbols = items
    for item in items { adopt(item) }
    recorded = nil
    setNeedsLayout()
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(proposal.width ?? 10, proposal.height ?? 10)
  }

  override func arrange(_ proposal: Proposal, space: Point) {
    // Each symbol has coordinates of its own and its ideal size.
    for item in symbols { item.place(at: .zero, .unspecified, space: .zero) }
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
  }

  override func contentChanged(_ item: LayoutItem, isReachLost: Bool) { recorded = nil }

  override func draw(at time: Double) -> [DisplayItem] {
    let frame = placed.value(at: time)
    if frame.width <= 0 || frame.height <= 0 { return [] }
    var items = drawing(size: frame.size, at: time)
    if isOpaque {
      let ground = DisplayItem(
        id: ItemID(0), content: .fill(.rect(Rect(0, 0, frame.width, frame.height)), .solid(.black)))
      items.insert(ground, at: 0)
    }
    if items.isEmpty { return [] }
    let inside = DisplayItem(
      id: id, content: .fill(.rect(Rect(0, 0, frame.width, frame.height)), .solid(.black)))
    return [
      DisplayItem(
        id: id, transform: .translation(frame.x, frame.y), content: .group(items),
        mask: Mask([inside]))
    ]
  }

  private func drawing(size: Size, at time: Double) -> [DisplayItem] {
    if let recorded, recorded.size == size { return recorded.items }
    let recording = CanvasRecording()
    renderer?(recording, size) { [symbols] tag in
      guard let item = symbols.first(where: { $0.layoutValue(TagKey.self) == tag }) else {
        return nil
      }
      return GraphicsContext.ResolvedSymbol(
        size: CGSize(width: item.frame.width, height: item.frame.height),
        items: item.drawn(at: time))
    }
    recorded = (size, recording.items)
    return recording.items
  }

  override var shownFrame: Rect { placed.value(at: host.time) }

  override var animating: [any Animating] { [placed.animating] }
}
