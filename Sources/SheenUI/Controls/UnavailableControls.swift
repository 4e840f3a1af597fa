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

/// Shows actions when it is tapped.
@available(
  *, unavailable, message: "nothing is shown over a screen; use a button that shows an overlay"
)
public struct Menu<Label, Content>: View {
  /// Makes a menu with a title.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) where Content: View, Label == EmptyView {}

  /// Makes a menu with a title and a symbol.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) where Content: View, Label == EmptyView {}

  /// Makes a menu with a label.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
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

/// Shows a value within a range.
@available(
  *, unavailable, message: "Sheen draws no gauges; use ProgressView, or Circle().trim(from:to:)"
)
public struct Gauge<Label, CurrentValueLabel, BoundsLabel>: View {
  /// Makes a gauge with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {}

  /// Makes a gauge with a label and that of its value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView {}

  /// Makes a gauge with labels of its value and its bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where Label: View, CurrentValueLabel: View, BoundsLabel: View {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Leads to an address.
@available(*, unavailable, message: "no address is opened; use a Button or the label itself")
public struct Link<Label>: View {
  /// Makes a link with a title.
  public nonisolated init<Title: StringProtocol>(_ title: Title, destination: URL)
  where Label == EmptyView {}

  /// Makes a link with a label.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) where Label: View {}

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

/// Content under a title that opens and closes it.
@available(
  *, unavailable, message: "Sheen draws no disclosure groups; use a Button and an if in a VStack"
)
public struct DisclosureGroup<Label, Content>: View {
  /// Makes a group with a title.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) where Content: View, Label == EmptyView {}

  /// Makes a group with a title that a value opens.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where Content: View, Label == EmptyView {}

  /// Makes a group with a label.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) where Content: View, Label: View {}

  /// Makes a group with a label that a value opens.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) where Content: View, Label: View {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Content in a box with a title.
@available(
  *, unavailable, message: "Sheen draws no group boxes; use a VStack with padding and background"
)
public struct GroupBox<Label, Content>: View {
  /// Makes a box with a title.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) where Content: View, Label == EmptyView {}

  /// Makes a box.
  public nonisolated init(@ViewBuilder content: () -> Content)
  where Content: View, Label == EmptyView {}

  /// Makes a box with a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Content: View, Label: View {}

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
