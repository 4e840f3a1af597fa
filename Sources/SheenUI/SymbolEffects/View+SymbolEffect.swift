extension View {
  /// Has a symbol move for as long as an effect is active.
  ///
  /// The whole view moves: apply the effect to the symbol itself.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let (motion, rest) = (effect._motion, effect._motion.pose(isActive: isActive))
    let view = AnyView(self)
    return KeyframeAnimator(
      initialValue: SymbolPose(), repeating: options.repeats,
      isRunning: isActive && motion.isPass,
      content: { SymbolPoseView(content: view, pose: rest ?? $0) },
      keyframes: { _ in motion.passes(options, count: options.repeats ? 1 : options.count ?? 1) }
    )
    .animation(motion.isPass ? nil : .smooth.speed(options.speed), value: isActive)
  }

  /// Has a symbol move once when a value changes.
  ///
  /// The whole view moves: apply the effect to the symbol itself.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    let motion = effect._motion
    let view = AnyView(self)
    return KeyframeAnimator(
      initialValue: SymbolPose(), trigger: value,
      content: { SymbolPoseView(content: view, pose: $0) },
      keyframes: { _ in motion.passes(options, count: min(options.count ?? 1, 1000)) })
  }

  /// Leaves effects of symbols inside as they are; each effect is turned off where it is applied.
  @available(*, unavailable, message: "use isActive: of symbolEffect(_:options:isActive:)")
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// A symbol in a pose.
private struct SymbolPoseView {
  let content: AnyView
  let pose: SymbolPose
}

extension SymbolPoseView: View {
  var body: some View {
    content.modifier(ShiftModifier(x: pose.x, y: pose.y))
      .scaleEffect(pose.scale).rotationEffect(.degrees(pose.angle)).opacity(pose.opacity)
  }
}

extension SymbolEffectOptions {
  /// Whether an effect that is active is played over and over.
  fileprivate var repeats: Bool { count ?? .infinity == .infinity }
}

extension _SymbolMotion {
  /// Whether the symbol moves and comes back.
  fileprivate var isPass: Bool {
    if case .pass = kind { true } else { false }
  }

  /// How the symbol stands while the effect is active or not; `nil` if it moves.
  fileprivate func pose(isActive: Bool) -> SymbolPose? {
    switch kind {
    case .pass: nil
    case .held(let pose): isActive ? pose : SymbolPose()
    case .released(let pose): isActive ? SymbolPose() : pose
    }
  }

  /// The poses of a number of passes, with the rests between them.
  @KeyframesBuilder<SymbolPose>
  fileprivate func passes(
    _ options: SymbolEffectOptions, count: Double
  ) -> some Keyframes<SymbolPose> {
    KeyframeTrack(\.scale) { track(\.scale, options, count) }
    KeyframeTrack(\.angle) { track(\.angle, options, count) }
    KeyframeTrack(\.x) { track(\.x, options, count) }
    KeyframeTrack(\.y) { track(\.y, options, count) }
    KeyframeTrack(\.opacity) { track(\.opacity, options, count) }
  }

  private func track(
    _ part: KeyPath<SymbolPose, Double>, _ options: SymbolEffectOptions, _ count: Double
  ) -> _KeyframeList<Double> {
    guard case .pass(let steps, let isLinear) = kind, options.speed > 0 else {
      return _KeyframeList(_keyframes: [])
    }
    var pass: [_Keyframe<Double>] = steps.flatMap { step in
      let (value, time) = (step.pose[keyPath: part], step.time / options.speed)
      return isLinear
        ? LinearKeyframe(value, duration: time)._keyframes
        : CubicKeyframe(value, duration: time)._keyframes
    }
    let rest = SymbolPose()[keyPath: part]
    pass += MoveKeyframe(rest)._keyframes
    if options.delay > 0 { pass += LinearKeyframe(rest, duration: options.delay)._keyframes }
    return _KeyframeList(_keyframes: (0..<Int(count)).flatMap { _ in pass })
  }
}
