internal import Foundation
internal import SheenCore
internal import SheenText

/// A text as the engine lays it out: its parts, and how lines are broken.
struct TextSetting: Equatable {
  let parts: [TextPart]
  let runs: [TextRun]
  let style: TextStyle
  let direction: ShapedText.Direction
  let language: String
  let library: FontLibrary

  /// Settles the fonts of a text.
  init(_ parts: [TextPart], in environment: EnvironmentValues) {
    self.parts = parts
    let fonts = parts.map { $0.look.describedFont(in: environment) }
    runs = zip(parts, fonts).map { part, font in TextRun(part, font, in: environment) }
    library = environment.fontLibrary
    let isMirrored = environment.isMirrored
    direction = isMirrored ? .rightToLeft : .natural
    language = environment.locale.language.languageCode?.identifier ?? "en"
    let alignment: TextStyle.Alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let truncation: TextStyle.Truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    style = TextStyle(
      alignment: alignment, isRightToLeft: isMirrored,
      lineSpacing: Double(environment.lineSpacing) + (fonts.first?.extraLeading ?? 0),
      maximumLines: environment.lineLimit, minimumLines: environment.leastLines,
      truncation: truncation, minimumScaleFactor: Double(environment.minimumScaleFactor),
      allowsTightening: environment.allowsTightening)
  }

  static func == (a: TextSetting, b: TextSetting) -> Bool {
    a.runs == b.runs && a.style == b.style && a.direction == b.direction
      && a.language == b.language && a.library === b.library && a.parts == b.parts
  }

  /// Whether both are the same letters in the same fonts, whatever they are filled with.
  func hasShape(of other: TextSetting) -> Bool {
    runs == other.runs && direction == other.direction && language == other.language
      && library === other.library
  }

  /// Whether there is nothing to show and no space is reserved.
  var isEmpty: Bool {
    style.minimumLines == 0 && runs.allSatisfy { $0.text.isEmpty && $0.attachment == nil }
  }

  /// Finds the glyphs.
  func shaped() -> ShapedText {
    let shaped = ShapedText(runs, library: library, direction: direction, language: language)
    for warning in library.warnings { Warnings.warn(warning.description) }
    return shaped
  }
}

extension TextRun {
  fileprivate init(_ part: TextPart, _ font: FontDescription, in environment: EnvironmentValues) {
    let look = part.look
    var (text, attachment): (String, Attachment?) = ("", nil)
    switch part.content {
    case .letters(let letters): text = letters
    case .image(let image):
      let size = image.naturalSize(in: environment.setting(look))
      // Symbols stand around the middle of capital letters, pictures on the line.
      let isSymbol = image.isSymbol(in: environment)
      let below = isSymbol ? (size.height - environment.capHeight(of: font)) / 2 : 0
      attachment = Attachment(width: size.width, ascent: size.height - below, descent: below)
    }
    self.init(
      text, font: FontQuery(font), kerning: look.kerning, tracking: look.tracking,
      baselineOffset: look.baselineOffset, isUnderlined: look.underline?.isActive ?? false,
      isStruckThrough: look.strikethrough?.isActive ?? false, attachment: attachment)
  }
}

extension FontQuery {
  init(_ font: FontDescription) {
    var family: Family =
      switch font.design {
      case .default: .system
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    if let name = font.name, font.design == .default { family = .named(name) }
    // From half as wide as usual to half as wide again.
    let width = 100 + 125 * Double(font.width.value)
    self.init(
      family, size: font.size.isFinite ? max(font.size, 0) : 0, weight: font.weight?.number,
      width: min(max(width, 50), 200), isItalic: font.isItalic,
      hasMonospacedDigits: font.hasMonospacedDigits,
      hasLowercaseSmallCaps: font.hasLowercaseSmallCaps,
      hasUppercaseSmallCaps: font.hasUppercaseSmallCaps)
  }
}

extension FontDescription {
  /// What is added between lines, in points: two points less or more, as Apple's tables of tight and
  /// loose text have it.
  fileprivate var extraLeading: Double {
    switch leading {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}

extension EnvironmentValues {
  private enum FontsKey: EnvironmentKey {
    static let defaultValue: FontLibrary? = nil
  }

  /// The fonts of the scene.
  var fonts: FontLibrary? {
    get { self[FontsKey.self] }
    set { self[FontsKey.self] = newValue }
  }

  /// The fonts of the scene, or those installed.
  var fontLibrary: FontLibrary { fonts ?? FontLibraries.library([]) }

  /// How far capital letters of a font reach above the line, in points; symbols stand around the middle
  /// of it.
  func capHeight(of font: FontDescription) -> Double {
    fontLibrary.face(for: FontQuery(font)).metrics.capHeight * font.size
  }

  /// The surroundings of something that stands in a part of a text.
  func setting(_ look: TextLook) -> EnvironmentValues {
    var inside = self
    inside.textLook = look
    return inside
  }
}
