public import Foundation
internal import SheenMotion

/// Views made anew at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told of its moment.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content
}

/// What a timeline's content is told of its moment.
public struct TimelineViewDefaultContext: Sendable {
  /// The date that the schedule has come to.
  public let date: Date
  /// How often the content is made anew.
  public let cadence: Cadence

  /// How often a timeline's content is made anew.
  public enum Cadence: Comparable, Sendable {
    /// For each moment shown.
    case live
    /// About once a second.
    case seconds
    /// About once a minute.
    case minutes
  }

  /// Does nothing: all of the picture is made anew where it has changed.
  public func invalidateTimelineContent() {}
}

extension TimelineView: View where Content: View {
  /// Makes views at the dates of a schedule.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Makes a node that follows the schedule.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TimelineNode(view, inputs)
  }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  _ViewNode<TimelineView<Schedule, Content>>
{
  private var node: _ViewNode<Content>?
  private var entries: Schedule.Entries.Iterator?
  /// The schedule as it was when the entries were made.
  private var entriesSchedule: Schedule?
  private var date: Date
  private var next: Date?
  private var event: EventID?
  private var isDirty = false
  var isActive = false

  override init(_ view: TimelineView<Schedule, Content>, _ inputs: _NodeInputs) {
    date = inputs.host.clock.now
    super.init(view, inputs)
    begin(view.schedule)
    makeContent(inputs.context)
  }

  override func update(_ view: TimelineView<Schedule, Content>, _ context: UpdateContext) {
    super.update(view, context)
    begin(view.schedule)
    makeContent(context)
  }

  /// Takes up a schedule, unless it is the one followed.
  private func begin(_ schedule: Schedule) {
    if let animation = schedule as? AnimationTimelineSchedule {
      follow(animation)
    } else if !isSame(schedule, entriesSchedule) {
      entriesSchedule = schedule
      entries = schedule.entries(from: host.clock.now, mode: .normal).makeIterator()
      next = entries?.next()
      // The first date counts from the start on even if it is still to come.
      date = next ?? date
      take()
    }
  }

  private func isSame(_ schedule: Schedule, _ other: Schedule?) -> Bool {
    guard let other else { return false }
    return looksSame(schedule, other)
  }

  private func follow(_ schedule: AnimationTimelineSchedule) {
    // The content stays as it is at the moment in which it is paused, not at the frame before.
    let wasPaused = (entriesSchedule as? AnimationTimelineSchedule)?.paused ?? false
    if !(schedule.paused && wasPaused) { date = schedule.date(host.clock) }
    entriesSchedule = view.schedule
    if !schedule.paused { host.activate(self) }
  }

  /// Comes to the last date that is not after the present, and waits for the one after it.
  private func take() {
    while let next, host.clock.due(next) <= host.time {
      date = next
      self.next = entries?.next()
    }
    if let event { host.cancelEvent(event) }
    event = next.map { next in
      host.schedule(at: host.clock.due(next)) { [weak self] in self?.dateHasCome() }
    }
  }

  private func dateHasCome() {
    event = nil
    take()
    markDirty()
  }

  private func markDirty() {
    guard !isDirty, !isDetached else { return }
    isDirty = true
    host.markDirty(self)
  }

  override func refresh() {
    guard isDirty else { return }
    update(view, context)
  }

  private func makeContent(_ context: UpdateContext) {
    isDirty = false
    let moment = TimelineViewDefaultContext(date: date, cadence: cadence)
    host.clock.withNumbers(ofPlace: serial) {
      let content = following { view.content(moment) }
      recordingReads {
        if let node {
          node.update(content, context)
        } else {
          node = Content._makeNode(content, childInputs(context))
        }
      }
    }
  }

  private var cadence: TimelineViewDefaultContext.Cadence {
    switch view.schedule {
    case is AnimationTimelineSchedule: .live
    case is EveryMinuteTimelineSchedule: .minutes
    default: .seconds
    }
  }

  override func didDetach() {
    if let event { host.cancelEvent(event) }
    event = nil
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }

  /// Whether the content follows every moment shown.
  private var isLive: Bool {
    guard !isDetached, let schedule = view.schedule as? AnimationTimelineSchedule else {
      return false
    }
    return !schedule.paused
  }
}

extension TimelineNode: ActiveParticipant {
  func timeChanged() {
    guard isLive, let schedule = view.schedule as? AnimationTimelineSchedule else { return }
    if schedule.date(host.clock) != date { markDirty() }
  }

  var runsSceneCode: Bool { isLive }

  var animating: [any Animating] {
    guard isLive, let schedule = view.schedule as? AnimationTimelineSchedule else { return [] }
    return [Live(interval: schedule.minimumInterval)]
  }
}

/// A motion that never ends.
struct Live: Animating {
  /// The seconds from one change to the next; `nil` where every moment is another.
  let interval: Double?

  func isAnimating(at time: Double) -> Bool { true }

  func nextChange(after time: Double) -> Double? {
    guard let interval, interval > 0 else { return time }
    return (time / interval).rounded(.down) * interval + interval
  }

  var course: Course { .endless }
}

extension AnimationTimelineSchedule {
  /// The date shown at a clock's time: its own, or the beginning of the interval it is in.
  fileprivate func date(_ clock: SceneClock) -> Date {
    guard let minimumInterval, minimumInterval > 0 else { return clock.now }
    // What rounding has put just before a beginning is meant to be on it.
    let count = (clock.time / minimumInterval + 1e-9).rounded(.down)
    return Date(timeIntervalSinceReferenceDate: clock.epoch + count * minimumInterval)
  }
}

extension SceneClock {
  /// The scene's date.
  var now: Date { Date(timeIntervalSinceReferenceDate: date) }

  /// When something meant for a date is due, in seconds of the scene.
  ///
  /// A date of our times is exact to a tenth of a microsecond. What may be a whole number of
  /// microseconds is taken for it; everything else is due in time for a frame at that moment.
  func due(_ date: Date) -> Double {
    let resolution = date.timeIntervalSinceReferenceDate.ulp
    let time = date.timeIntervalSinceReferenceDate - epoch
    let rounded = (time * 1e6).rounded() / 1e6
    return abs(rounded - time) <= resolution ? rounded : time - resolution
  }
}
