/// A change that can be applied to any view.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The changed view.
  associatedtype Body: View

  /// The view that is changed, as the body sees it.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view, made of the view it is applied to and others.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func body(content: Content) -> Body

  /// Makes what keeps a changed view's state and place; Sheen's own modifiers bring their own.
  @MainActor
  @preconcurrency
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>>
}

extension ViewModifier {
  /// Makes a node that evaluates the modifier's body.
  @MainActor
  @preconcurrency
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ModifierNode(view, inputs)
  }

  /// One modifier that applies this one and then another.
  public nonisolated func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Sheen's own modifiers have no body.
  @MainActor
  @preconcurrency
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body to evaluate")
  }
}

/// A view with a modifier applied, or two modifiers as one.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier applied first.
  public var content: Content
  /// The modifier applied to it.
  public var modifier: Modifier

  /// Applies a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Makes the node the modifier asks for.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    Modifier._makeNode(view, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with both modifiers applied.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
