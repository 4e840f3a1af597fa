public import Foundation
internal import SheenCore

/// A map of the plane that may be seen in perspective: row vectors (x, y, 1) times a matrix of three
/// rows, divided by the third number of the result.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row: what x adds to x′, y′ and the divisor.
  public var m11, m12, m13: CGFloat
  /// The second row: what y adds.
  public var m21, m22, m23: CGFloat
  /// The third row: what is added everywhere.
  public var m31, m32, m33: CGFloat

  /// Makes the map that leaves every point where it is.
  public init() { self.init(CGAffineTransform.identity) }

  /// Makes the map of an affine one.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m13) = (m.a, m.b, 0)
    (m21, m22, m23) = (m.c, m.d, 0)
    (m31, m32, m33) = (m.tx, m.ty, 1)
  }

  /// Makes what a map of space does to the plane z = 0, seen from in front.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  init(_ map: Projection) {
    let n = map.numerators
    (m11, m12, m13) = (CGFloat(n.a), CGFloat(n.b), CGFloat(map.wx))
    (m21, m22, m23) = (CGFloat(n.c), CGFloat(n.d), CGFloat(map.wy))
    (m31, m32, m33) = (CGFloat(n.tx), CGFloat(n.ty), CGFloat(map.w1))
  }

  /// The map as the engine has it.
  var projection: Projection {
    Projection(
      numerators: Affine(
        a: Double(m11), b: Double(m12), c: Double(m21), d: Double(m22), tx: Double(m31),
        ty: Double(m32)),
      wx: Double(m13), wy: Double(m23), w1: Double(m33))
  }

  /// Whether the map leaves every point where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map is without perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Turns the map into its inverse.
  ///
  /// - Returns: Whether there is one; otherwise the map stays.
  @discardableResult
  public mutating func invert() -> Bool {
    guard let inverse = projection.inverse else { return false }
    self = ProjectionTransform(inverse)
    return true
  }

  /// The inverse map; the map itself where it flattens the plane.
  public func inverted() -> ProjectionTransform {
    var copy = self
    copy.invert()
    return copy
  }

  /// The map that applies this one first and then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(rhs.projection * projection)
  }
}

extension CGPoint {
  /// The point's image; infinite where it is on the horizon.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    CGPoint(m.projection * Point(self))
  }
}
