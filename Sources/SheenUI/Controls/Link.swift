public import Foundation

/// Something to press that opens an address; in a picture nothing is opened.
public struct Link<Label> {
  let label: Label
}

extension Link: View where Label: View {
  /// Makes a link that looks like a label.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// The label in the colour of controls.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(label: Text(titleKey))
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(label: Text(title))
  }
}
