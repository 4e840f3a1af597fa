public import Foundation

extension AttributeScopes {
  /// What a string with attributes may say of how it looks.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space added between letters, in points.
    public let kern: KerningAttribute
    /// The space added between letters, in points; ligatures come apart.
    public let tracking: TrackingAttribute
    /// How far the letters stand above the line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Foundation says of strings.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The space added between letters.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "SwiftUI.Kern"
    }

    /// The space added between letters; ligatures come apart.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far the letters stand above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// What a string with attributes may say of how it looks.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString {
  /// Calls code with each run and the look it has over that of the text around.
  func forEachRun(_ outer: TextLook, _ body: (String, TextLook) -> Void) {
    typealias Names = AttributeScopes.SwiftUIAttributes
    for run in runs {
      var look = outer
      if let font = run[Names.FontAttribute.self] { look.font = font }
      if let color = run[Names.ForegroundColorAttribute.self] {
        look.foreground = StyleChoice(color)
      } else if run.link != nil {
        look.foreground = StyleChoice(TintShapeStyle())
      }
      if let color = run[Names.BackgroundColorAttribute.self] {
        look.background = StyleChoice(color)
      }
      if let line = run[Names.UnderlineStyleAttribute.self] {
        look.underline = LineChoice(pattern: line.pattern, color: line.color)
      }
      if let line = run[Names.StrikethroughStyleAttribute.self] {
        look.strikethrough = LineChoice(pattern: line.pattern, color: line.color)
      }
      if let kerning = run[Names.KerningAttribute.self] { look.kerning = Double(kerning) }
      if let tracking = run[Names.TrackingAttribute.self] { look.tracking = Double(tracking) }
      if let offset = run[Names.BaselineOffsetAttribute.self] {
        look.baselineOffset = Double(offset)
      }
      body(String(characters[run.range]), look)
    }
  }
}
