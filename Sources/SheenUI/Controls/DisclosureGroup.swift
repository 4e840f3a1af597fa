/// Views that show while their label is unfolded.
public struct DisclosureGroup<Label, Content> {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// Makes views that a label unfolds.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: nil, content: content)
  }

  /// Makes views that a label unfolds, or code does.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: isExpanded, content: content)
  }

  /// The label with an arrow, and the views below it while they show.
  public var body: some View {
    Disclosure(label: label, outer: isExpanded, content: content)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Makes views that a title unfolds.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), isExpanded: nil, content: content)
  }

  /// Makes views that a title unfolds.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), isExpanded: nil, content: content)
  }

  /// Makes views that a title unfolds, or code does.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
  }

  /// Makes views that a title unfolds, or code does.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), isExpanded: isExpanded, content: content)
  }
}

private struct Disclosure<Label: View, Content: View>: View {
  let label: Label
  let outer: Binding<Bool>?
  let content: () -> Content
  @State private var own = false

  private var isExpanded: Binding<Bool> { outer ?? $own }

  var body: some View {
    VStack(alignment: .leading) {
      Button {
        withAnimation { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          label
          Spacer()
          Image(systemName: "chevron.right")
            .font(.system(size: 13, weight: .semibold))
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
        }
        .contentShape(Rectangle())
      }
      if isExpanded.wrappedValue { content() }
    }
  }
}
