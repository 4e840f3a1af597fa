/// Makes buttons look and work in some way.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The button as it is shown.
  associatedtype Body: View
  /// What there is of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button as it is shown; it calls `trigger()` for what the button does.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What there is of a button, for a style that says itself when it does something.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}

/// Makes buttons look in some way; they work as buttons do.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The button as it is shown.
  associatedtype Body: View
  /// What there is of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// The button as it is shown.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What there is of a button, for a style that only makes it look in some way.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is pressed, with the pointer on it.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}

/// What a style makes of a button.
struct PrimitiveButton<Style: PrimitiveButtonStyle>: StyledControl {
  var style: Connected<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

/// What a style makes of a button that is pressed as buttons are.
struct PressableButton<Style: ButtonStyle>: StyledControl {
  var style: Connected<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    style.value.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(content: configuration.label.content),
        isPressed: isPressed)
    )
    .onPress($isPressed) { configuration.trigger() }
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any ControlStyle<PrimitiveButtonStyleConfiguration> {
      KnownStyle<PrimitiveButton>(style: DefaultButtonStyle())
    }
  }

  /// How buttons inside look and work.
  var buttonStyle: any ControlStyle<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Has the buttons inside look in some way.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, KnownStyle<PressableButton>(style: style))
  }

  /// Has the buttons inside look and work in some way.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, KnownStyle<PrimitiveButton>(style: style))
  }
}
