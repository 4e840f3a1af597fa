/// A symbol that jumps once.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var peak = 1.2

  /// The symbol grows first.
  public var up: BounceSymbolEffect { with(1.2) }
  /// The symbol shrinks first.
  public var down: BounceSymbolEffect { with(0.8) }
  /// The layers one after the other; Sheen's symbols have one.
  public var byLayer: BounceSymbolEffect { self }
  /// The symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect { self }

  private func with(_ peak: Double) -> BounceSymbolEffect {
    var copy = self
    copy.peak = peak
    return copy
  }

  /// How the symbol moves.
  public var _motion: _SymbolMotion {
    _SymbolMotion(
      kind: .pass(
        [
          (0.15, SymbolPose(scale: peak)), (0.2, SymbolPose(scale: 1 - (peak - 1) / 4)),
          (0.15, SymbolPose()),
        ], isLinear: false))
  }
}

/// A symbol that fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The layers one after the other; Sheen's symbols have one.
  public var byLayer: PulseSymbolEffect { self }
  /// The symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }

  /// How the symbol moves.
  public var _motion: _SymbolMotion {
    _SymbolMotion(
      kind: .pass([(0.6, SymbolPose(opacity: 0.4)), (0.6, SymbolPose())], isLinear: false))
  }
}

/// A symbol that grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var opacity = 1.0

  /// With its opacity.
  public var pulse: BreatheSymbolEffect {
    var copy = self
    copy.opacity = 0.5
    return copy
  }
  /// Without its opacity.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect() }
  /// The layers one after the other; Sheen's symbols have one.
  public var byLayer: BreatheSymbolEffect { self }
  /// The symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }

  /// How the symbol moves.
  public var _motion: _SymbolMotion {
    _SymbolMotion(
      kind: .pass(
        [(1, SymbolPose(scale: 1.15, opacity: opacity)), (1, SymbolPose())], isLinear: false))
  }
}

/// A symbol that shakes.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var first = SymbolPose(angle: 12)

  /// To the right first, turning.
  public var clockwise: WiggleSymbolEffect { with(SymbolPose(angle: 12)) }
  /// To the left first, turning.
  public var counterClockwise: WiggleSymbolEffect { with(SymbolPose(angle: -12)) }
  /// To the left first.
  public var left: WiggleSymbolEffect { with(SymbolPose(x: -0.12)) }
  /// To the right first.
  public var right: WiggleSymbolEffect { with(SymbolPose(x: 0.12)) }
  /// Up first.
  public var up: WiggleSymbolEffect { with(SymbolPose(y: -0.12)) }
  /// Down first.
  public var down: WiggleSymbolEffect { with(SymbolPose(y: 0.12)) }
  /// Backwards first, where people read from the left.
  public var backward: WiggleSymbolEffect { left }
  /// Forwards first, where people read from the left.
  public var forward: WiggleSymbolEffect { right }
  /// The layers one after the other; Sheen's symbols have one.
  public var byLayer: WiggleSymbolEffect { self }
  /// The symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }

  private func with(_ first: SymbolPose) -> WiggleSymbolEffect {
    var copy = self
    copy.first = first
    return copy
  }

  /// How the symbol moves.
  public var _motion: _SymbolMotion {
    let passes = [(0.1, 1.0), (0.15, -1), (0.15, 0.6), (0.12, -0.3), (0.1, 0)]
    return _SymbolMotion(
      kind: .pass(
        passes.map { time, share in
          (
            time,
            SymbolPose(angle: first.angle * share, x: first.x * share, y: first.y * share)
          )
        }, isLinear: false))
  }
}

/// A symbol that turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var turn = 360.0

  /// To the right.
  public var clockwise: RotateSymbolEffect { with(360) }
  /// To the left.
  public var counterClockwise: RotateSymbolEffect { with(-360) }
  /// The layers that are made for it; Sheen's symbols have one.
  public var byLayer: RotateSymbolEffect { self }
  /// The symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }

  private func with(_ turn: Double) -> RotateSymbolEffect {
    var copy = self
    copy.turn = turn
    return copy
  }

  /// How the symbol moves.
  public var _motion: _SymbolMotion {
    _SymbolMotion(kind: .pass([(1, SymbolPose(angle: turn))], isLinear: true))
  }
}

/// A symbol that is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var scale = 1.25

  /// Larger.
  public var up: ScaleSymbolEffect { with(1.25) }
  /// Smaller.
  public var down: ScaleSymbolEffect { with(0.8) }
  /// The layers one after the other; Sheen's symbols have one.
  public var byLayer: ScaleSymbolEffect { self }
  /// The symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }

  private func with(_ scale: Double) -> ScaleSymbolEffect {
    var copy = self
    copy.scale = scale
    return copy
  }

  /// How the symbol moves.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .held(SymbolPose(scale: scale))) }
}

/// A symbol that comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var scale = 0.5

  /// Growing.
  public var up: AppearSymbolEffect { with(0.5) }
  /// Shrinking.
  public var down: AppearSymbolEffect { with(1.5) }
  /// The layers one after the other; Sheen's symbols have one.
  public var byLayer: AppearSymbolEffect { self }
  /// The symbol as a whole.
  public var wholeSymbol: AppearSymbolEffect { self }

  private func with(_ scale: Double) -> AppearSymbolEffect {
    var copy = self
    copy.scale = scale
    return copy
  }

  /// How the symbol moves.
  public var _motion: _SymbolMotion {
    _SymbolMotion(kind: .released(SymbolPose(scale: scale, opacity: 0)))
  }
}

/// A symbol that goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var scale = 0.5

  /// Growing.
  public var up: DisappearSymbolEffect { with(1.5) }
  /// Shrinking.
  public var down: DisappearSymbolEffect { with(0.5) }
  /// The layers one after the other; Sheen's symbols have one.
  public var byLayer: DisappearSymbolEffect { self }
  /// The symbol as a whole.
  public var wholeSymbol: DisappearSymbolEffect { self }

  private func with(_ scale: Double) -> DisappearSymbolEffect {
    var copy = self
    copy.scale = scale
    return copy
  }

  /// How the symbol moves.
  public var _motion: _SymbolMotion {
    _SymbolMotion(kind: .held(SymbolPose(scale: scale, opacity: 0)))
  }
}

/// A symbol whose layers light up one after the other; not there yet.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// One layer more at a time.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Forwards and backwards.
  public var reversing: VariableColorSymbolEffect { self }
  /// Forwards only.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Layers that are not lit are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// Layers that are not lit are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }

  /// How the symbol moves.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .held(SymbolPose())) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps once.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Not there yet.
  @available(
    *, unavailable, message: "Sheen's symbols have one layer; use .pulse, or another effect"
  )
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
