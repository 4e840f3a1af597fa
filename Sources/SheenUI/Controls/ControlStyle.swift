/// A style of whichever type: what it makes of a control of which the configuration is known.
protocol ControlStyle<Configuration> {
  associatedtype Configuration

  @MainActor func makeBody(_ configuration: Configuration) -> AnyView
}
