internal import SheenCore

extension View {
  /// Brightens the view: an amount added to every component, −1…1.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(GroupEffectModifier(effect: ColorEffect.brightness(amount)))
  }

  /// Moves components away from the middle by a factor; 1 changes nothing, negative ones invert.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(GroupEffectModifier(effect: ColorEffect.contrast(amount)))
  }

  /// Moves colours away from grey by a factor; 1 changes nothing, 0 is grey.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(GroupEffectModifier(effect: ColorEffect.saturation(amount)))
  }

  /// Takes colours towards grey; 0 changes nothing, 1 is grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(GroupEffectModifier(effect: ColorEffect.saturation(1 - amount)))
  }

  /// Turns the hues of the view.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(GroupEffectModifier(effect: ColorEffect.hueRotation(angle.radians)))
  }

  /// Inverts the colours of the view.
  public nonisolated func colorInvert() -> some View {
    modifier(GroupEffectModifier(effect: ColorEffect.contrast(-1)))
  }

  /// Multiplies the colours of the view by a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: color))
  }

  /// Turns the view to black, as opaque as it was bright.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(GroupEffectModifier(effect: LuminanceToAlphaEffect()))
  }
}

/// Multiplies by a colour that depends on the environment.
private struct ColorMultiplyModifier {
  let color: Color

  @MainActor
  func effect(_ context: UpdateContext) -> ColorEffect {
    .multiply(color.rgba(in: context.environment) ?? .white)
  }
}

extension ColorMultiplyModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> GroupEffectItem<ColorEffect> {
    GroupEffectItem(item, effect(context), host: node.host, context: context)
  }

  func update(_ wrapper: GroupEffectItem<ColorEffect>, _ context: UpdateContext) {
    wrapper.set(effect(context), context.transaction)
  }

  var label: String { "colorMultiply" }
}
