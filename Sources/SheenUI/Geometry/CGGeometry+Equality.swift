public import Foundation

extension CGPoint {
  /// Whether two points are the same; the older name for `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether two sizes are the same; the older name for `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
