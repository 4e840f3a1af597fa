internal import Foundation
internal import SheenCore
internal import SheenDisplay
internal import SheenText

/// What a text laid out draws, from its top left corner, back to front.
struct TextFigure {
  /// A thing to draw.
  enum Piece {
    /// Something filled with one of the text's paints.
    case fill(Outline, paint: Int)
    /// Something in a colour of the font's own, as opaque as a paint.
    case color(Outline, RGBA, paint: Int)
    /// A glyph that is a picture, as opaque as a paint.
    case picture(ImageBuffer, Rect, paint: Int)
    /// A picture of the text's own.
    case image(Image, Rect, TextLook, paint: Int)
  }

  private(set) var pieces: [Piece] = []
  private let origin: Point
  /// What is filled, by paints.
  private var outlines: [Int: Outline] = [:]

  /// Collects what a layout draws.
  ///
  /// - Parameters:
  ///   - layout: Where everything stands.
  ///   - setting: The text.
  ///   - paints: What it is filled with.
  ///   - origin: Where the top left corner lies.
  init(
    _ layout: TextLayout, _ setting: TextSetting, _ paints: TextPaints, at origin: Point = .zero
  ) {
    self.origin = origin
    for line in layout.lines {
      for run in line.runs {
        if let paint = paints.backgrounds[run.run] {
          pieces.append(.fill(Outline(run.bounds.shifted(origin)), paint: paint))
        }
      }
    }
    var above: [Piece] = []
    for line in layout.lines {
      for run in line.runs { add(run, setting.parts[run.run], paints.letters[run.run], &above) }
    }
    for line in layout.lines {
      for decoration in line.decorations { add(decoration, setting.parts, paints) }
    }
    for (paint, outline) in outlines.sorted(by: { $0.key < $1.key }) {
      pieces.append(.fill(outline, paint: paint))
    }
    pieces += above
  }

  /// Draws glyphs, those in colours of their own being put above all others.
  private mutating func add(
    _ run: GlyphRun, _ part: TextPart, _ paint: Int, _ above: inout [Piece]
  ) {
    if run.isAttachment, case .image(let image) = part.content {
      above.append(.image(image, run.bounds.shifted(origin), part.look, paint: paint))
    }
    for glyph in run.glyphs {
      let map =
        Affine.translation(glyph.position.x + origin.x, glyph.position.y + origin.y)
        * .scale(run.size, run.size)
      switch run.face.drawing(glyph.id) {
      case .outline(let outline):
        outlines[paint, default: Outline()].elements += outline.applying(map).elements
      case .layers(let layers):
        for layer in layers {
          let outline = layer.outline.applying(map)
          if let color = layer.color {
            above.append(.color(outline, color, paint: paint))
          } else {
            above.append(.fill(outline, paint: paint))
          }
        }
      case .picture(let picture):
        above.append(
          .picture(picture.image, picture.frame.bounds(under: Projection(map)), paint: paint))
      }
    }
  }

  /// Draws a line under or through letters as part of what is filled with its paint.
  private mutating func add(
    _ decoration: TextLayout.Decoration, _ parts: [TextPart], _ paints: TextPaints
  ) {
    let look = parts[decoration.run].look
    let (choice, paint) =
      decoration.kind == .underline
      ? (look.underline, paints.underlines[decoration.run])
      : (look.strikethrough, paints.strikethroughs[decoration.run])
    // Where two contours overlap that wind in opposite directions, there would be a hole.
    let isReversed = (outlines[paint]?.signedArea ?? 0) < 0
    for rect in decoration.rect.shifted(origin).dashes(choice?.pattern.dashes ?? []) {
      let corners = [
        Point(rect.x, rect.y), Point(rect.maxX, rect.y), Point(rect.maxX, rect.maxY),
        Point(rect.x, rect.maxY),
      ]
      let points = isReversed ? corners.reversed() : corners
      outlines[paint, default: Outline()].elements +=
        [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
    }
  }

  /// The items of the pieces.
  ///
  /// - Parameters:
  ///   - environment: Where pictures come from.
  ///   - opacity: How opaque a paint is where it does not decide the colour.
  ///   - fill: Fills a shape with a paint.
  /// - Returns: The items, with identities from 1 on where they are several.
  func items(
    in environment: EnvironmentValues, opacity: (Int) -> Double,
    fill: (SheenDisplay.Shape, Int) -> [DisplayItem]
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    func add(_ new: [DisplayItem]) {
      for var item in new {
        item.id = ItemID(UInt64(items.count + 1))
        items.append(item)
      }
    }
    func add(_ content: DisplayItem.Content, _ paint: Int) {
      add([DisplayItem(id: ItemID(0), content: content, opacity: opacity(paint))])
    }
    for piece in pieces {
      switch piece {
      case .fill(let outline, let paint):
        if !outline.elements.isEmpty { add(fill(outline.displayShape, paint)) }
      case .color(let outline, let color, let paint):
        if !outline.elements.isEmpty { add(.fill(outline.displayShape, .solid(color)), paint) }
      case .picture(let image, let rect, let paint):
        add(.fill(.rect(rect), .image(SheenDisplay.ImagePaint(image, in: rect))), paint)
      case .image(let image, let rect, let look, let paint):
        add(image.drawing(in: rect, environment.setting(look)) { fill($0, paint) })
      }
    }
    return items
  }
}

extension Rect {
  /// The rectangle at another place.
  fileprivate func shifted(_ distance: Point) -> Rect {
    Rect(x + distance.x, y + distance.y, width, height)
  }

  /// The pieces of a line that is as long as the rectangle, by lengths in thicknesses.
  fileprivate func dashes(_ lengths: [Double]) -> [Rect] {
    guard !lengths.isEmpty, height > 0, width.isFinite, width / height < 100_000 else {
      return [self]
    }
    var (pieces, start, index): ([Rect], Double, Int) = ([], 0, 0)
    while start < width {
      let length = lengths[index % lengths.count] * height
      if index.isMultiple(of: 2) {
        pieces.append(Rect(x + start, y, min(length, width - start), height))
      }
      start += length
      index += 1
    }
    return pieces
  }
}

extension Outline {
  /// Twice the area inside the control polygons, positive where they wind clockwise on the screen.
  fileprivate var signedArea: Double {
    var (area, first, current) = (0.0, Point.zero, Point.zero)
    func add(_ next: Point) {
      area += current.x * next.y - next.x * current.y
      current = next
    }
    for element in elements {
      switch element {
      case .move(let p):
        add(first)
        (first, current) = (p, p)
      case .line(let p): add(p)
      case .quadratic(let c, let p):
        add(c)
        add(p)
      case .cubic(let c1, let c2, let p):
        add(c1)
        add(c2)
        add(p)
      case .close: add(first)
      }
    }
    add(first)
    return area
  }
}
