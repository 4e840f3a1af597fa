public import Foundation

/// A font: a family or a role, a size, and what is changed about them.
public struct Font: Hashable, Sendable {
  /// Where letters and size come from.
  private enum Base: Hashable {
    case style(TextStyle, Design?)
    case points(CGFloat, Design?)
    case named(String, CGFloat, relativeTo: TextStyle?)
  }

  /// What is changed about a font.
  private enum Change: Hashable {
    case weight(Weight)
    case width(Width)
    case italic
    case monospaced
    case monospacedDigits
    case smallCaps(lower: Bool, upper: Bool)
    case leading(Leading)
  }

  private let base: Base
  private var changes: [Change] = []

  private init(_ base: Base, _ weight: Weight? = nil) {
    self.base = base
    if let weight { changes = [.weight(weight)] }
  }

  private func adding(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
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

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    /// As the font says.
    case standard
    /// Nearer.
    case tight
    /// Further.
    case loose
  }

  /// The font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design), weight)
  }

  /// A font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.points(size, design), weight)
  }

  /// A font by the name of its family or its face, which grows as running text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size, relativeTo: .body))
  }

  /// A font by the name of its family or its face, which grows as a text style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.named(name, size, relativeTo: textStyle))
  }

  /// A font by the name of its family or its face, always of one size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, fixedSize, relativeTo: nil))
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }

  /// The font with narrower or wider letters, where there are such.
  public func width(_ width: Width) -> Font { adding(.width(width)) }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font slanted.
  public func italic() -> Font { adding(.italic) }

  /// The font with letters of equal widths.
  public func monospaced() -> Font { adding(.monospaced) }

  /// The font with digits of equal widths.
  public func monospacedDigit() -> Font { adding(.monospacedDigits) }

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { adding(.smallCaps(lower: true, upper: true)) }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { adding(.smallCaps(lower: true, upper: false)) }

  /// The font with small capitals for capital letters.
  public func uppercaseSmallCaps() -> Font { adding(.smallCaps(lower: false, upper: true)) }

  /// The font with lines further apart or nearer.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }

  /// The font as it is in surroundings.
  func described(in environment: EnvironmentValues) -> FontDescription {
    let sizes = environment.scaledTextSizes
    var result: FontDescription
    switch base {
    case .style(let style, let design):
      result = FontDescription(size: sizes.size(of: style))
      result.weight = sizes.platform.weight(of: style)
      result.design = design ?? .default
    case .points(let points, let design):
      result = FontDescription(size: Double(points))
      result.design = design ?? .default
    case .named(let name, let points, let style):
      result = FontDescription(size: Double(points))
      result.name = name
      if let style { result.size *= sizes.growth(of: style) }
    }
    for change in changes {
      switch change {
      case .weight(let weight): result.weight = weight
      case .width(let width): result.width = width
      case .italic: result.isItalic = true
      case .monospaced: result.design = .monospaced
      case .monospacedDigits: result.hasMonospacedDigits = true
      case .smallCaps(let lower, let upper):
        if lower { result.hasLowercaseSmallCaps = true }
        if upper { result.hasUppercaseSmallCaps = true }
      case .leading(let leading): result.leading = leading
      }
    }
    return result
  }
}

/// A font with everything settled but the file it is read from.
struct FontDescription: Hashable, Sendable {
  /// In points.
  var size: Double
  /// The name of a family or a face; `nil` for the system's.
  var name: String?
  var design = Font.Design.default
  /// `nil` for regular, or for that of the face that is named.
  var weight: Font.Weight?
  var width = Font.Width.standard
  var isItalic = false
  var hasMonospacedDigits = false
  var hasLowercaseSmallCaps = false
  var hasUppercaseSmallCaps = false
  var leading = Font.Leading.standard

  init(size: Double) { self.size = size }
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
