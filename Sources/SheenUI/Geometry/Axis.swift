/// One of the two directions of the plane.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Directions of the plane.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one direction.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// From left to right.
    public static let horizontal = Set(.horizontal)
    /// From top to bottom.
    public static let vertical = Set(.vertical)
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the case.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
