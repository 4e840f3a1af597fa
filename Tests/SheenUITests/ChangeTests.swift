import Combine
import SheenCore
import SheenUI
import Testing

private struct Watching: View {
  let trigger: Trigger
  @State private var value = 1
  @State private var isShown = true

  var body: some View {
    trigger.count("body")
    ZStack {
      if isShown {
        Color.red.frame(width: 10, height: 10)
          .onChange(of: value) { old, new in trigger.log.append("\(old) \(new)") }
          .onChange(of: value) { trigger.log.append("now \(value)") }
          .onChange(of: value, initial: true) { old, new in
            trigger.log.append("initial \(old) \(new)")
          }
          .onDisappear { trigger.log.append("gone") }
      }
    }
    .onAppear {
      trigger.action = { value += 1 }
      trigger.others = [
        {
          value += 1
          value -= 1
        }, { isShown.toggle() },
      ]
    }
  }
}

private struct Chain: View {
  @State private var first = 0
  @State private var second = 0
  let trigger: Trigger

  var body: some View {
    Color.red.frame(width: CGFloat(10 + second), height: 1)
      .onChange(of: first) { second = first * 2 }
      .onAppear { trigger.action = { first += 1 } }
  }
}

private struct Receiving: View {
  let subject: PassthroughSubject<Int, Never>
  let trigger: Trigger
  @State private var sum = 10

  var body: some View {
    Color.red.frame(width: CGFloat(sum), height: 1)
      .onReceive(subject.filter { $0 > 1 }.map { $0 * 2 }) { sum += $0 }
      .onReceive(Just(5)) { trigger.log.append("\($0)") }
      .onAppear {
        trigger.action = {
          subject.send(1)
          subject.send(2)
          subject.send(3)
        }
      }
  }
}

private struct Summing: View {
  let sums: Publishers.Scan<PassthroughSubject<Int, Never>, Int>
  @State private var sum = 0

  var body: some View {
    Color.red.frame(width: CGFloat(10 + sum), height: 1).onReceive(sums) { sum = $0 }
  }
}

/// Code that runs when something changes.
@MainActor
@Suite struct ChangeTests {
  private let trigger = Trigger()

  @Test func everyFormOfOnChange() throws {
    let host = host(Watching(trigger: trigger))
    _ = try rects(host)
    #expect(trigger.log == ["initial 1 1"])
    trigger.log = []
    try host.fire(trigger, at: 1)
    #expect(trigger.log.sorted() == ["1 2", "initial 1 2", "now 2"])
    trigger.log = []
    // What is as it was at the end of the change has not changed.
    try host.perform(at: 2) { trigger.others[0]() }
    #expect(trigger.log == [])
    try host.perform(at: 3) { trigger.others[1]() }
    #expect(trigger.log == ["gone"])
    try host.perform(at: 4) { trigger.others[1]() }
    #expect(trigger.log == ["gone", "initial 2 2"])
  }

  @Test func aChangeThatFollowsShowsInTheSameMoment() throws {
    let host = host(Chain(trigger: trigger))
    _ = try rects(host)
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1)[0].width == 12)
  }

  /// A publisher that a view keeps is subscribed to once, and keeps what it knows.
  @Test func aPublisherKeepsItsMemory() throws {
    let subject = PassthroughSubject<Int, Never>()
    let host = host(Summing(sums: subject.scan(0, +)))
    _ = try rects(host)
    for time in 1...3 { try host.perform(at: Double(time)) { subject.send(time) } }
    #expect(try rects(host, at: 3)[0].width == 16)
  }

  @Test func valuesOfAPublisher() throws {
    let host = host(Receiving(subject: PassthroughSubject(), trigger: trigger))
    #expect(try rects(host)[0].width == 10)
    #expect(trigger.log == ["5"])
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1)[0].width == 20)
  }
}
