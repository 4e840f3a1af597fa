import SheenScene
import SheenUI
import Testing

/// Shows how often its asynchronous code has come back, a bar 10 points wide at first.
private struct Waiting: View {
  let log: Log
  let act: @MainActor (Binding<Double>, Log) -> Void
  @State private var count = 0.0

  var body: some View {
    Bar(width: 10 + count).onAppear { act($count, log) }
  }
}

/// Delayed and asynchronous code runs on the scene's clock.
@MainActor
@Suite struct DelayedCodeTests {
  private let log = Log()

  @Test func codeOfOneMomentRunsInTheOrderAskedFor() throws {
    let host = host(
      Waiting(log: log) { _, log in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("second") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { log.note("first") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { log.note("last") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("third") }
        DispatchQueue.global(qos: .background).async {
          DispatchQueue.main.async { log.note("now") }
        }
      })
    _ = try widths(host, at: 1)
    #expect(log.lines == ["now", "first", "second", "third", "last"])
    #expect(log.moments == [0, 0.2, 0.5, 0.5, 1])
  }

  @Test func aCancelledItemDoesNotRun() throws {
    let host = host(
      Waiting(log: log) { _, log in
        let kept = DispatchWorkItem { MainActor.assumeIsolated { log.note("kept") } }
        let dropped = DispatchWorkItem { MainActor.assumeIsolated { log.note("dropped") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: kept)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: dropped)
        dropped.cancel()
      })
    _ = try widths(host, at: 1)
    #expect(log.lines == ["kept"])
  }

  @Test func aTaskSleepsInTheScenesTime() throws {
    let host = host(
      Waiting(log: log) { count, log in
        Task {
          log.note()
          try await Task.sleep(for: .seconds(0.5))
          log.note()
          count.wrappedValue = 1
          try await Task.sleep(nanoseconds: 250_000_000)
          log.note()
          count.wrappedValue = 2
          try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
          log.note()
        }
      })
    #expect(try widths(host, at: 0.4) == [10])
    #expect(try widths(host, at: 0.5) == [11])
    #expect(host.nextChange(after: 0.5) == 0.75)
    #expect(try widths(host, at: 3) == [12])
    #expect(log.moments == [0, 0.5, 0.75, 1.75])
    #expect(host.nextChange(after: 3) == nil)
  }

  /// Functions that belong to no actor, groups and detached tasks are part of the scene's moment.
  @Test func whatATaskAwaitsIsDoneInTheSameMoment() throws {
    let host = host(
      Waiting(log: log) { count, log in
        Task {
          let sum = await withTaskGroup(of: Int.self) { group in
            for number in 1...3 { group.addTask { await elsewhere(number) } }
            var sum = 0
            for await part in group { sum += part }
            return sum
          }
          async let more = elsewhere(10)
          let last = await Task.detached { await elsewhere(100) }.value
          count.wrappedValue = Double(await more + sum + last)
        }
      })
    #expect(try widths(host, at: 0) == [126])
  }

  /// Of two scenes, the one a task sleeps in forgets it, also where the other has woken it.
  @Test func aNapEndsOnTheClockItBeganOn() throws {
    var sleeper: Task<Void, any Error>?
    let first = host(
      Waiting(log: log) { _, _ in sleeper = Task { try await Task.sleep(for: .seconds(2)) } })
    let second = host(
      Waiting(log: log) { _, log in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note("second") }
      })
    _ = try widths(first, at: 0)
    #expect(first.nextChange(after: 0) == 2)
    _ = try widths(second, at: 0)
    try second.perform(at: 0.5) { sleeper?.cancel() }
    #expect(first.nextChange(after: 0) == nil)
    _ = try widths(second, at: 1)
    #expect(log.lines == ["second"])
  }

  @Test func aChangeInATaskMadeUnderAnAnimationJumps() throws {
    let host = host(
      Waiting(log: log) { count, log in
        withAnimation(.linear(duration: 1)) {
          _ = Task { @MainActor in count.wrappedValue = 40 }
        }
      })
    #expect(try widths(host, at: 0) == [50])
  }

  @Test func anAnimationBegunInATaskStartsAtItsMoment() throws {
    let host = host(
      Waiting(log: log) { count, log in
        Task {
          try await Task.sleep(for: .milliseconds(500))
          withAnimation(.linear(duration: 1)) { count.wrappedValue = 40 }
        }
      })
    #expect(try widths(host, at: 0.75) == [20])
    #expect(try widths(host, at: 1) == [30])
    #expect(try host.extent() == .rests(at: 1.5))
  }

  @Test func aTaskThatNeverRestsIsAnError() throws {
    let host = host(
      Waiting(log: log) { _, _ in Task { while true { await Task.yield() } } })
    #expect(throws: SceneError.endlessChanges(at: 0)) { try host.displayList(at: 0) }
  }

  @Test func theClockIsTheScenes() throws {
    let host = host(
      Waiting(log: log) { count, log in
        let (date, uptime) = (Date(), CACurrentMediaTime())
        let start = ContinuousClock.now
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          log.note("\(Date().timeIntervalSince(date)) \(date.timeIntervalSinceNow)")
          log.note("\(CACurrentMediaTime() - uptime) \(ProcessInfo.processInfo.systemUptime)")
          log.note("\(ContinuousClock.now - start) \(start.duration(to: .now))")
          log.note("\(CFAbsoluteTimeGetCurrent()) \(Calendar.current.component(.year, from: .now))")
        }
      })
    _ = try widths(host, at: 3)
    #expect(
      log.lines == [
        "2.0 -2.0", "2.0 2.0", "2.0 seconds 2.0 seconds", "757382402.0 2025",
      ])
  }
}

private nonisolated func elsewhere(_ number: Int) async -> Int {
  await Task.yield()
  return number
}
