public import Foundation

/// A distance with a direction, in points.
public struct CGVector: Hashable, Sendable, Codable {
  /// The distance along x.
  public var dx: CGFloat
  /// The distance along y.
  public var dy: CGFloat

  /// No distance.
  public static var zero: CGVector { CGVector() }

  /// Makes no distance.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a distance.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Makes a distance.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a distance.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
