/// Views with something before and after them, without a layout of their own.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Makes a section with something before and after it.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes a section with something before and after it.
  public nonisolated init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }

  /// Makes a node with the three parts in order.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TransparentNode(view, inputs, content: \.parts)
  }

  private var parts: SectionParts<Parent, Content, Footer> {
    SectionParts(header: header, content: content, footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with something before it.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section with something before it.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with something after it.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Makes a section with something after it.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section of views alone.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

/// The parts of a section, those around the content on lines of their own.
private struct SectionParts<Parent: View, Content: View, Footer: View> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Tells the section apart from others in a list.
  @Namespace private var section

  init(header: Parent, content: Content, footer: Footer) {
    (self.header, self.content, self.footer) = (header, content, footer)
  }
}

extension SectionParts: View {
  var body: some View {
    part(header, .header).layoutValue(key: FullLine.self, value: true)
    part(content, .row)
    part(footer, .footer).layoutValue(key: FullLine.self, value: true)
  }

  private func part(_ view: some View, _ part: ListPart) -> some View {
    view.layoutValue(key: ListPlaceKey.self, value: ListPlace(section: section, part: part))
  }
}
