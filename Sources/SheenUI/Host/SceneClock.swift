package import Combine
internal import Synchronization

/// What scene code is told instead of the machine's time and chance: the scene's time, seeded numbers.
///
/// The stand-ins that scene files see ask the current clock, which is that of the host whose code runs.
package final class SceneClock: Sendable {
  private static let running = Mutex<SceneClock?>(nil)

  /// The clock of the host whose code runs, or ran last.
  package static var current: SceneClock? { running.withLock { $0 } }

  /// The scene's date at time 0, in seconds since 2001-01-01 00:00 UTC.
  package let epoch: Double
  /// What is to happen in the scene.
  let events = EventQueue()
  private let seed: UInt64
  private let state: Mutex<State>

  private struct State {
    var time = 0.0
    var word: UInt64
  }

  /// Makes a clock that stands at 0.
  package init(seed: UInt64, epoch: Double) {
    self.seed = seed
    self.epoch = epoch
    state = Mutex(State(word: seed))
  }

  /// The scene's time in seconds.
  package var time: Double {
    get { state.withLock { $0.time } }
    set { state.withLock { $0.time = newValue } }
  }

  /// Begins anew, at 0, with nothing to happen and with the first number.
  func reset() {
    events.removeAll()
    state.withLock { $0 = State(word: seed) }
  }

  /// Has the stand-ins ask this clock from now on.
  package func makeCurrent() {
    Self.running.withLock { $0 = self }
    Timelines.current = self
  }

  /// The next number: SplitMix64 (Steele, Lea, Flood 2014).
  package func nextWord() -> UInt64 {
    state.withLock { state in
      state.word &+= 0x9e37_79b9_7f4a_7c15
      return Self.mixed(state.word)
    }
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }

  /// Runs code that is to get the same numbers at the same moment, however often it has run before.
  ///
  /// - Parameters:
  ///   - place: What tells the code apart from other code.
  ///   - body: The code.
  /// - Returns: What the code returns.
  func withNumbers<Result>(ofPlace place: UInt64, _ body: () -> Result) -> Result {
    let outer = state.withLock { state in
      let outer = state.word
      state.word = Self.mixed(seed ^ Self.mixed(place) ^ Self.mixed(state.time.bitPattern))
      return outer
    }
    defer { state.withLock { $0.word = outer } }
    return body()
  }
}

extension SceneClock: Timeline {
  /// The scene's date, in seconds since 2001-01-01 00:00 UTC.
  package var date: Double { epoch + time }

  /// Runs code at a time, in seconds, as part of the scene.
  ///
  /// - Returns: What keeps the code from running.
  package func schedule(
    at time: Double, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let id = events.schedule(at: max(time, self.time), action)
    return AnyCancellable { [events] in events.cancel(id) }
  }
}
