/// The view a modifier is applied to, as the modifier's body sees it.
public struct _ViewModifier_Content<Modifier> {
  let source: ModifierContentSource
}

extension _ViewModifier_Content: View {
  /// Makes a node that follows the modified view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ModifierContentNode(view, inputs)
  }
}

/// The modified view, shared by the places where the modifier's body uses it.
///
/// A new value goes straight to these places: the modifier's body need not run for it.
@MainActor
final class ModifierContentSource {
  private(set) var view: AnyView
  /// Counts the values of `view`.
  private(set) var version = 0
  private var places: [Place] = []

  private struct Place {
    weak var node: (any ModifierContentPlace)?
  }

  init(_ view: AnyView) {
    self.view = view
  }

  func add(_ node: any ModifierContentPlace) {
    places.removeAll { $0.node == nil }
    places.append(Place(node: node))
  }

  /// Takes a new value, for places that are updated from now on.
  func replace(_ view: AnyView) {
    self.view = view
    version += 1
  }

  /// Updates the places that have not seen the newest value.
  func deliver() {
    for place in places { place.node?.sourceChanged() }
  }
}

/// A node that shows the modified view.
@MainActor
protocol ModifierContentPlace: AnyObject {
  func sourceChanged()
}

private final class ModifierContentNode<Modifier>: _ViewNode<_ViewModifier_Content<Modifier>>,
  ModifierContentPlace
{
  private var node: _ViewNode<AnyView>?
  private var seenVersion: Int

  override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _NodeInputs) {
    seenVersion = view.source.version
    super.init(view, inputs)
    node = AnyView._makeNode(view.source.view, childInputs(inputs.context))
    view.source.add(self)
  }

  override func update(_ view: _ViewModifier_Content<Modifier>, _ context: UpdateContext) {
    super.update(view, context)
    seenVersion = view.source.version
    node?.update(view.source.view, context)
  }

  func sourceChanged() {
    guard !isDetached, seenVersion != view.source.version else { return }
    recordingReads { refresh() }
  }

  override var shownContent: ObjectIdentifier? { ObjectIdentifier(Modifier.self) }
  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}

/// The node of a view changed by a modifier with a body.
final class ModifierNode<Base: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Base, Modifier>>
{
  private let source: ModifierContentSource
  private var node: _ViewNode<ModifierBody<Modifier>>?

  override init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
    source = ModifierContentSource(AnyView(view.content))
    super.init(view, inputs)
    node = ModifierBody._makeNode(body(of: view), childInputs(inputs.context))
  }

  private func body(of view: ModifiedContent<Base, Modifier>) -> ModifierBody<Modifier> {
    ModifierBody(connected: Connected(view.modifier), source: source)
  }

  override func update(_ view: ModifiedContent<Base, Modifier>, _ context: UpdateContext) {
    super.update(view, context)
    source.replace(AnyView(view.content))
    node?.update(body(of: view), context)
    source.deliver()
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
  override var label: String { shortTypeName(Modifier.self) }
}

/// A modifier's body as a view, so that its state and its dynamic properties work as a view's do.
struct ModifierBody<Modifier: ViewModifier> {
  var connected: Connected<Modifier>
  let source: ModifierContentSource
}

extension ModifierBody: View {
  var body: Modifier.Body {
    connected.value.body(content: _ViewModifier_Content(source: source))
  }
}

/// A view that stands for a modifier's body.
protocol ModifierBodyView {
  static var modifier: Any.Type { get }
}

extension ModifierBody: ModifierBodyView {
  static var modifier: Any.Type { Modifier.self }
}

extension ModifierBody: Animatable where Modifier: Animatable {
  var animatableData: Modifier.AnimatableData {
    get { connected.value.animatableData }
    set { connected.value.animatableData = newValue }
  }
}
