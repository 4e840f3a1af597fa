/// A view whose body runs again only where it is another by its own measure.
public struct EquatableView<Content: Equatable & View> {
  /// The view.
  public var content: Content

  /// Makes a view that is compared by its own measure.
  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, whose body runs again only where it is another by its own measure.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
