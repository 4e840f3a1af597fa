/// Buttons as the system shows them: as `borderless` does.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label in the colour of controls.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: Connected(BorderlessLook()), configuration: configuration)
  }
}

/// Buttons that are their label, in the colour of controls.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label in the colour of controls.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: Connected(BorderlessLook()), configuration: configuration)
  }
}

/// Buttons that are their label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: Connected(PlainLook()), configuration: configuration)
  }
}

/// Buttons on a pale ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: Connected(BorderedLook(isProminent: false)), configuration: configuration)
  }
}

/// Buttons on a ground in the colour of controls.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: Connected(BorderedLook(isProminent: true)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Buttons as the system shows them.
  public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Buttons that are their label, in the colour of controls.
  public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Buttons that are their label.
  public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Buttons on a pale ground.
  public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Buttons on a ground in the colour of controls.
  public static nonisolated var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The label as it is, paler while it is pressed or disabled.
private struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? ControlLook.pressedOpacity : 1)
      .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
  }
}

/// The label in the colour of controls, paler while it is pressed or disabled.
private struct BorderlessLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(ControlLook.style(for: configuration.role))
      .opacity(configuration.isPressed ? ControlLook.pressedOpacity : 1)
      .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
  }
}

/// The label on a ground of its own.
private struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  func makeBody(configuration: Configuration) -> some View {
    let style = ControlLook.style(for: configuration.role)
    let ground =
      isProminent
      ? style : AnyShapeStyle(configuration.role == .destructive ? .red.opacity(0.15) : Color.fill)
    configuration.label
      .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : style)
      .padding(.horizontal, size.buttonPadding.width)
      .padding(.vertical, size.buttonPadding.height)
      .background { BorderShape(shape: shape, radius: size.cornerRadius).fill(ground) }
      .opacity(configuration.isPressed ? ControlLook.pressedGroundOpacity : 1)
      .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
  }
}
