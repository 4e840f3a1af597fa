import SheenCore
import SheenDisplay
import SheenUI
import Testing

@MainActor
struct SymbolEffectTests {
  /// The transform and the opacity of the only thing drawn.
  private func look(_ host: ViewHost, at time: Double) throws -> (map: Affine, opacity: Double) {
    guard let item = try host.displayList(at: time).items.first else {
      return (.identity, 0)
    }
    return (item.transform, item.opacity)
  }

  /// Whether the symbol stands as one without an effect, or one that has not begun.
  private func isAtRest(_ look: (map: Affine, opacity: Double)) throws -> Bool {
    let base = try self.look(host(Image(systemName: "star.fill").scaleEffect(1)), at: 0).map
    return isNear(look.map.a, 1) && isNear(look.map.b, 0) && isNear(look.map.tx, base.tx)
      && isNear(look.map.ty, base.ty) && look.opacity == 1
  }

  private struct Tapped<Effect: DiscreteSymbolEffect & SymbolEffect>: View {
    let trigger: Trigger
    let effect: Effect
    var options = SymbolEffectOptions.default
    @State private var count = 0
    var body: some View {
      Image(systemName: "star.fill").symbolEffect(effect, options: options, value: count)
        .onAppear { trigger.action = { count += 1 } }
    }
  }

  private struct Switched<Effect: IndefiniteSymbolEffect & SymbolEffect>: View {
    let trigger: Trigger
    let effect: Effect
    @State private var isOn = false
    var body: some View {
      Image(systemName: "star.fill").symbolEffect(effect, isActive: isOn)
        .onAppear { trigger.action = { isOn.toggle() } }
    }
  }

  /// An effect of a value is played once and leaves the symbol as it was.
  private func played(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, lasts duration: Double,
    options: SymbolEffectOptions = .default
  ) throws -> (map: Affine, opacity: Double) {
    let trigger = Trigger()
    let host = host(Tapped(trigger: trigger, effect: effect, options: options))
    #expect(try isAtRest(look(host, at: 0)))
    #expect(host.nextChange(after: 0) == nil)
    try host.fire(trigger, at: 1)
    let shown = try look(host, at: 1 + 0.3 * duration)
    #expect(try isAtRest(look(host, at: 1 + duration + 0.01)))
    #expect(host.nextChange(after: 1 + duration + 0.01) == nil)
    return shown
  }

  @Test func bouncesGrowOrShrink() throws {
    #expect(try played(.bounce.up, lasts: 0.5).map.a > 1.1)
    #expect(try played(.bounce.down, lasts: 0.5).map.a < 0.9)
    #expect(try played(.bounce, lasts: 0.25, options: .speed(2)).map.a > 1.1)
    #expect(try played(.bounce, lasts: 1, options: .repeat(2)).map.a < 1.1)
  }

  @Test func pulsesFade() throws {
    let shown = try played(.pulse, lasts: 1.2)
    #expect(shown.opacity < 0.7 && shown.opacity >= 0.4)
  }

  @Test func rotationsTurn() throws {
    // 0.3 of a turn, clockwise.
    let shown = try played(.rotate, lasts: 1)
    #expect(isNear(shown.map.b, 0.9510565162951535))
    #expect(isNear(try played(.rotate.counterClockwise, lasts: 1).map.b, -0.9510565162951535))
  }

  @Test func wigglesTurnOrShift() throws {
    #expect(try played(.wiggle, lasts: 0.62).map.b != 0)
    let rest = try look(host(Image(systemName: "star.fill").scaleEffect(1)), at: 0).map
    #expect(try played(.wiggle.left, lasts: 0.62).map.tx != rest.tx)
  }

  @Test func breathingGoesOnWhileItIsActive() throws {
    let trigger = Trigger()
    let host = host(Switched(trigger: trigger, effect: .breathe))
    #expect(try isAtRest(look(host, at: 0)))
    try host.fire(trigger, at: 0)
    #expect(isNear(try look(host, at: 1).map.a, 1.15))
    #expect(isNear(try look(host, at: 2).map.a, 1))
    #expect(isNear(try look(host, at: 7).map.a, 1.15))
    try host.fire(trigger, at: 7)
    #expect(try isAtRest(look(host, at: 9)))
    #expect(host.nextChange(after: 9) == nil)
  }

  @Test func scalesAndVisibilityAreHeld() throws {
    let trigger = Trigger()
    let scaled = host(Switched(trigger: trigger, effect: .scale.up))
    #expect(try isAtRest(look(scaled, at: 0)))
    try scaled.fire(trigger, at: 0)
    let middle = try look(scaled, at: 0.1).map.a
    #expect(middle > 1 && middle < 1.25)
    #expect(isNear(try look(scaled, at: 5).map.a, 1.25))

    let gone = host(Switched(trigger: trigger, effect: .disappear))
    #expect(try isAtRest(look(gone, at: 0)))
    try gone.fire(trigger, at: 0)
    #expect(try look(gone, at: 5).opacity == 0)
    let come = host(Switched(trigger: trigger, effect: .appear))
    #expect(try look(come, at: 0).opacity == 0)
    try come.fire(trigger, at: 0)
    #expect(try isAtRest(look(come, at: 5)))
  }
}
