/// Runs asynchronous code from when a view appears, until it has lost its place.
struct TaskModifier<ID: Equatable> {
  /// What the code is begun anew for.
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskModifier: ViewModifier {
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    TaskNode(view, inputs)
  }
}

private final class TaskNode<Base: View, ID: Equatable>:
  _ViewNode<ModifiedContent<Base, TaskModifier<ID>>>
{
  private var node: _ViewNode<Base>?
  private var task: Task<Void, Never>?

  override init(_ view: ModifiedContent<Base, TaskModifier<ID>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    beginLater()
    node = Base._makeNode(view.content, childInputs(inputs.context))
  }

  override func update(
    _ view: ModifiedContent<Base, TaskModifier<ID>>, _ context: UpdateContext
  ) {
    let old = self.view.modifier.id
    super.update(view, context)
    if old != view.modifier.id { beginLater() }
    node?.update(view.content, context)
  }

  private func beginLater() {
    host.enqueueAction { [weak self] in
      guard let self, !isDetached else { return }
      let modifier = view.modifier
      task?.cancel()
      task = Task(priority: modifier.priority) { await modifier.action() }
    }
  }

  override func didDetach() {
    let task = task
    host.enqueueAction { task?.cancel() }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var label: String { "task" }
}

extension View {
  /// Runs asynchronous code from when the view appears; it is cancelled when the view has lost its
  /// place.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs asynchronous code from when the view appears, and anew when a value has changed; it is
  /// cancelled before that and when the view has lost its place.
  public nonisolated func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
