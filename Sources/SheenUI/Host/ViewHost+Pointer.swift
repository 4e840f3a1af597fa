internal import SheenCore
internal import SheenMotion

// The pointer, and what it is over.

extension ViewHost {
  /// How many times a second the pointer is looked at while things move.
  private static let hoverTestRate = 120.0

  /// Takes an event of the pointer at a time.
  ///
  /// Events of one moment are one change, which comes once the host is asked for that moment or a
  /// later one: what counts for hovering is where the pointer is then, while gestures are told of each.
  ///
  /// - Parameters:
  ///   - event: What the pointer does.
  ///   - time: When, in seconds; not before the last moment shown.
  /// - Throws: What keeps the scene from being shown.
  package func pointer(_ event: PointerEvent, at time: Double) throws(SceneError) {
    if hover.coming?.time != time {
      try advance(to: time)
      noteExternalEvent()
      schedule(at: time) { [weak self] in self?.takeComing() }
    }
    hover.note(event, at: time)
  }

  /// Has the pointer do what the configuration says, at each moment before everything else.
  func playPointerScript() {
    for moment in configuration.pointer.moments {
      // What nobody can receive yet still keeps the scene from being at rest.
      schedule(at: moment.time) { [weak self] in
        // A person who has moved the pointer has it.
        if let self, !hover.hasPerson { take(moment.events) }
      }
    }
  }

  private func takeComing() {
    if !hover.hasPerson { gestures.cancel() }
    take(hover.takeComing())
  }

  private func take(_ events: [PointerEvent]) {
    for event in events {
      hover.follow(event)
      gestures.take(event, at: hover.location, in: self)
      if case .scrolled(let distance) = event { scroll(by: distance) }
    }
  }

  /// Moves what scrolls under the pointer; what the innermost view leaves over goes to those around it.
  private func scroll(by distance: Point) {
    let targets = hover.location.map { hitTargets(at: $0) } ?? []
    var rest = distance
    for case let item as ScrollItem in targets { rest = item.scroll(by: rest) }
  }

  /// The targets around the frontmost thing at a point of the picture, innermost first, everything
  /// standing where it does at this moment.
  func hitTargets(at point: Point) -> [any HoverTarget] {
    comeToThisMoment()
    return rootItem?.hit(point) ?? []
  }

  /// Brings everything that moves to where it stands at this moment.
  func comeToThisMoment() {
    for participant in active.participants { participant.timeChanged() }
    tick()
  }

  /// The number of items asked so far whether the pointer is over them.
  package var hitVisitCount: Int { hover.visitCount }

  /// Finds out what the pointer is over, everything standing where it does at this moment.
  func testHover() {
    if hover.isConcerned { comeToThisMoment() }
    hover.test(in: rootItem, at: time)
  }

  /// While things move under the pointer, looks at fixed moments whether they have come there or
  /// gone, so that frames have no part in it.
  func scheduleHoverTest() {
    guard hover.location != nil, failure == nil,
      let next = hover.needsTest ? time : nextMotion
    else { return }
    // The first tick after this moment, and not before anything moves.
    let rate = Self.hoverTestRate
    var tick = max((time * rate).rounded(.down) + 1, (next * rate).rounded(.down))
    // Rounding may have put the moment of a tick before it; far ahead, ticks lie apart by more than
    // one.
    while tick / rate <= time || tick / rate < next { tick = max(tick + 1, tick.nextUp) }
    let due = tick / rate
    guard hover.testDue.map({ due < $0 }) ?? true else { return }
    hover.testDue = due
    schedule(at: due) { [hover] in hover.testComes(at: due) }
  }

  /// The earliest moment from now on at which something moves that may come under the pointer or
  /// leave it.
  private var nextMotion: Double? {
    active.participants.lazy.flatMap(\.geometryAnimating)
      .compactMap { [time] in $0.nextChange(after: time) }.min()
  }
}
