internal import Foundation
internal import SheenCore

/// What moves a scroll view.
@frozen
public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger may begin to; Sheen tells of the finger once it does.
  case tracking
  /// A finger does.
  case interacting
  /// A finger has let it go.
  case decelerating
  /// Code does; Sheen does not tell of it.
  case animating

  /// Whether anything does.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// What it shows, and of what.
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points a second; `nil` where nothing moves it.
  public let velocity: CGVector?
}

/// A phase with what is known of the scroll view.
private struct PhaseState {
  let phase: ScrollPhase
  let context: ScrollPhaseChangeContext
}

extension ScrollItem {
  fileprivate var phaseState: PhaseState {
    var velocity: CGVector?
    if case .coasting(let coast) = pan {
      let step = 0.001
      func speed(_ motion: ScrollMotion) -> Double {
        (motion.value(at: host.time + step) - motion.value(at: host.time)) / step
      }
      velocity = CGVector(dx: speed(coast.x), dy: speed(coast.y))
    }
    return PhaseState(
      phase: pan.phase,
      context: ScrollPhaseChangeContext(geometry: scrollGeometry, velocity: velocity))
  }
}

extension ScrollPan {
  /// What moves the scroll view.
  var phase: ScrollPhase {
    switch self {
    case .none: .idle
    case .held: .interacting
    case .coasting: .decelerating
    }
  }
}

extension View {
  /// Runs code when something else than before moves the scroll view.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs code when something else than before moves the scroll view.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(
      PlaceFollowerModifier(
        place: { $0.innerScroll?.phaseState }, value: PhaseMark.init,
        action: { old, new in
          guard let old else { return }
          action(old.state.phase, new.state.phase, new.state.context)
        }))
  }
}

/// A phase that differs from another by its kind alone.
private struct PhaseMark: Equatable {
  let state: PhaseState

  static func == (a: PhaseMark, b: PhaseMark) -> Bool { a.state.phase == b.state.phase }
}
