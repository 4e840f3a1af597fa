public import Foundation

// Controls that show something over the screen, or that Sheen cannot draw.

/// One of several things to choose.
public struct Picker<Label, SelectionValue, Content> {
  /// Cannot be drawn yet.
  @available(
    *, unavailable, message: "Sheen draws no pickers; use an HStack of buttons that set the value"
  )
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}

  /// Cannot be drawn yet.
  @available(
    *, unavailable, message: "Sheen draws no pickers; use an HStack of buttons that set the value"
  )
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension Picker: View where Label: View, SelectionValue: Hashable, Content: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A date to choose.
public struct DatePicker<Label> {
  /// Cannot be drawn yet.
  @available(*, unavailable, message: "Sheen draws no date pickers; use Text(_:style:)")
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>
  ) where Label == Text {}
}

extension DatePicker: View where Label: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A colour to choose.
public struct ColorPicker<Label> {
  /// Cannot be drawn yet.
  @available(*, unavailable, message: "Sheen draws no colour pickers; use Circle().fill(_:)")
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text {}
}

extension ColorPicker: View where Label: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Something to press that shows a menu; in a picture no menu comes.
public struct Menu<Label, Content> {
  let label: Label
}

extension Menu: View where Label: View, Content: View {
  /// Makes what a menu comes from.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// The label in the colour of controls.
  public var body: some View {
    Button {
      Warnings.warn("Menu: nothing is shown over a screen; use an overlay or a ZStack")
    } label: {
      label
    }
  }
}

extension Menu where Label == Text, Content: View {
  /// Makes what a menu comes from.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey))
  }

  /// Makes what a menu comes from.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title))
  }
}
