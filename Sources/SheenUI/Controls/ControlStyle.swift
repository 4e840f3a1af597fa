/// A style of whichever type: what it makes of a control of which the configuration is known.
protocol ControlStyle<Configuration> {
  associatedtype Configuration

  @MainActor func makeBody(_ configuration: Configuration) -> AnyView
}

/// What a style makes of a control.
protocol StyledControl: View {
  associatedtype Style
  associatedtype Configuration

  init(style: Connected<Style>, configuration: Configuration)
}

/// The style of a type of styled controls.
struct KnownStyle<Control: StyledControl>: ControlStyle {
  let style: Control.Style

  func makeBody(_ configuration: Control.Configuration) -> AnyView {
    AnyView(Control(style: Connected(style), configuration: configuration))
  }
}
