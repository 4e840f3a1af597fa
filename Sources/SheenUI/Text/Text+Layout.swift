public import Foundation
internal import SheenCore
internal import SheenDisplay
internal import SheenText

extension Text {
  /// The lines of a text, for renderers.
  public struct Layout: RandomAccessCollection {
    let content: LaidOutText

    /// Whether letters gave way to an ellipsis.
    public var isTruncated: Bool { content.layout.isTruncated }
    /// The number of the first line.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { content.layout.lines.count }
    /// A line.
    public subscript(index: Int) -> Line { Line(content: content, line: index) }

    /// The letters of a line, in runs that look the same.
    public struct Line: RandomAccessCollection {
      let content: LaidOutText
      let line: Int

      var box: TextLayout.Line { content.layout.lines[line] }

      /// The left end of the line the letters stand on.
      public var origin: CGPoint { CGPoint(x: box.origin.x, y: box.origin.y) }
      /// The extents.
      public var typographicBounds: TypographicBounds {
        TypographicBounds(
          origin: origin, width: CGFloat(box.width), ascent: CGFloat(box.ascent),
          descent: CGFloat(box.descent), leading: CGFloat(box.leading))
      }
      /// The number of the first run.
      public var startIndex: Int { 0 }
      /// The number of runs.
      public var endIndex: Int { box.runs.count }
      /// A run.
      public subscript(index: Int) -> Run { Run(content: content, line: line, run: index) }
    }

    /// Neighbouring letters that look the same; what it holds are slices of one letter each.
    public struct Run: RandomAccessCollection {
      let content: LaidOutText
      let line: Int
      let run: Int

      var box: GlyphRun { content.layout.lines[line].runs[run] }

      /// Which way the letters are read.
      public var layoutDirection: LayoutDirection {
        box.isRightToLeft ? .rightToLeft : .leftToRight
      }
      /// The extents.
      public var typographicBounds: TypographicBounds { self[indices].typographicBounds }
      /// The number of the first slice.
      public var startIndex: Int { 0 }
      /// The number of letters; 1 for a picture.
      public var endIndex: Int { box.isAttachment ? 1 : box.glyphs.count }
      /// A letter.
      public subscript(index: Int) -> RunSlice { self[index..<(index + 1)] }
      /// Some letters.
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// A mark of the letters.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        content.setting.parts[box.run].look.attributes.lazy.compactMap { $0.value as? T }.first
      }
    }

    /// Some letters of a run.
    public struct RunSlice: RandomAccessCollection {
      /// The run.
      public let run: Run
      /// The numbers of the letters.
      public let indices: Range<Int>

      /// The number of the first letter.
      public var startIndex: Int { indices.lowerBound }
      /// The number after that of the last letter.
      public var endIndex: Int { indices.upperBound }
      /// A letter.
      public subscript(index: Int) -> RunSlice { run[index] }
      /// Some letters.
      public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
      /// A mark of the letters.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      /// The extents.
      public var typographicBounds: TypographicBounds {
        let box = run.box
        let glyphs = box.isAttachment ? [] : box.glyphs[indices]
        let start = glyphs.map(\.position.x).min() ?? box.bounds.x
        let end = glyphs.map { $0.position.x + $0.advance }.max() ?? box.bounds.maxX
        return TypographicBounds(
          origin: CGPoint(x: start, y: box.baseline), width: CGFloat(end - start),
          ascent: CGFloat(box.baseline - box.bounds.y),
          descent: CGFloat(box.bounds.maxY - box.baseline), leading: 0)
      }
    }

    /// Where letters stand and how far they reach, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the line they stand on.
      public var origin: CGPoint
      /// The extent along the line.
      public var width: CGFloat
      /// How far they reach above the line.
      public var ascent: CGFloat
      /// How far they reach below the line.
      public var descent: CGFloat
      /// What is left clear below.
      public var leading: CGFloat

      /// A rectangle around them.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How letters are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt32
      /// Makes options from their bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Without keeping what was drawn; it makes no difference in Sheen.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension Text.Layout: Equatable {
  /// Whether both have the same letters at the same places.
  public static func == (lhs: Text.Layout, rhs: Text.Layout) -> Bool {
    lhs.content.layout == rhs.content.layout
  }
}

/// A text laid out, with what it is filled with.
final class LaidOutText {
  let layout: TextLayout
  let setting: TextSetting
  let plan: TextPaints
  let paints: [ResolvedPaint]
  let environment: EnvironmentValues

  init(
    _ layout: TextLayout, _ setting: TextSetting, _ plan: TextPaints, _ paints: [ResolvedPaint],
    _ environment: EnvironmentValues
  ) {
    self.layout = layout
    self.setting = setting
    self.plan = plan
    self.paints = paints
    self.environment = environment
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its place.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.box, of: line.content)
  }

  /// Draws a run of a text at its place.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws letters of a text at their places.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let (run, bounds) = (slice.run, slice.typographicBounds.rect)
    var line = run.content.layout.lines[run.line]
    let all = line.runs[run.run]
    line.runs = [all]
    if !all.isAttachment { line.runs[0].glyphs = Array(all.glyphs[slice.indices]) }
    line.runs[0].bounds = Rect(bounds)
    line.decorations = line.decorations.filter { $0.run == all.run }.compactMap { decoration in
      var part = decoration
      part.rect = decoration.rect.intersection(
        Rect(
          Double(bounds.minX), decoration.rect.y, Double(bounds.width), decoration.rect.height))
      return part.rect.width > 0 ? part : nil
    }
    draw(line, of: run.content)
  }

  private func draw(_ line: TextLayout.Line, of content: LaidOutText) {
    var layout = content.layout
    layout.lines = [line]
    let size = content.layout.size
    let bounds = Rect(0, 0, size.width, size.height)
    let grid = PixelGrid(scale: Double(environment.displayScale))
    add(
      TextFigure(layout, content.setting, content.plan)
        .items(in: content.environment, opacity: { content.paints[$0].wholeOpacity }) {
          shape, paint in
          content.paints[paint].items(id: ItemID(1), shape, spanning: bounds, grid)
        })
  }
}
