internal import SheenMotion

/// The node of a view that follows keyframes: its content is made anew at every moment.
final class KeyframeNode<Value, KeyframePath: Keyframes<Value>, Content: View>:
  _ViewNode<KeyframeAnimator<Value, KeyframePath, Content>>
{
  private var node: _ViewNode<Content>?
  private var run: KeyframeRun<Value>?
  var isActive = false

  override init(
    _ view: KeyframeAnimator<Value, KeyframePath, Content>, _ inputs: _NodeInputs
  ) {
    super.init(view, inputs)
    if view.trigger == nil, view.isRunning { start(view.initialValue) }
    let content = following { view.content(value) }
    node = recordingReads { Content._makeNode(content, childInputs(inputs.context)) }
  }

  private var value: Value { run?.value(at: host.time) ?? view.initialValue }

  private func start(_ value: Value) {
    let run = KeyframeRun(
      timeline: recordingReads { KeyframeTimeline(value, view.keyframes(value)) },
      start: host.time, isRepeating: view.isRepeating)
    self.run = run
    if run.isAnimating(at: host.time) { host.activate(self) }
  }

  override func update(
    _ view: KeyframeAnimator<Value, KeyframePath, Content>, _ context: UpdateContext
  ) {
    let (old, wasRunning) = (self.view.trigger, self.view.isRunning)
    super.update(view, context)
    if let old, let new = view.trigger, !areEqual(old as Any, new as Any) { start(value) }
    if view.isRunning != wasRunning {
      run = nil
      if view.isRunning { start(view.initialValue) }
    }
    let content = following { view.content(value) }
    recordingReads { node?.update(content, context) }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}

extension KeyframeNode: ActiveParticipant {
  func timeChanged() {
    if !isDetached { host.markDirty(self) }
  }

  var runsSceneCode: Bool { true }
  var animating: [any Animating] { isDetached ? [] : run.map { [$0] } ?? [] }
}

/// Keyframes that run since a time.
private struct KeyframeRun<Value> {
  let timeline: KeyframeTimeline<Value>
  /// In seconds of the scene.
  let start: Double
  let isRepeating: Bool

  func value(at time: Double) -> Value {
    let duration = timeline.duration
    guard isRepeating, duration > 0 else { return timeline.value(time: time - start) }
    return timeline.value(time: Motion.pass(at: time - start, of: duration).local)
  }
}

extension KeyframeRun: Animating {
  private var end: Double { start + timeline.duration }

  func isAnimating(at time: Double) -> Bool {
    timeline.duration > 0 && (isRepeating || time < end)
  }

  func nextChange(after time: Double) -> Double? { isAnimating(at: time) ? time : nil }

  var course: Course {
    isRepeating && timeline.duration > 0
      ? .repeats(from: start, period: timeline.duration) : .rests(at: end)
  }
}
