/// The top or the bottom of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
}

/// A side of a rectangle.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The side where reading starts.
  case leading
  /// The side where reading ends.
  case trailing
}
