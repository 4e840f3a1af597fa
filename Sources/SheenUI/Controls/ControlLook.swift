/// What the system's controls look like.
///
/// Sizes are those of iOS 18; Apple publishes no opacities, so these are by eye.
enum ControlLook {
  /// How much of a label shows while it is pressed.
  static let pressedOpacity = 0.2
  /// How much of a control shows while it is pressed, where it has a ground.
  static let pressedGroundOpacity = 0.75
  /// How much of a control shows while it is disabled.
  static let disabledOpacity = 0.3

  /// What a control for some purpose is filled with.
  static func style(for role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

extension Color {
  /// What tracks and grounds of controls are filled with: `UIColor.secondarySystemFill`.
  static var fill: Color {
    Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.16)
  }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge

  /// What a button leaves around its label, in points.
  var buttonPadding: CGSize {
    switch self {
    case .mini, .small: CGSize(width: 10, height: 4)
    case .regular: CGSize(width: 12, height: 7)
    case .large, .extraLarge: CGSize(width: 20, height: 15)
    }
  }

  /// The radius of a button's corners in points.
  var cornerRadius: CGFloat {
    switch self {
    case .mini, .small: 6
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }
}

/// The outline of a button with a ground.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case rounded(CGFloat?)
    case circle
  }

  let kind: Kind

  /// What the system chooses.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with corners as round as the system chooses.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

/// The outline of a button's ground.
struct BorderShape: Shape {
  let shape: ButtonBorderShape
  /// The radius the system chooses, in points.
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    switch shape.kind {
    case .automatic, .rounded(nil): RoundedRectangle(cornerRadius: radius).path(in: rect)
    case .rounded(let radius?): RoundedRectangle(cornerRadius: radius).path(in: rect)
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }
  private enum BorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
  }
  private enum LabelsHiddenKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// How large controls inside are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The outline of buttons inside that have a ground.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// Whether controls inside leave their labels out.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Says how large controls inside are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Gives buttons inside that have a ground an outline.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Leaves out the labels of controls inside.
  public nonisolated func labelsHidden() -> some View {
    environment(\.areLabelsHidden, true)
  }
}
