import SheenScene
import SheenUI
import Testing

private struct Loop: View {
  let log: Log
  @State private var count = 0.0
  @State private var isShown = true

  var body: some View {
    ZStack {
      if isShown {
        Bar(width: 10 + count).task {
          while !Task.isCancelled {
            log.note()
            count += 1
            try? await Task.sleep(for: .seconds(0.5))
          }
          log.note("cancelled")
        }
      }
    }
    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { isShown = false } }
  }
}

private struct Identified: View {
  let log: Log
  @State private var id = 1

  var body: some View {
    Bar(width: 10)
      .task(id: id) {
        log.note("\(id)")
        do {
          try await Task.sleep(for: .seconds(1))
          log.note("end \(id)")
        } catch {
          log.note("stop")
        }
      }
      .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { id = 2 } }
  }
}

/// Tasks begin with their views and end with them.
@MainActor
@Suite struct TaskModifierTests {
  @Test func aTaskEndsWithItsView() throws {
    let log = Log()
    let host = host(Loop(log: log))
    #expect(try widths(host, at: 0) == [11])
    #expect(try widths(host, at: 1.1) == [13])
    #expect(try widths(host, at: 5) == [])
    #expect(log.moments == [0, 0.5, 1, 1.2])
    #expect(log.lines.last == "cancelled")
    #expect(host.nextChange(after: 5) == nil)
  }

  @Test func aNewValueBeginsTheTaskAnew() throws {
    let log = Log()
    _ = try widths(host(Identified(log: log)), at: 4)
    // Which of the two goes on first in that moment is nobody's promise.
    #expect(log.lines.sorted() == ["1", "2", "end 2", "stop"])
    #expect(log.lines.last == "end 2")
    #expect(log.moments == [0, 0.5, 0.5, 1.5])
  }
}
