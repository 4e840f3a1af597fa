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

  /// Begins anew, at 0 and with the first number.
  func reset() { state.withLock { $0 = State(word: seed) } }

  /// Has the stand-ins ask this clock from now on.
  package func makeCurrent() { Self.running.withLock { $0 = self } }

  /// The next number: SplitMix64 (Steele, Lea, Flood 2014).
  package func nextWord() -> UInt64 {
    state.withLock { state in
      state.word &+= 0x9e37_79b9_7f4a_7c15
      var word = state.word
      word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
      word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
      return word ^ word >> 31
    }
  }
}
