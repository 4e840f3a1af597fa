/// A title with a picture beside it.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// Makes a label of two views.
  public nonisolated init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.init(title: title(), icon: icon())
  }

  /// The two as the style in force shows them.
  public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Makes a label with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Makes a label with a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// Makes a label with a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }

  /// Makes a label with a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  /// Makes a label with a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(resource))
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label that a style is making look like something, to change it by further styles.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// Makes labels look in some way.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The label as it is shown.
  associatedtype Body: View
  /// What there is of the label.
  typealias Configuration = LabelStyleConfiguration

  /// The label as it is shown.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What there is of a label.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title {
    let content: AnyView
  }

  /// The picture of the label.
  public struct Icon {
    let content: AnyView
  }

  /// The title.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  /// The title.
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  /// The picture.
  public var body: some View { content }
}

/// A label as the style in force shows it.
private struct StyledLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelStyle) private var style

  var body: some View { style.makeBody(configuration) }
}

private struct LabelBody<Style: LabelStyle>: StyledControl {
  var style: Connected<Style>
  let configuration: LabelStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: any ControlStyle<LabelStyleConfiguration> {
      KnownStyle<LabelBody>(style: DefaultLabelStyle())
    }
  }

  /// How labels inside look.
  fileprivate var labelStyle: any ControlStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Has the labels inside look in some way.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(\.labelStyle, KnownStyle<LabelBody>(style: style))
  }
}

/// Labels as the system shows them: with title and picture.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The picture and the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Labels with title and picture.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The picture, then the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// Labels with the picture alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The picture.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Labels with the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Labels as the system shows them.
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Labels with title and picture.
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Labels with the picture alone.
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Labels with the title alone.
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
