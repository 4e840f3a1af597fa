import SheenScene
import SheenUI
import Testing

private let epoch = Date(timeIntervalSinceReferenceDate: 757_382_400)

/// A bar as wide as the date has hundredths of a second since the scene's start, and a hundred more.
private struct Clock<Schedule: TimelineSchedule>: View {
  let schedule: Schedule
  var log: Log?

  var body: some View {
    TimelineView(schedule) { context in
      let _ = log?.note("\(context.cadence)")
      Bar(width: 100 + 100 * context.date.timeIntervalSince(epoch))
    }
  }
}

private struct Pausing: View {
  @State private var isPaused = false

  var body: some View {
    TimelineView(.animation(paused: isPaused)) { context in
      Bar(width: 100 + 100 * context.date.timeIntervalSince(epoch))
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isPaused = true }
      DispatchQueue.main.asyncAfter(deadline: .now() + 4) { isPaused = false }
    }
  }
}

private struct Fibonacci: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    [1, 2, 3, 5, 8].map { startDate.addingTimeInterval($0) }
  }
}

private struct Chance: View {
  var body: some View {
    TimelineView(.animation) { _ in Bar(width: Double.random(in: 1...50)) }
  }
}

/// Timelines follow the scene's clock.
@MainActor
@Suite struct TimelineTests {
  @Test func anAnimationTimelineShowsEveryMoment() throws {
    let log = Log()
    let host = host(Clock(schedule: .animation, log: log))
    #expect(try widths(host, at: 0) == [100])
    #expect(try widths(host, at: 0.25) == [125])
    #expect(try widths(host, at: 7.5) == [850])
    #expect(log.lines == ["live", "live", "live"])
    #expect(host.nextChange(after: 7.5) == 7.5)
    #expect(try host.extent() == .endless)
  }

  @Test func anIntervalIsKept() throws {
    let log = Log()
    let host = host(Clock(schedule: .animation(minimumInterval: 0.5), log: log))
    for frame in 0...60 { _ = try widths(host, at: Double(frame) / 60) }
    #expect(log.lines.count == 3)
    #expect(try widths(host, at: 1.75) == [250])
    #expect(host.nextChange(after: 1.75) == 2)
  }

  @Test func aPausedTimelineKeepsItsMoment() throws {
    let host = host(Pausing())
    #expect(try widths(host, at: 1.5) == [250])
    #expect(try widths(host, at: 3) == [300])
    #expect(host.nextChange(after: 3) == 4)
    #expect(try widths(host, at: 5) == [600])
    #expect(try widths(host, at: 3.5).count == 1)
  }

  @Test func periodicDatesComeAtTheirMoments() throws {
    let log = Log()
    let start = epoch.addingTimeInterval(-0.25)
    let host = host(Clock(schedule: .periodic(from: start, by: 1), log: log))
    #expect(try widths(host, at: 0) == [75])
    #expect(try widths(host, at: 0.8) == [175])
    #expect(try widths(host, at: 2.9) == [375])
    #expect(log.moments == [0, 0.75, 1.75, 2.75])
    #expect(try host.extent() == .endless)
  }

  @Test func everyMinuteIsEveryMinute() throws {
    let host = host(Clock(schedule: .everyMinute))
    #expect(try widths(host, at: 59) == [100])
    #expect(try widths(host, at: 61) == [6100])
  }

  @Test func datesThatAreKnown() throws {
    let dates = [0.5, 1, 4].map { epoch.addingTimeInterval($0) }
    let host = host(Clock(schedule: .explicit(dates)))
    // The first date shows until the second comes.
    #expect(try widths(host, at: 0) == [150])
    #expect(try widths(host, at: 1.5) == [200])
    #expect(try widths(host, at: 9) == [500])
    #expect(try host.extent() == .rests(at: 4))
  }

  @Test func aScheduleOfTheScenesOwn() throws {
    let host = host(Clock(schedule: Fibonacci()))
    #expect(try widths(host, at: 4) == [400])
    #expect(try widths(host, at: 100) == [900])
  }

  /// Chance in a timeline gives the same picture at the same moment, whatever was shown before.
  @Test func chanceInATimelineDependsOnTheMoment() throws {
    let film = host(Chance())
    for frame in 0..<60 { _ = try film.displayList(at: Double(frame) / 60) }
    #expect(try film.displayList(at: 1) == host(Chance()).displayList(at: 1))
    #expect(try widths(film, at: 1.5) != widths(film, at: 1.25))
  }
}
