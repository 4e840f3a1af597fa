/// The node of a view with a body: evaluates it when the view, its state or its environment
/// changed.
final class CompositeNode<Content: View>: _ViewNode<Content> {
  private let fields: FieldTable<Content>
  private let storage = PropertyStorage()
  private var recorder: ReadRecorder?
  override var readRecorder: ReadRecorder? { recorder }
  private var animator: ViewAnimator<Content>?
  private var body: _ViewNode<Content.Body>?
  private var isDirty = false
  var isActive = false

  override init(_ view: Content, _ inputs: _NodeInputs) {
    fields = FieldTable.of(view)
    super.init(
      view,
      _NodeInputs(
        host: inputs.host, parent: inputs.parent, context: inputs.context,
        compositeDepth: inputs.compositeDepth + 1))
    animator = ViewAnimator(view)
    guard compositeDepth <= ViewHost.deepestComposite, depth <= ViewHost.deepestNode else {
      host.fail(.bodyRecursion(type: shortTypeName(Content.self)))
      return
    }
    evaluate(inputs.context)
  }

  override func update(_ view: Content, _ context: UpdateContext) {
    let isSame = !isDirty && fields.areSame(self.view, view)
    let isSameEnvironment = environment.isIdentical(to: context.environment)
    let isSameScope = scope === context.scope
    super.update(view, context)
    if !isSame {
      animator?.set(view, context.transaction, at: host.time)
      if animator?.isAnimating(at: host.time) == true { host.activate(self) }
      evaluate(context)
    } else if !isSameEnvironment && storage.readsEnvironment {
      evaluate(context)
    } else if !isSameEnvironment || !isSameScope {
      recordingReads { body.map { $0.update($0.view, context) } }
    }
  }

  private func evaluate(_ context: UpdateContext) {
    guard host.failure == nil else { return }
    isDirty = false
    recorder?.cancel()
    let recorder = ReadRecorder { [weak self] in self?.invalidate() }
    self.recorder = recorder
    var current = view
    animator?.apply(to: &current, at: host.time)
    storage.environment = context.environment
    storage.recorder = recorder
    fields.connect(
      &current, to: PropertySlot(host: host, storage: storage, path: []))
    guard host.failure == nil else { return }
    host.evaluationCount += 1
    // Closures that views of the body run later, such as that of `ForEach`, read for this body too.
    let value = following { current.body }
    recordingReads {
      if let body {
        body.update(value, context)
      } else {
        body = Content.Body._makeNode(value, childInputs(context))
      }
    }
  }

  private func invalidate() {
    guard !isDirty, !isDetached else { return }
    isDirty = true
    host.markDirty(self)
  }

  override func refresh() {
    guard isDirty else { return }
    evaluate(context)
  }

  override func didDetach() {
    recorder?.cancel()
    recorder = nil
  }

  override var keptState: KeptState? {
    let modifier = (Content.self as? any ModifierBodyView.Type)?.modifier
    return KeptState(
      name: shortTypeName(modifier ?? Content.self), content: modifier.map(ObjectIdentifier.init),
      storage: storage)
  }

  override var children: [_AnyViewNode] { body.map { [$0] } ?? [] }
}

extension CompositeNode: ActiveParticipant {
  func timeChanged() { invalidate() }
  var runsSceneCode: Bool { true }
  var animating: [any Animating] { animator.map { [$0] } ?? [] }
}
