extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static let defaultValue: Font? = nil
  }
  private enum FontWeightKey: EnvironmentKey {
    static let defaultValue: Font.Weight? = nil
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

  /// The weight that goes before that of the font.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// The sizes of the text styles.
  var textSizes: TextSizes {
    get { self[TextSizesKey.self] }
    set { self[TextSizesKey.self] = newValue }
  }

  /// The size in points and the weight in force.
  var resolvedFont: (size: Double, weight: Font.Weight) { (font ?? .body).resolved(in: self) }
}

extension View {
  /// Chooses the font of text and symbols inside; `nil` for that of running text.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Chooses the weight of text and symbols inside; `nil` for that of their font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Makes text and symbols inside bold, or not.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Chooses the size of symbols inside, beside that of text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
