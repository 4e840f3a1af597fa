internal import Foundation
internal import SheenCore

/// An affine map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct CGAffineTransform: Hashable, Sendable {
  /// The share of x in x′.
  public var a: CGFloat
  /// The share of x in y′.
  public var b: CGFloat
  /// The share of y in x′.
  public var c: CGFloat
  /// The share of y in y′.
  public var d: CGFloat
  /// The shift along x, in points.
  public var tx: CGFloat
  /// The shift along y, in points.
  public var ty: CGFloat

  /// Makes a map from its six coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes the map that leaves every point where it is.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Makes a shift.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a stretch about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a turn about the origin by an angle in radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    self.init(Affine.rotation(radians: Double(angle)))
  }

  /// The map that leaves every point where it is.
  public static let identity = CGAffineTransform()

  /// Whether the map leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// The map that applies this one first and then another.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(other.affine * affine)
  }

  /// The inverse map; the map itself where it flattens the plane.
  public func inverted() -> CGAffineTransform {
    affine.inverse.map { CGAffineTransform($0) } ?? self
  }

  /// The map that shifts first and then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The map that stretches first and then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The map that turns first, by an angle in radians, and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGAffineTransform {
  init(_ map: Affine) {
    self.init(
      a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d),
      tx: CGFloat(map.tx), ty: CGFloat(map.ty))
  }

  /// The map as the engine has it.
  var affine: Affine {
    Affine(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}

extension CGPoint {
  /// The point's image.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(transform.affine * Point(self))
  }

  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Point {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension Rect {
  /// A rectangle with its corners in order, whatever the signs of the extents.
  init(_ rect: CGRect) {
    self.init(
      Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
