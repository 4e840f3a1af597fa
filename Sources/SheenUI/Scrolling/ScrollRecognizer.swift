internal import SheenCore

/// Tells a drag that scrolls from what else is done with the pointer.
final class ScrollRecognizer: _AnyGestureRecognizer {
  private unowned let item: ScrollItem
  private var current = GestureStage.possible
  /// Where the pointer was pressed, or would have been had the content moved from there on.
  private var start: Point?
  private var trace = PointerTrace()

  init(_ item: ScrollItem) {
    self.item = item
    super.init()
  }

  override var stage: GestureStage { current }

  override func handle(_ event: GestureEvent) {
    guard !stage.isOver else { return }
    switch event.kind {
    case .down:
      let location = location(of: event)
      start = location
      trace = PointerTrace()
      trace.add(location, at: event.time)
      // What moves by itself is stopped, and no more than that is done.
      if item.catchContent() { current = .active }
    case .moved:
      guard let start else { return }
      let location = location(of: event)
      trace.add(location, at: event.time)
      if current == .possible { decide(from: start, to: location) }
    case .up:
      if current == .active { trace.add(location(of: event), at: event.time) }
      current = current == .active ? .ended : .failed
    case .tick, .pinched, .rotated: break
    }
  }

  private func location(of event: GestureEvent) -> Point {
    item.pictureToSpace(.local) * event.location
  }

  private func decide(from start: Point, to location: Point) {
    let (x, y) = (location.x - start.x, location.y - start.y)
    let distance = start.distance(to: location)
    guard distance >= Touch.slop else { return }
    guard item.scrolls(by: Point(x, y)) else { return current = .failed }
    // The content does not jump to make up for what told the drag from a tap.
    let part = Touch.slop / distance
    self.start = Point(start.x + x * part, start.y + y * part)
    current = .active
  }

  override func deliver(isAllowed: Bool) {
    switch current {
    case .active where isAllowed: follow()
    case .ended where isAllowed:
      follow()
      item.release(trace.velocity)
    case .failed, .ended: item.release(.zero)
    case .possible, .active: break
    }
  }

  private func follow() {
    guard let start, let location = trace.location else { return }
    item.drag(by: Point(location.x - start.x, location.y - start.y))
  }

  override func cancel() { current = .failed }

  override func restart() {
    (current, start, trace) = (.possible, nil, PointerTrace())
  }
}
