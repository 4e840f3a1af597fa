// Names that effect code uses and Sheen cannot draw, with what to write instead.

extension View {
  /// Glass bends what lies behind it.
  @available(
    *, unavailable,
    message: "Sheen draws no glass; use background(_:in:) with a translucent colour or a gradient"
  )
  public nonisolated func glassEffect() -> some View { self }

  /// Glass bends what lies behind it.
  @available(
    *, unavailable,
    message: "Sheen draws no glass; use background(_:in:) with a translucent colour or a gradient"
  )
  public nonisolated func glassEffect<Glass, S: Shape>(_ glass: Glass, in shape: S) -> some View {
    self
  }

  /// The system draws a window's ground.
  @available(*, unavailable, message: "put the views into a ZStack with what lies behind them")
  public nonisolated func containerBackground<S: ShapeStyle, Container>(
    _ style: S, for container: Container
  ) -> some View { self }

  /// Animates the place of views as one.
  @available(
    *, unavailable, message: "leave it out: views inside move with their own animations in Sheen"
  )
  public nonisolated func geometryGroup() -> some View { self }

  /// Gives a shape to `ContainerRelativeShape`.
  @available(*, unavailable, message: "draw the shape itself, made smaller with inset(by:)")
  public nonisolated func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }

  /// Draws the layers of symbols in several colours or opacities.
  @available(*, unavailable, message: "leave it out: Sheen draws symbols in one style")
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Draws the forms of symbols that their names do not name.
  @available(*, unavailable, message: "put it into the name, such as cloud.fill or star.circle")
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Shows grey boxes in the place of what is not there yet.
  @available(*, unavailable, message: "show boxes with an if, such as RoundedRectangle, instead")
  public nonisolated func redacted(reason: RedactionReasons) -> some View { self }

  /// Grows one view out of another as a screen comes.
  @available(
    *, unavailable, message: "nothing is pushed in Sheen; use matchedGeometryEffect(id:in:)"
  )
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Grows one view out of another as a screen comes.
  @available(
    *, unavailable, message: "nothing is pushed in Sheen; use matchedGeometryEffect(id:in:)"
  )
  public nonisolated func navigationTransition<Style>(_ style: Style) -> some View { self }

  /// Draws text line by line.
  @available(*, unavailable, message: "Sheen does not draw text yet")
  public nonisolated func textRenderer<Renderer>(_ renderer: Renderer) -> some View { self }
}
