/// Runs code when a view gets its place, and when it loses it.
struct AppearanceModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
}

extension AppearanceModifier: ViewModifier {
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    AppearanceNode(view, inputs)
  }
}

private final class AppearanceNode<Base: View>:
  _ViewNode<ModifiedContent<Base, AppearanceModifier>>
{
  private var node: _ViewNode<Base>?

  override init(_ view: ModifiedContent<Base, AppearanceModifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    if let action = view.modifier.onAppear { host.enqueueAction(action) }
    node = Base._makeNode(view.content, childInputs(inputs.context))
  }

  override func update(
    _ view: ModifiedContent<Base, AppearanceModifier>, _ context: UpdateContext
  ) {
    super.update(view, context)
    node?.update(view.content, context)
  }

  override func didDetach() {
    if let action = view.modifier.onDisappear { host.enqueueAction(action) }
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var label: String { view.modifier.onAppear == nil ? "onDisappear" : "onAppear" }
}

extension View {
  /// Runs code when the view gets its place, after it was first evaluated and before it is first
  /// shown.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }

  /// Runs code when the view has lost its place.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }
}
