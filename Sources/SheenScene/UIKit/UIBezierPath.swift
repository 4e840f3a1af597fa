public import Foundation
public import SwiftUI

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt

  /// Makes corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path that is not changed any more, as code from before SwiftUI has it.
public final class CGPath: Sendable {
  let path: Path

  init(_ path: Path) { self.path = path }

  /// The smallest upright rectangle around it, in points.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { path.isEmpty }
}

extension Path {
  /// Makes a path from one that code from before SwiftUI has.
  public init(_ path: CGPath) { self = path.path }

  /// The path as code from before SwiftUI has it.
  public var cgPath: CGPath { CGPath(self) }
}

/// A path that is made step by step, as code from before SwiftUI does it; angles are in radians.
open class UIBezierPath {
  private var path: Path

  /// Makes a path without steps.
  public init() { path = Path() }

  /// Makes the path of a rectangle.
  public init(rect: CGRect) { path = Path(rect) }

  /// Makes the path of the ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Makes the path of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes the path of a rectangle with some round corners, of at most half its shorter side; what
  /// counts is the radii's width.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = max(min(cornerRadii.width, rect.width / 2, rect.height / 2), 0)
    func extent(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: extent(.topLeft), bottomLeading: extent(.bottomLeft),
        bottomTrailing: extent(.bottomRight), topTrailing: extent(.topRight)))
  }

  /// Makes the path of an arc; clockwise is so on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path that begins with another's steps.
  public init(cgPath: CGPath) { path = cgPath.path }

  /// The steps so far.
  open var cgPath: CGPath { CGPath(path) }

  /// The smallest upright rectangle around it, in points.
  open var bounds: CGRect { path.boundingRect }

  /// Whether there are no steps.
  open var isEmpty: Bool { path.isEmpty }

  /// Begins a new contour at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve to a point with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve to a point with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc; clockwise is so on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // SwiftUI means the direction in coordinates whose y points up.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  /// Adds a straight line to the contour's first point.
  open func close() { path.closeSubpath() }

  /// Adds another's steps.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Maps all steps.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
