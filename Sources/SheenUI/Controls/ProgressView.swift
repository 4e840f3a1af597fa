/// How far something has come, or that it goes on.
public struct ProgressView<Label, CurrentValueLabel> {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  fileprivate nonisolated init<V: BinaryFloatingPoint>(
    _ value: V?, _ total: V, label: Label?, currentValueLabel: CurrentValueLabel?
  ) {
    let fraction = value.map { total > 0 ? Double(min(max($0 / total, 0), 1)) : 0 }
    self.init(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
  }

  /// Makes a view of how far something has come of a total, with labels; `nil` that it goes on.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, total, label: label(), currentValueLabel: currentValueLabel())
  }

  /// The progress as the style in force shows it.
  public var body: some View {
    StyledProgress(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }))
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  /// Makes a view that something goes on, with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Makes a view of how far something has come of a total, with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value, total, label: label(), currentValueLabel: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a view that something goes on.
  public nonisolated init() { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  /// Makes a view of how far something has come of a total; `nil` that it goes on.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value, total, label: nil, currentValueLabel: nil)
  }
}

/// Makes views of progress look in some way.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// The progress as it is shown.
  associatedtype Body: View
  /// What is known of the progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The progress as it is shown.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What is known of a progress.
public struct ProgressViewStyleConfiguration {
  /// The label of the progress.
  public struct Label {
    let content: AnyView
  }

  /// The label of how far it has come.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// How far it has come, 0…1; `nil` where nobody knows.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The label of how far it has come, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The label.
  public var body: some View { content }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Makes a view that a style is making look like something, to change it by further styles.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// A progress as the style in force shows it.
private struct StyledProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressViewStyle) private var style

  var body: some View { style.makeBody(configuration) }
}

private struct ProgressBody<Style: ProgressViewStyle>: StyledControl {
  var style: Connected<Style>
  let configuration: ProgressViewStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  private enum ProgressStyleKey: EnvironmentKey {
    static var defaultValue: any ControlStyle<ProgressViewStyleConfiguration> {
      KnownStyle<ProgressBody>(style: DefaultProgressViewStyle())
    }
  }

  /// How views of progress inside look.
  fileprivate var progressViewStyle: any ControlStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Has the views of progress inside look in some way.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    environment(\.progressViewStyle, KnownStyle<ProgressBody>(style: style))
  }
}
