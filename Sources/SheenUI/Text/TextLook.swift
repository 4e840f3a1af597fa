internal import Foundation

/// How a part of a text looks, where it is another way than that of the surroundings.
struct TextLook: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var hasMonospacedDigits = false
  /// What letters are filled with.
  var foreground: StyleChoice?
  /// What lies behind letters.
  var background: StyleChoice?
  /// What is added between letters, in points; takes ligatures apart.
  var tracking = 0.0
  /// What is added between letters, in points.
  var kerning = 0.0
  /// How far letters stand above the line, in points.
  var baselineOffset = 0.0
  var underline: LineChoice?
  var strikethrough: LineChoice?
  var scale: Text.Scale?
  /// Attributes for renderers, by their types.
  var attributes: [AnyTextAttribute] = []

  /// The font of the part.
  func describedFont(in environment: EnvironmentValues) -> FontDescription {
    var result = (font ?? environment.font ?? .body).described(in: environment)
    if let weight { result.weight = weight }
    if let isItalic { result.isItalic = isItalic }
    if let design { result.design = design }
    if let width { result.width = width }
    if hasMonospacedDigits { result.hasMonospacedDigits = true }
    if let scale { result.size *= scale.factor }
    return result
  }
}

/// A style chosen for a part of a text, equal where styles can be compared and are equal.
struct StyleChoice: Equatable, Sendable {
  /// `nil` for that of main content.
  let style: any ShapeStyle

  init(_ style: any ShapeStyle) { self.style = style }

  static func == (a: StyleChoice, b: StyleChoice) -> Bool {
    type(of: a.style) == type(of: b.style) && areEqual(a.style as Any, b.style as Any)
  }
}

/// A line under or through letters.
struct LineChoice: Equatable, Sendable {
  /// Whether there is one.
  var isActive = true
  var pattern = Text.LineStyle.Pattern.solid
  /// `nil` for the colour of the letters.
  var color: Color?
}

extension EnvironmentValues {
  private enum TextLookKey: EnvironmentKey {
    static let defaultValue = TextLook()
  }
  private enum TextCaseKey: EnvironmentKey {
    static let defaultValue: Text.Case? = nil
  }
  private enum DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }
  private enum FontKey: EnvironmentKey {
    static let defaultValue: Font? = nil
  }
  private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
  }
  private enum TextSizesKey: EnvironmentKey {
    static let defaultValue = TextSizes.iOS
  }

  /// The font of text and symbols; `nil` for that of running text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Whether text is shown in capitals or in small letters; `nil` as it is.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// How large people want text to be: as usual.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether people want heavier letters; `nil` where nobody knows.
  public var legibilityWeight: LegibilityWeight? { nil }

  /// How text looks, besides its font.
  var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }

  /// The sizes of the text styles.
  var textSizes: TextSizes {
    get { self[TextSizesKey.self] }
    set { self[TextSizesKey.self] = newValue }
  }

  /// The sizes of the text styles as people want them.
  var scaledTextSizes: ScaledTextSizes {
    ScaledTextSizes(platform: textSizes, dynamicSize: dynamicTypeSize)
  }

  /// The font in force.
  var describedFont: FontDescription { textLook.describedFont(in: self) }
}

/// Whether people want heavier letters.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Heavier.
  case bold
}

extension View {
  /// Chooses the font of text and symbols inside; `nil` for that of running text.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Chooses the weight of text and symbols inside; `nil` for that of their font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textLook.weight, weight)
  }

  /// Makes text and symbols inside bold, or not.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants text inside, or not.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.textLook.isItalic, isActive)
  }

  /// Chooses the family of text inside; `nil` for that of its font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textLook.design, design)
  }

  /// Chooses how wide letters inside are, where a font has such; `nil` as the font says.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textLook.width, width)
  }

  /// Gives letters inside equal widths, or not.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Gives digits inside equal widths.
  public nonisolated func monospacedDigit() -> some View {
    environment(\.textLook.hasMonospacedDigits, true)
  }

  /// Adds space between letters inside, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textLook.kerning, Double(kerning))
  }

  /// Adds space between letters inside, in points; ligatures come apart.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textLook.tracking, Double(tracking))
  }

  /// Lifts letters inside above the line, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textLook.baselineOffset, Double(baselineOffset))
  }

  /// Draws a line under text inside, or not.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textLook.underline, LineChoice(isActive: isActive, pattern: pattern, color: color))
  }

  /// Draws a line through text inside, or not.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textLook.strikethrough, LineChoice(isActive: isActive, pattern: pattern, color: color))
  }

  /// Makes text inside smaller, as beside larger text.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environment(\.textLook.scale, isEnabled ? scale : nil)
  }

  /// Shows text inside in capitals or in small letters; `nil` as it is.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Chooses how large people want text inside to be.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits how large people may want text inside to be.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let inside = DynamicTypeSize.allCases.filter(range.contains)
      if let first = inside.first, let last = inside.last { size = size < first ? first : last }
    }
  }

  /// Chooses the size of symbols inside, beside that of text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
