internal import Foundation
internal import SheenCore

/// What a line looks like that is drawn along a path.
public struct StrokeStyle: Equatable, Sendable {
  /// The extent across the line, in points.
  public var lineWidth: CGFloat
  /// How open ends look.
  public var lineCap: CGLineCap
  /// How corners look.
  public var lineJoin: CGLineJoin
  /// The longest miter, in line widths; corners with a longer one are bevelled.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; none for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var pen: StrokePen {
    StrokePen(
      width: Double(lineWidth), cap: lineCap.engineCap, join: lineJoin.engineJoin,
      miterLimit: Double(miterLimit), dash: dash.map { Double($0) },
      dashPhase: Double(dashPhase))
  }
}

extension StrokeStyle: Animatable {
  /// The width, the miter limit and the phase of the dashes; their lengths jump.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
