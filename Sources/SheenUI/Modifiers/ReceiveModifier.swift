public import Combine

/// Runs code for each value of a publisher, as long as the view has its place.
struct ReceiveModifier<Source: Publisher> where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
}

extension ReceiveModifier: ViewModifier {
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ReceiveNode(view, inputs)
  }
}

private final class ReceiveNode<Base: View, Source: Publisher>:
  _ViewNode<ModifiedContent<Base, ReceiveModifier<Source>>>
where Source.Failure == Never {
  private var node: _ViewNode<Base>?
  private var subscription: AnyCancellable?

  override init(
    _ view: ModifiedContent<Base, ReceiveModifier<Source>>, _ inputs: _NodeInputs
  ) {
    super.init(view, inputs)
    subscribeLater()
    node = Base._makeNode(view.content, childInputs(inputs.context))
  }

  override func update(
    _ view: ModifiedContent<Base, ReceiveModifier<Source>>, _ context: UpdateContext
  ) {
    let old = self.view.modifier.publisher
    super.update(view, context)
    let new = view.modifier.publisher
    // A publisher that the view keeps is the same in every bit, closures included.
    if !haveSameBits(old, new), !looksSame(old, new) { subscribeLater() }
    node?.update(view.content, context)
  }

  /// Subscribes once the views are up to date; a subscription before it ends then.
  private func subscribeLater() {
    host.enqueueAction { [weak self] in
      guard let self, !isDetached else { return }
      subscription = view.modifier.publisher.sink { [weak self] value in
        self?.take(value)
      }
    }
  }

  /// Values come on the scene's thread, where the host's code runs.
  private nonisolated func take(_ value: Source.Output) {
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated {
      guard !isDetached else { return }
      host.enqueueAction { [weak self] in self?.view.modifier.action(value) }
    }
  }

  override func didDetach() {
    subscription?.cancel()
    subscription = nil
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var label: String { "onReceive" }
}

extension View {
  /// Runs code for each value of a publisher, as long as the view has its place.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
