import SheenScene
import SheenUI
import Testing

/// Runs code of a test when it appears.
private struct Running: View {
  let act: @MainActor () -> Void
  var body: some View { Color.red.onAppear { act() } }
}

/// The publishers of Combine, and their times.
@MainActor
@Suite struct PublisherTests {
  private let log = Log()

  private func run(until time: Double, _ act: @escaping @MainActor () -> Void) throws {
    _ = try host(Running(act: act)).displayList(at: time)
  }

  /// Sends numbers at times through a subject.
  private func send(
    _ numbers: [(Double, Int)], to subject: PassthroughSubject<Int, Never>
  ) {
    for (time, number) in numbers {
      DispatchQueue.main.asyncAfter(deadline: .now() + time) { subject.send(number) }
    }
  }

  @Test func valuesAreChangedAndChosen() {
    var seen: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    var kept: Set<AnyCancellable> = []
    subject.map { $0 * 2 }.filter { $0 > 2 }.sink { seen.append("m\($0)") }.store(in: &kept)
    subject.compactMap { $0 == 2 ? nil : "c\($0)" }.sink { seen.append($0) }.store(in: &kept)
    subject.removeDuplicates().scan(0, +).sink { seen.append("s\($0)") }.store(in: &kept)
    subject.dropFirst().prefix(1).sink { seen.append("p\($0)") }.store(in: &kept)
    for number in [1, 2, 2] { subject.send(number) }
    #expect(seen == ["c1", "s1", "m4", "s3", "p2", "m4"])
    kept = []
    subject.send(3)
    #expect(seen.count == 6)
  }

  @Test func aSubjectWithAValueTellsIt() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    var ends = 0
    let sink = subject.sink(receiveCompletion: { _ in ends += 1 }) { seen.append($0) }
    subject.value = 2
    subject.send(3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(seen == [1, 2, 3])
    #expect(ends == 1)
    sink.cancel()
  }

  @Test func severalPublishers() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [String] = []
    var kept: [AnyCancellable] = []
    a.merge(with: b).sink { seen.append("m\($0)") }.store(in: &kept)
    a.combineLatest(b).sink { seen.append("c\($0)\($1)") }.store(in: &kept)
    a.zip(b).sink { seen.append("z\($0)\($1)") }.store(in: &kept)
    a.flatMap { [$0, $0 + 1].publisher }.sink { seen.append("f\($0)") }.store(in: &kept)
    a.send(1)
    a.send(2)
    b.send(7)
    #expect(seen == ["m1", "f1", "f2", "m2", "f2", "f3", "m7", "c27", "z17"])
  }

  @Test func publishersThatKnowTheirValues() {
    var seen: [Int] = []
    _ = Just(1).sink { seen.append($0) }
    _ = [2, 3].publisher.eraseToAnyPublisher().sink { seen.append($0) }
    _ = Future<Int, Never> { $0(.success(4)) }.sink { seen.append($0) }
    _ = Deferred { Just(5) }.sink { seen.append($0) }
    _ = Empty<Int, Never>().sink { seen.append($0) }
    #expect(seen == [1, 2, 3, 4, 5])
  }

  @Test func assigningWritesAProperty() {
    final class Target { var number = 0 }
    final class Model: ObservableObject { @Published var number = 0 }
    let (target, model) = (Target(), Model())
    let subject = PassthroughSubject<Int, Never>()
    let kept = subject.assign(to: \.number, on: target)
    subject.map { $0 + 1 }.assign(to: &model.$number)
    subject.send(8)
    #expect(target.number == 8)
    #expect(model.number == 9)
    kept.cancel()
  }

  @Test func notificationsAreSentOn() {
    let (name, center) = (Notification.Name("beat"), NotificationCenter())
    var seen: [String] = []
    let kept = center.publisher(for: name).sink { seen.append("\($0.object ?? "")") }
    center.post(name: name, object: "a")
    center.post(name: Notification.Name("other"), object: "b")
    kept.cancel()
    center.post(name: name, object: "c")
    #expect(seen == ["a"])
  }

  @Test func debounceWaitsForQuiet() throws {
    var kept: AnyCancellable?
    let subject = PassthroughSubject<Int, Never>()
    try run(until: 3) {
      kept = subject.debounce(for: .seconds(0.5), scheduler: RunLoop.main).sink {
        log.note("\($0)")
      }
      send([(0, 1), (0.25, 2), (1, 3), (1.25, 4)], to: subject)
    }
    #expect(log.lines == ["2", "4"])
    #expect(log.moments == [0.75, 1.75])
    kept?.cancel()
  }

  @Test func throttleLetsOneThroughAtATime() throws {
    var kept: [AnyCancellable] = []
    let subject = PassthroughSubject<Int, Never>()
    try run(until: 3) {
      subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
        .sink { log.note("l\($0)") }.store(in: &kept)
      subject.throttle(for: .milliseconds(1000), scheduler: DispatchQueue.main, latest: false)
        .sink { log.note("f\($0)") }.store(in: &kept)
      send([(0, 1), (0.25, 2), (0.5, 3)], to: subject)
    }
    #expect(log.lines == ["l1", "f1", "l3", "f2"])
    #expect(log.moments == [0, 0, 1, 1])
  }

  @Test func delayedValues() throws {
    var kept: AnyCancellable?
    try run(until: 3) {
      kept = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        .map { _ in 1 }.scan(0, +).prefix(2)
        .delay(for: .seconds(1), scheduler: DispatchQueue.main)
        .receive(on: DispatchQueue.main)
        .sink { log.note("\($0)") }
    }
    #expect(log.lines == ["1", "2"])
    #expect(log.moments == [1.5, 2])
    kept?.cancel()
  }

  @Test func valuesCanBeAwaited() throws {
    try run(until: 3) {
      Task {
        for await _ in Timer.publish(every: 1, on: .main, in: .common).autoconnect().values {
          log.note()
        }
      }
    }
    #expect(log.moments == [1, 2, 3])
  }
}
