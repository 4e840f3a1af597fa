import Combine
import Testing

private struct Trouble: Error, Equatable {}

/// What comes of errors, of ends, and of the newest of several publishers, as Combine documents it.
struct PublisherErrorTests {
  /// What a publisher sends, and how it ends.
  private func words<P: Publisher>(_ publisher: P) -> [String] {
    var words: [String] = []
    let sink = publisher.sink(
      receiveCompletion: {
        if case .failure(let error) = $0 {
          words.append("failed \(error)")
        } else {
          words.append("end")
        }
      }, receiveValue: { words.append("\($0)") })
    sink.cancel()
    return words
  }

  private var failing: Publishers.TryMap<Publishers.Sequence<[Int], Never>, Int> {
    [1, 2, 3, 4].publisher.tryMap { number in
      if number == 3 { throw Trouble() }
      return number * 10
    }
  }

  @Test func anErrorIsTheEnd() {
    #expect(words(failing) == ["10", "20", "failed Trouble()"])
    #expect(
      words([1, 2].publisher.tryFilter { if $0 == 2 { throw Trouble() } else { true } })
        == ["1", "failed Trouble()"])
    #expect(
      words([1, 2].publisher.tryCompactMap { $0 == 1 ? nil : "\($0)!" }) == ["2!", "end"])
  }

  @Test func errorsAreMended() {
    #expect(words(failing.replaceError(with: 0)) == ["10", "20", "0", "end"])
    #expect(words(failing.catch { _ in [7, 8].publisher }) == ["10", "20", "7", "8", "end"])
    #expect(words(failing.mapError { _ in 404 as Wrong }) == ["10", "20", "failed 404"])
    #expect(words(Just(1).setFailureType(to: Trouble.self)) == ["1", "end"])
    #expect(words(failing.retry(1)) == ["10", "20", "10", "20", "failed Trouble()"])
  }

  private struct Wrong: Error, ExpressibleByIntegerLiteral, CustomStringConvertible {
    let description: String
    init(integerLiteral value: Int) { description = "\(value)" }
  }

  @Test func endsAreWaitedFor() {
    let numbers = [3, 1, 2].publisher
    #expect(words(numbers.collect()) == ["[3, 1, 2]", "end"])
    #expect(words(numbers.collect(2)) == ["[3, 1]", "[2]", "end"])
    #expect(words(numbers.reduce(0, +)) == ["6", "end"])
    #expect(words(numbers.count()) == ["3", "end"])
    #expect(words(numbers.min()) == ["1", "end"] && words(numbers.max()) == ["3", "end"])
    #expect(words(numbers.last()) == ["2", "end"])
    #expect(words(numbers.last { $0 > 2 }) == ["3", "end"])
    #expect(words(numbers.allSatisfy { $0 > 0 }) == ["true", "end"])
    #expect(words(numbers.contains(1)) == ["true", "end"])
    #expect(words(numbers.contains(5)) == ["false", "end"])
    #expect(words(numbers.ignoreOutput()) == ["end"])
    #expect(words(Empty<Int, Never>().replaceEmpty(with: 9)) == ["9", "end"])
    #expect(words(numbers.drop { $0 > 2 }) == ["1", "2", "end"])
    #expect(words(numbers.prefix { $0 > 2 }) == ["3", "end"])
    #expect(words(numbers.prepend(8, 9).append(7)) == ["8", "9", "3", "1", "2", "7", "end"])
    #expect(words(failing.collect()) == ["failed Trouble()"])
  }

  @Test func theNewestIsListenedTo() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [String] = []
    let sink = outer.switchToLatest().sink(
      receiveCompletion: { _ in seen.append("end") }, receiveValue: { seen.append("\($0)") })
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    b.send(4)
    b.send(completion: .finished)
    #expect(seen == ["1", "3", "4", "end"])
    sink.cancel()
  }

  @Test func severalAreCombined() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    let sink = a.combineLatest(b) { $0 * 10 + $1 }.sink { seen.append($0) }
    a.send(1)
    b.send(2)
    a.send(3)
    #expect(seen == [12, 32])
    sink.cancel()
    #expect(
      words(Just(1).combineLatest(Just("x"), Just(true))) == [#"(1, "x", true)"#, "end"])
    #expect(words(Just(1).merge(with: Just(2), Just(3))) == ["1", "2", "3", "end"])
    #expect(words(Just(2).zip(Just(3)) { $0 * $1 }) == ["6", "end"])
  }
}
