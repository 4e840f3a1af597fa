internal import Foundation

/// Rows below each other that scroll, in sections; nothing is selected or edited by a person.
public struct List<SelectionValue, Content> {
  let content: Content
}

extension List: View where SelectionValue: Hashable, Content: View {
  /// Makes a list; the selection is not followed.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }

  /// Makes a list; the selection is not followed.
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }

  /// The rows.
  public var body: some View { ListBody(content: content) }
}

extension List where SelectionValue == Never, Content: View {
  /// Makes a list of the views listed.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Makes a row for each number of a range.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Makes a row for each element that knows its identity.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Makes a row for each element, told apart by one of their properties.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a row for the binding to each element that knows its identity.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >
  {
    self.init(content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue: Hashable, Content: View {
  /// Makes a row for each element that knows its identity; the selection is not followed.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Makes a row for each element, told apart by one of their properties; the selection is not
  /// followed.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

/// Controls below each other, as a list in sections.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  /// Makes a form of the views listed.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// The rows.
  public var body: some View {
    ListBody(content: content).environment(\.listLook, .insetGrouped)
  }
}

/// What a list or a form shows.
private struct ListBody<Content: View>: View {
  let content: Content
  @Environment(\.listLook) private var look
  @Environment(\.scrollContentBackground) private var ground

  init(content: Content) { self.content = content }

  var body: some View {
    ScrollView { ListRows(content: content) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if ground != .hidden {
          (look.hasGrounds ? Color.sectionGround : Color.listGround).ignoresSafeArea()
        }
      }
  }
}

/// The rows of a list, arranged and drawn.
private struct ListRows<Content: View> {
  let content: Content
}

extension ListRows: View {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    let item = ListItem(host: inputs.host, context: inputs.context)
    return ContainerNode(view, inputs, item: item, content: { $0.content }) { item, _, context in
      item.apply(context)
    }
  }
}
