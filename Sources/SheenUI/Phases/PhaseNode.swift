internal import SheenMotion

/// The node of a view that goes through phases.
final class PhaseNode<Phase: Equatable, Content: View>: _ViewNode<PhaseAnimator<Phase, Content>> {
  private var node: _ViewNode<Content>?
  private var index = 0
  /// Counts the runs, so that one that has been given up does not go on.
  private var run = 0
  /// When the first phase was entered last.
  private var roundStart: Double?
  /// The time that the round before took.
  private var period: Double?

  /// The shortest stay in a phase, in seconds: that of a frame.
  private static var shortestStay: Double { 1.0 / 60 }

  override init(_ view: PhaseAnimator<Phase, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    guard let first = view.phases.first else { return }
    let content = following { view.content(first) }
    node = recordingReads { Content._makeNode(content, childInputs(inputs.context)) }
    guard view.trigger == nil, view.phases.count > 1 else { return }
    host.enqueueAction { [weak self] in self?.enterNext(0) }
  }

  override func update(_ view: PhaseAnimator<Phase, Content>, _ context: UpdateContext) {
    let old = self.view.trigger
    super.update(view, context)
    if index >= view.phases.count { index = 0 }
    if !view.phases.isEmpty {
      let content = following { view.content(view.phases[index]) }
      recordingReads { node?.update(content, context) }
    }
    guard let old, let new = view.trigger, !areEqual(old as Any, new as Any), view.phases.count > 1
    else { return }
    run += 1
    index = 0
    let run = run
    host.enqueueAction { [weak self] in self?.enterNext(run) }
  }

  /// Enters the next phase, as a change of its own.
  private func enterNext(_ run: Int) {
    guard run == self.run, !isDetached, view.phases.count > 1 else { return }
    if index == 0, view.trigger == nil {
      period = roundStart.map { host.time - $0 }
      roundStart = host.time
    }
    let next = (index + 1) % view.phases.count
    let animation = view.animation(view.phases[next])
    // Where nothing is to be seen, the completion comes at once.
    let wait = max(animation?.motion.logicalDuration(span: 0) ?? 0, Self.shortestStay)
    let begin = host.time
    let completion = AnimationCompletion(criteria: .logicallyComplete, cycle: cycle) {
      [weak self] in
      guard let self else { return }
      if host.time > begin {
        leave(run)
      } else {
        host.schedule(at: begin + wait, cycle: cycle) { [weak self] in self?.leave(run) }
      }
    }
    var transaction = Transaction(animation: animation)
    transaction.completions = [completion]
    withTransaction(transaction) {
      host.commits.enqueue { [weak self] in
        guard let self, run == self.run, !isDetached else { return }
        index = next
        host.markDirty(self)
      }
    }
  }

  /// What the phases do for ever, once a round has shown it.
  private var cycle: Course? {
    guard let roundStart, let period else { return nil }
    return .repeats(from: roundStart, period: period)
  }

  /// Goes on after a phase; a run that was triggered ends in the first.
  private func leave(_ run: Int) {
    if view.trigger == nil || index != 0 { enterNext(run) }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var details: String { "phase \(index + 1) of \(view.phases.count)" }
}
