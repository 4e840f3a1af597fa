/// The size and weight of text and symbols.
public struct Font: Hashable, Sendable {
  private enum Size: Hashable {
    case style(TextStyle)
    case points(CGFloat)
  }

  private let size: Size
  private let ownWeight: Weight?
  private let design: Design?

  private init(_ size: Size, _ weight: Weight?, _ design: Design?) {
    self.size = size
    ownWeight = weight
    self.design = design
  }

  /// A role of text, whose size the platform chooses.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The largest of two sizes above `largeTitle`; 48 points.
    case extraLargeTitle
    /// The smaller of two sizes above `largeTitle`; 38 points.
    case extraLargeTitle2
    /// The title of a window.
    case largeTitle
    /// A title of first rank.
    case title
    /// A title of second rank.
    case title2
    /// A title of third rank.
    case title3
    /// The head of a paragraph.
    case headline
    /// A line below a head.
    case subheadline
    /// Running text.
    case body
    /// Text that is set apart.
    case callout
    /// A note below.
    case footnote
    /// Text beside a picture.
    case caption
    /// Text beside a picture, of second rank.
    case caption2
  }

  /// The family letters come from; symbols have one.
  public enum Design: Hashable, Sendable {
    /// Without serifs.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// Of equal widths.
    case monospaced
  }

  /// The font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight, design)
  }

  /// A font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.points(size), weight, design)
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { Font(size, weight, design) }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The size in points and the weight.
  func resolved(in environment: EnvironmentValues) -> (size: Double, weight: Weight) {
    let outer = environment.fontWeight
    switch size {
    case .points(let points): return (Double(points), outer ?? ownWeight ?? .regular)
    case .style(let style):
      let weight = environment.textSizes.weight(of: style)
      return (environment.textSizes.size(of: style), outer ?? ownWeight ?? weight)
    }
  }
}

extension Font {
  /// 48 points.
  public static let extraLargeTitle = Font.system(.extraLargeTitle)
  /// 38 points.
  public static let extraLargeTitle2 = Font.system(.extraLargeTitle2)
  /// The title of a window.
  public static let largeTitle = Font.system(.largeTitle)
  /// A title of first rank.
  public static let title = Font.system(.title)
  /// A title of second rank.
  public static let title2 = Font.system(.title2)
  /// A title of third rank.
  public static let title3 = Font.system(.title3)
  /// The head of a paragraph.
  public static let headline = Font.system(.headline)
  /// A line below a head.
  public static let subheadline = Font.system(.subheadline)
  /// Running text.
  public static let body = Font.system(.body)
  /// Text that is set apart.
  public static let callout = Font.system(.callout)
  /// A note below.
  public static let footnote = Font.system(.footnote)
  /// Text beside a picture.
  public static let caption = Font.system(.caption)
  /// Text beside a picture, of second rank.
  public static let caption2 = Font.system(.caption2)
}
