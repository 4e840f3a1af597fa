/// Views side by side, from the leading side on.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View where Content: View {
  /// Makes a row of the views listed.
  ///
  /// The spacing is in points; `nil` is the system's: 8 points, none next to a spacer.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs, arranger: { $0.arranger }, content: { $0.content })
  }

  @MainActor private var arranger: StackArranger {
    HStackLayout(alignment: alignment, spacing: spacing).rule
  }
}

/// Views below each other.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View where Content: View {
  /// Makes a column of the views listed.
  ///
  /// The spacing is in points; `nil` is the system's: 8 points, none next to a spacer.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(view, inputs, arranger: { $0.arranger }, content: { $0.content })
  }

  @MainActor private var arranger: StackArranger {
    VStackLayout(alignment: alignment, spacing: spacing).rule
  }
}
