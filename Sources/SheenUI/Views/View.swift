/// A description of something on screen, made of other views.
@MainActor
@preconcurrency
public protocol View {
  /// The views it is made of.
  associatedtype Body: View

  /// The views it is made of.
  @ViewBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }

  /// Makes what keeps the view's state and place; Sheen's own views bring their own.
  @MainActor
  @preconcurrency
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
}

extension View {
  /// Makes a node that evaluates the view's body.
  @MainActor
  @preconcurrency
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    CompositeNode(view, inputs)
  }
}

extension View where Body == Never {
  /// Sheen's own views have no body.
  @MainActor
  @preconcurrency
  public var body: Never { preconditionFailure("\(Self.self) has no body to evaluate") }
}

extension Never: View {
  /// There is no value to make a node for.
  public static func _makeNode(_ view: Never, _ inputs: _NodeInputs) -> _ViewNode<Never> {}
}
