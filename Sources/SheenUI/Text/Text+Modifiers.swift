public import Foundation

/// A change of how text looks.
enum LookChange: Equatable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case italic(Bool)
  case design(Font.Design?)
  case width(Font.Width?)
  case monospacedDigits
  /// `nil` is the colour of main content.
  case foreground(StyleChoice)
  case kerning(Double)
  case tracking(Double)
  case baselineOffset(Double)
  case underline(LineChoice)
  case strikethrough(LineChoice)
  case scale(Text.Scale?)
  case attribute(AnyTextAttribute)

  func apply(to look: inout TextLook) {
    switch self {
    case .font(let font): look.font = font ?? .body
    case .weight(let weight): look.weight = weight
    case .italic(let isItalic): look.isItalic = isItalic
    case .design(let design): look.design = design
    case .width(let width): look.width = width
    case .monospacedDigits: look.hasMonospacedDigits = true
    case .foreground(let style): look.foreground = style
    case .kerning(let kerning): look.kerning = kerning
    case .tracking(let tracking): look.tracking = tracking
    case .baselineOffset(let offset): look.baselineOffset = offset
    case .underline(let line): look.underline = line
    case .strikethrough(let line): look.strikethrough = line
    case .scale(let scale): look.scale = scale
    case .attribute(let attribute):
      look.attributes.removeAll { type(of: $0.value) == type(of: attribute.value) }
      look.attributes.append(attribute)
    }
  }
}

extension Text {
  /// The text in a font; `nil` for that of running text.
  public func font(_ font: Font?) -> Text { changing(.font(font)) }

  /// The text in a weight; `nil` for that of its font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing(.weight(weight)) }

  /// The text with narrower or wider letters, where its font has such; `nil` as the font says.
  public func fontWidth(_ width: Font.Width?) -> Text { changing(.width(width)) }

  /// The text in a family; `nil` for that of its font.
  public func fontDesign(_ design: Font.Design?) -> Text { changing(.design(design)) }

  /// The text in bold.
  public func bold() -> Text { changing(.weight(.bold)) }

  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { changing(.weight(isActive ? .bold : nil)) }

  /// The text slanted.
  public func italic() -> Text { changing(.italic(true)) }

  /// The text slanted, or not.
  public func italic(_ isActive: Bool) -> Text { changing(.italic(isActive)) }

  /// The text with letters of equal widths, or not.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changing(.design(isActive ? .monospaced : nil))
  }

  /// The text with digits of equal widths.
  public func monospacedDigit() -> Text { changing(.monospacedDigits) }

  /// The text filled with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing(.foreground(StyleChoice(style)))
  }

  /// The text in a colour; `nil` is that of the text around.
  public func foregroundColor(_ color: Color?) -> Text {
    changing(
      .foreground(StyleChoice(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground))))
  }

  /// The text with space added between its letters, in points; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { changing(.kerning(Double(kerning))) }

  /// The text with space added between its letters, in points; ligatures come apart.
  public func tracking(_ tracking: CGFloat) -> Text { changing(.tracking(Double(tracking))) }

  /// The text above the line, by a distance in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changing(.baselineOffset(Double(baselineOffset)))
  }

  /// The text with a line under it, or not.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing(.underline(LineChoice(isActive: isActive, color: color)))
  }

  /// The text with a line of some kind under it, or not.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changing(.underline(LineChoice(isActive: isActive, pattern: pattern, color: color)))
  }

  /// The text with a line through it, or not.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing(.strikethrough(LineChoice(isActive: isActive, color: color)))
  }

  /// The text with a line of some kind through it, or not.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changing(.strikethrough(LineChoice(isActive: isActive, pattern: pattern, color: color)))
  }

  /// The text smaller, as beside larger text, or not.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changing(.scale(scale)) : self
  }

  /// The text with a mark that renderers find again.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changing(.attribute(AnyTextAttribute(value: value)))
  }

  // MARK: What those who do not see the picture are told

  /// Accepted: no effect on the picture.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Accepted: no effect on the picture.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Accepted: no effect on the picture.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Accepted: no effect on the picture.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }

  /// Accepted: no effect on the picture.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { self }

  /// Accepted: no effect on the picture.
  public func accessibilityLabel(_ label: Text) -> Text { self }
}
