public import Foundation

// Controls that Sheen does not draw, with what to write instead.

/// Lets a person choose one of several values.
@available(
  *, unavailable, message: "Sheen draws no pickers; use buttons in an HStack that set the value"
)
public struct Picker<Label, SelectionValue, Content>: View {
  /// Makes a picker with a title.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Content: View, Label == EmptyView {}

  /// Makes a picker with a label.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Content: View, Label: View {}

  /// Makes a picker with a label.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) where Content: View, Label: View {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Lets a person choose a day or a time.
@available(*, unavailable, message: "Sheen draws no pickers of dates; use buttons or a Slider")
public struct DatePicker<Label>: View {
  /// Makes a picker with a title.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == EmptyView {}

  /// Makes a picker with a title and a range.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where Label == EmptyView {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// What of a date a person chooses.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit a component.
  public let rawValue: UInt
  /// Makes components from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// Lets a person choose a colour.
@available(
  *, unavailable, message: "Sheen draws no pickers of colours; use circles that set the colour"
)
public struct ColorPicker<Label>: View {
  /// Makes a picker with a title.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == EmptyView {}

  /// Makes a picker with a label.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) where Label: View {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Shares something with other programs.
@available(*, unavailable, message: "nothing is shared; use a Button or the label itself")
public struct ShareLink<Label>: View {
  /// Makes a link for an item.
  public nonisolated init<Item>(item: Item) where Label == EmptyView {}

  /// Makes a link for an item, with a title.
  public nonisolated init<Title: StringProtocol, Item>(_ title: Title, item: Item)
  where Label == EmptyView {}

  /// Makes a link for an item, with a label.
  public nonisolated init<Item>(item: Item, @ViewBuilder label: () -> Label) where Label: View {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

extension View {
  /// Says how pickers look.
  @available(
    *, unavailable, message: "Sheen draws no pickers; use buttons in an HStack that set the value"
  )
  public nonisolated func pickerStyle(_ style: PickerStyles) -> some View { self }

  /// Says how gauges look.
  @available(
    *, unavailable, message: "Sheen draws no gauges; use ProgressView, or Circle().trim(from:to:)"
  )
  public nonisolated func gaugeStyle(_ style: GaugeStyles) -> some View { self }
}

/// How pickers look.
public enum PickerStyles: Sendable {
  /// As the system likes, or one of its ways.
  case automatic, inline, menu, navigationLink, palette, segmented, wheel
}

/// How gauges look.
public enum GaugeStyles: Sendable {
  /// As the system likes, or one of its ways.
  case automatic, accessoryCircular, accessoryCircularCapacity, accessoryLinear
  /// In a line.
  case linearCapacity, accessoryLinearCapacity
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
