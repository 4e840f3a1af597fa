// Names that effect code uses and Sheen cannot draw, with what to write instead.

extension View {
  /// Glass bends what lies behind it.
  @available(
    *, unavailable,
    message: "Sheen draws no glass; use background(.ultraThinMaterial, in: shape)"
  )
  public nonisolated func glassEffect() -> some View { self }

  /// Glass bends what lies behind it.
  @available(
    *, unavailable,
    message: "Sheen draws no glass; use background(.ultraThinMaterial, in: shape)"
  )
  public nonisolated func glassEffect(_ glass: Glass) -> some View { self }

  /// Glass bends what lies behind it.
  @available(
    *, unavailable,
    message: "Sheen draws no glass; use background(.ultraThinMaterial, in: shape)"
  )
  public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View
  { self }

  /// Says what glass becomes other glass.
  @available(*, unavailable, message: "Sheen draws no glass; use matchedGeometryEffect(id:in:)")
  public nonisolated func glassEffectID<ID: Hashable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Says what glass is one.
  @available(*, unavailable, message: "Sheen draws no glass; use one shape behind the views")
  public nonisolated func glassEffectUnion<ID: Hashable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }

  /// Shows more of the view, mirrored, beyond the safe area.
  @available(*, unavailable, message: "use ignoresSafeArea() on what lies behind")
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// The system draws a window's ground.
  @available(*, unavailable, message: "put the views into a ZStack with what lies behind them")
  public nonisolated func containerBackground<S: ShapeStyle, Container>(
    _ style: S, for container: Container
  ) -> some View { self }

  /// Draws the layers of symbols in several colours or opacities.
  @available(*, unavailable, message: "leave it out: Sheen draws symbols in one style")
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Draws the forms of symbols that their names do not name.
  @available(*, unavailable, message: "put it into the name, such as cloud.fill or star.circle")
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }

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
}
