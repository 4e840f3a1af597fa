internal import SheenCore

/// How the open ends of a stroked line look.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// A half circle beyond the end.
  case round = 1
  /// Half a square beyond the end.
  case square = 2
}

/// How the corners of a stroked line look.
public enum CGLineJoin: Int32, Sendable {
  /// Both edges go on until they meet, unless that is too far.
  case miter = 0
  /// An arc around the corner.
  case round = 1
  /// Cut off straight.
  case bevel = 2
}

extension CGLineCap {
  var engineCap: StrokePen.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var engineJoin: StrokePen.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
