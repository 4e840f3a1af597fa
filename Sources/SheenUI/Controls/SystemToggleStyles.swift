/// Toggles as the system shows them: as switches.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// Toggles with a switch behind their label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Makes the style: switches are green while they are on, or of the tint there is.
  public nonisolated init() { tint = nil }

  /// Makes the style with switches that are of a colour while they are on.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// The label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) {
      Switch(isOn: configuration.$isOn, tint: tint)
    }
  }
}

/// Toggles that are their label, on a ground while they are on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label, which can be pressed.
  public func makeBody(configuration: Configuration) -> some View {
    let button = Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    if configuration.isOn {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.borderless)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// Toggles as the system shows them.
  public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// Toggles with a switch behind their label.
  public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// Toggles that are their label, on a ground while they are on.
  public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label with a control at the trailing end.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  @ViewBuilder let control: Control
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    if isLabelHidden {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}

/// A switch of 51 × 31 points, as `UISwitch` is.
private struct Switch: View {
  @Binding var isOn: Bool
  let tint: Color?
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var outerTint

  private static let size = CGSize(width: 51, height: 31)
  /// What the knob leaves of the track around it, in points.
  private static let inset: CGFloat = 2

  var body: some View {
    Capsule(style: .circular)
      .fill(isOn ? ground : AnyShapeStyle(Color.fill))
      .frame(width: Self.size.width, height: Self.size.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule(style: .circular)
          .fill(.white)
          .frame(width: knobWidth, height: Self.size.height - 2 * Self.inset)
          .padding(Self.inset)
      }
      .animation(.smooth(duration: 0.25), value: isOn)
      .animation(.smooth(duration: 0.25), value: isPressed)
      .opacity(isEnabled ? 1 : 0.5)
      .onPress($isPressed) { isOn.toggle() }
  }

  /// What the track is filled with while it is on.
  private var ground: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return outerTint == nil ? AnyShapeStyle(Color.green) : AnyShapeStyle(TintShapeStyle())
  }

  /// The knob becomes longer under a finger.
  private var knobWidth: CGFloat {
    Self.size.height - 2 * Self.inset + (isPressed ? 7 : 0)
  }
}
