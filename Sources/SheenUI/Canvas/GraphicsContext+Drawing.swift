public import Foundation
internal import SheenCore
internal import SheenDisplay

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let outline = path.filled(style).outline
    add(outline, shading, spanning: outline)
  }

  /// Draws a line along a path; gradients of styles span the path, not the line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.outline.stroked(style.pen), shading, spanning: path.outline)
  }

  /// Draws a line of a width in points along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func add(_ outline: Outline, _ shading: Shading, spanning spanned: Outline) {
    if outline.elements.isEmpty { return }
    add(filled(outline.displayShape, with: shading, spanning: spanned.tightBounds))
  }

  /// Adds drawings that are in the coordinates there are.
  func add(_ items: [DisplayItem]) {
    for item in items { add(item.mapped(by: Projection(transform.affine))) }
  }

  // MARK: Images

  /// A picture as it can be drawn.
  public struct ResolvedImage {
    /// The natural size, in points.
    public let size: CGSize
    /// The distance of the baseline from the top.
    public var baseline: CGFloat { size.height }
    /// What a symbol or a template is filled with; `nil` for a picture in its own colours.
    public var shading: Shading?
    let image: Image
  }

  /// Finds the picture and its size.
  public func resolve(_ image: Image) -> ResolvedImage {
    let size = image.naturalSize(in: environment)
    return ResolvedImage(
      size: CGSize(width: size.width, height: size.height),
      shading: image.isTemplate(in: environment) ? .foreground : nil, image: image)
  }

  /// Draws a picture, stretched over a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let frame = Rect(rect)
    guard !frame.isEmpty else { return }
    let shading = image.shading ?? .foreground
    add(
      image.image.drawing(in: frame, environment) {
        filled($0, with: shading, spanning: frame)
      })
  }

  /// Draws a picture in its natural size, a point of it at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.frame(image.size, at: point, anchor))
  }

  /// Draws a picture, stretched over a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture in its natural size, a point of it at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// One of the canvas's symbols as it can be drawn.
  public struct ResolvedSymbol {
    /// The size, in points.
    public let size: CGSize
    let items: [DisplayItem]
  }

  /// The symbol of the canvas that has a tag; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { symbols(AnyHashable(id)) }

  /// Draws a symbol, stretched over a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, !symbol.items.isEmpty else { return }
    let map =
      transform.affine * .translation(Double(rect.minX), Double(rect.minY))
      * .scale(
        Double(rect.width / symbol.size.width), Double(rect.height / symbol.size.height))
    add(DisplayItem(id: ItemID(0), transform: map, content: .group(symbol.items)))
  }

  /// Draws a symbol in its own size, a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: Self.frame(symbol.size, at: point, anchor))
  }

  /// The rectangle of a size whose anchor is at a place.
  static func frame(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
}
