import SheenScene
import SheenUI
import Testing

private struct Ticking: View {
  let log: Log
  var interval = 0.25
  @State private var count = 0.0

  var body: some View {
    Bar(width: 10 + count).onAppear {
      Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        log.note()
        count += 1
      }
    }
  }
}

private struct Overlapping: View {
  let log: Log
  @State private var limit = 0

  var body: some View {
    Bar(width: 10).onAppear {
      Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
        log.note("a")
        limit += 1
        if limit == 3 { timer.invalidate() }
      }
      Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in log.note("b") }
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { timer in
        log.note(timer.isValid ? "valid" : "once")
      }
    }
  }
}

private struct Published: View {
  let log: Log
  let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
  @State private var count = 0.0
  @State private var isShown = true

  var body: some View {
    ZStack {
      if isShown {
        Bar(width: 10 + count).onReceive(timer) { date in
          log.note("\(date.timeIntervalSinceReferenceDate)")
          count += 1
          if count == 3 { isShown = false }
        }
      }
    }
  }
}

/// Timers run on the scene's clock, each at its own moments.
@MainActor
@Suite struct TimerTests {
  @Test func aTimerRunsAtItsOwnMoments() throws {
    let log = Log()
    let host = host(Ticking(log: log))
    #expect(try widths(host, at: 0.2) == [10])
    #expect(try widths(host, at: 0.25) == [11])
    #expect(try widths(host, at: 1.1) == [14])
    #expect(log.moments == [0.25, 0.5, 0.75, 1])
  }

  /// Multiples of an interval are not summed up, so that frames at them show them.
  @Test func timersDoNotDrift() throws {
    let log = Log()
    let host = host(Ticking(log: log, interval: 0.1))
    _ = try widths(host, at: 1000)
    #expect(log.moments.count == 10_000)
    #expect(abs(log.moments[9_999] - 1000) < 1e-9)
  }

  @Test func timersOverlap() throws {
    let log = Log()
    let host = host(Overlapping(log: log))
    _ = try widths(host, at: 1.05)
    // The timer asked for first comes first where both are due.
    #expect(log.lines == ["b", "a", "b", "once", "a", "b", "b", "a", "b"])
  }

  @Test func anEarlierMomentStartsTheTimersAnew() throws {
    let log = Log()
    let host = host(Ticking(log: log))
    #expect(try widths(host, at: 2) == [18])
    #expect(try widths(host, at: 0.5) == [12])
    #expect(try widths(host, at: 0.8) == [13])
  }

  /// What a still shows at a moment does not depend on the frames before it.
  @Test func aStillEqualsTheFrameOfAnExport() throws {
    let film = host(Ticking(log: Log(), interval: 0.07))
    for frame in 0...120 { _ = try film.displayList(at: Double(frame) / 60) }
    let still = host(Ticking(log: Log(), interval: 0.07))
    #expect(try film.displayList(at: 2.1) == still.displayList(at: 2.1))
  }

  @Test func aTimerThatIsNeverInvalidatedDoesNotHangAnExport() throws {
    let host = host(Ticking(log: Log()))
    #expect(try host.extent() == .endless)
    #expect(try widths(host, at: 0) == [10])
    #expect(host.nextChange(after: 0) == 0.25)
  }

  @Test func aTimerThatIsInvalidatedLeavesTheSceneAtRest() throws {
    struct Thrice: View {
      @State private var count = 0.0
      var body: some View {
        Bar(width: 10 + count).onAppear {
          Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
            count += 1
            if count == 3 { timer.invalidate() }
          }
        }
      }
    }
    #expect(try host(Thrice()).extent() == .rests(at: 1.5))
  }

  @Test func aPublisherSendsTheScenesDate() throws {
    let log = Log()
    let host = host(Published(log: log))
    #expect(try widths(host, at: 1.2) == [12])
    // 2025-01-01 is 757,382,400 seconds after 2001-01-01.
    #expect(log.lines == ["757382400.5", "757382401.0"])
    // Without a view that listens it stops.
    #expect(try widths(host, at: 5) == [])
    #expect(log.lines.count == 3)
    #expect(host.nextChange(after: 5) == nil)
  }

  @Test func aPublisherIsStoppedThroughWhatItIsMadeOf() throws {
    struct Stopping: View {
      let log: Log
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      var body: some View {
        Bar(width: 10).onReceive(timer) { _ in
          log.note()
          if log.lines.count == 2 { timer.upstream.connect().cancel() }
        }
      }
    }
    let log = Log()
    #expect(try host(Stopping(log: log)).extent() == .rests(at: 1))
    #expect(log.moments == [0.5, 1])
  }

  @Test func aTimerCanBeAddedToARunLoop() throws {
    struct Added: View {
      let log: Log
      var body: some View {
        Bar(width: 10).onAppear {
          let timer = Timer(timeInterval: 0.5, repeats: false) { _ in log.note() }
          RunLoop.main.add(timer, forMode: .common)
          let other = Timer(fire: Date() + 2, interval: 1, repeats: true) { _ in log.note() }
          RunLoop.current.add(other, forMode: .default)
          other.fireDate = Date().addingTimeInterval(1)
        }
      }
    }
    let log = Log()
    _ = try widths(host(Added(log: log)), at: 2)
    #expect(log.moments == [0.5, 1, 2])
  }
}
