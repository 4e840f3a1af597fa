internal import SheenCore
internal import SheenDisplay
internal import SheenText

/// Collects what the overlay draws, edges and baselines on whole pixels.
struct OverlayCanvas {
  let size: Size
  let scale: Double
  let fonts: OverlayFonts?
  private(set) var items: [DisplayItem] = []
  private var serial: UInt64 = 0

  /// Identities beyond those of any scene, by layer, so that one layer does not renumber another.
  private static let firstIdentity: UInt64 = 1 << 62

  /// A part of the overlay.
  enum Layer: UInt64 {
    case damage, frames, regions, statistics, status, error, help
  }

  init(size: Size, scale: Double, fonts: OverlayFonts?) {
    self.size = size
    self.scale = scale
    self.fonts = fonts
  }

  /// Goes on with a part.
  mutating func begin(_ layer: Layer) {
    serial = Self.firstIdentity + layer.rawValue << 32
  }

  /// The nearest coordinate on the pixel grid.
  func snapped(_ points: Double) -> Double { (points * scale).rounded() / scale }

  /// A rectangle with its edges on the pixel grid.
  func snapped(_ rect: Rect) -> Rect {
    let (x, y) = (snapped(rect.x), snapped(rect.y))
    return Rect(x, y, max(snapped(rect.maxX) - x, 0), max(snapped(rect.maxY) - y, 0))
  }

  /// The least width of a line: a point, at least a pixel.
  var hairline: Double { max((scale).rounded(.down), 1) / scale }

  /// Fills an outline.
  mutating func fill(_ outline: Outline, _ color: RGBA) {
    guard !outline.elements.isEmpty, outline.isFinite else { return }
    add(.fill(.path(outline), .solid(color)))
  }

  /// Fills a rectangle.
  mutating func fill(_ rect: Rect, _ color: RGBA) {
    guard !rect.isEmpty else { return }
    add(.fill(.rect(rect), .solid(color)))
  }

  private mutating func add(_ content: DisplayItem.Content) {
    serial += 1
    items.append(DisplayItem(id: ItemID(serial), content: content))
  }

  /// Draws a panel of an extent; in pictures without room for it as much smaller as it needs to be.
  mutating func fitting(_ extent: Size, _ draw: (inout OverlayCanvas) -> Void) {
    let margin = 2 * OverlayStyle.margin
    let factor = min(
      (size.width - margin) / extent.width, (size.height - margin) / extent.height, 1)
    if factor == 1 { return draw(&self) }
    guard factor > 0.2 else { return }
    var inner = OverlayCanvas(
      size: Size(size.width / factor, size.height / factor), scale: scale * factor, fonts: fonts)
    inner.serial = serial
    draw(&inner)
    serial = inner.serial + 1
    items.append(
      DisplayItem(
        id: ItemID(serial), transform: .scale(factor, factor), content: .group(inner.items)))
  }

  /// Draws a dark plate with a thin line around it.
  mutating func panel(_ rect: Rect, radius: Double = OverlayStyle.radius) {
    let outer = Outline.rounded(rect, radius: radius)
    fill(outer, OverlayStyle.panel)
    fill(Outline.ring(rect, radius: radius, width: hairline), OverlayStyle.border)
  }

  /// The font of a text.
  func face(_ text: OverlayStyle.Text) -> TypeFace? { text.isCode ? fonts?.code : fonts?.text }

  /// How wide a line of text is; 0 without fonts.
  func width(_ text: String, _ style: OverlayStyle.Text) -> Double {
    face(style)?.width(of: text, size: style.size) ?? 0
  }

  /// Draws a line of text.
  ///
  /// - Returns: Its width.
  @discardableResult
  mutating func text(
    _ text: String, _ style: OverlayStyle.Text, at baseline: Point, _ color: RGBA
  ) -> Double {
    guard let line = face(style)?.line(text, size: style.size) else { return 0 }
    let place = Affine.translation(snapped(baseline.x), snapped(baseline.y))
    fill(line.outline.applying(place), color)
    return line.width
  }

  /// The baseline that centres capitals in a row.
  func baseline(_ style: OverlayStyle.Text, inRowFrom top: Double, height: Double) -> Double {
    // Capitals of the usual fonts are 0.73 em high.
    snapped(top + (height + 0.73 * style.size) / 2)
  }
}
