/// Something that is on or off.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View where Label: View {
  /// Makes a toggle that looks as its style makes of a label.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// The label as the style in force shows it.
  public var body: some View {
    StyledToggle(
      configuration: ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle that a style is making look like something, to change it by further styles.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label)
  }
}

/// Makes toggles look and work in some way.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The toggle as it is shown.
  associatedtype Body: View
  /// What there is of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle as it is shown; it changes `isOn`.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What there is of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    let content: AnyView
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether it is on for some of several things and off for others.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}

/// A toggle as the style in force shows it.
private struct StyledToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.toggleStyle) private var style

  var body: some View { style.makeBody(configuration) }
}

private struct ToggleBody<Style: ToggleStyle>: StyledControl {
  var style: Connected<Style>
  let configuration: ToggleStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ControlStyle<ToggleStyleConfiguration> {
      KnownStyle<ToggleBody>(style: DefaultToggleStyle())
    }
  }

  /// How toggles inside look and work.
  fileprivate var toggleStyle: any ControlStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Has the toggles inside look and work in some way.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.toggleStyle, KnownStyle<ToggleBody>(style: style))
  }
}
