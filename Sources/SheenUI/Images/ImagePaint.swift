public import Foundation

/// A style that fills with a picture again and again, beginning at the top left of the shape.
public struct ImagePaint: Sendable {
  /// The picture.
  public var image: Image
  /// The part that is repeated, as fractions of the picture's extents.
  public var sourceRect: CGRect
  /// What its size is multiplied by.
  public var scale: CGFloat

  /// Makes a style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: ShapeStyle {
  /// Fills with the picture; with nothing where it is missing, or a symbol.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    ImageTiles(image, part: sourceRect, scale: scale, in: environment)
      .map { _ShapePaint(paint: ResolvedPaint(kind: .tiles($0))) }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture again and again; see `ImagePaint`.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
