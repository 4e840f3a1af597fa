internal import Foundation
internal import SheenCore

/// An outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
  /// The steps, as the engine has them.
  var outline = Outline()

  /// Makes a path without steps.
  public init() {}

  /// Makes the path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes the path of a rectangle with rounded corners of two extents.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes the path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Makes the path of a rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Makes the path of the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes a path step by step.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  init(_ outline: Outline) { self.outline = outline }

  /// One step along a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new contour at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the contour's first point.
    case closeSubpath
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { outline.elements.isEmpty }

  /// Calls code with every step, in order.
  public func forEach(_ body: (Element) -> Void) {
    for element in outline.elements { body(Element(element)) }
  }

  /// The point the path has come to.
  public var currentPoint: CGPoint? {
    var (start, current): (Point?, Point?) = (nil, nil)
    for element in outline.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .quadratic(_, let point), .cubic(_, _, let point): current = point
      case .close: current = start
      }
    }
    return current.map { CGPoint($0) }
  }

  /// The smallest rectangle around the path itself, control points aside; `.null` if it is empty.
  public var boundingRect: CGRect {
    isEmpty ? .null : CGRect(outline.tightBounds)
  }

  /// Whether a point lies inside, by the rule of windings or that of even and odd.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var outline = outline
    outline.fillRule = eoFill ? .evenOdd : .nonZero
    return outline.contains(Point(point))
  }

  /// The path's image under a map.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(outline.applying(transform.affine))
  }

  /// The path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  init(_ element: Outline.Element) {
    switch element {
    case .move(let point): self = .move(to: CGPoint(point))
    case .line(let point): self = .line(to: CGPoint(point))
    case .quadratic(let control, let point):
      self = .quadCurve(to: CGPoint(point), control: CGPoint(control))
    case .cubic(let control1, let control2, let point):
      self = .curve(
        to: CGPoint(point), control1: CGPoint(control1), control2: CGPoint(control2))
    case .close: self = .closeSubpath
    }
  }
}

extension Path: CustomStringConvertible {
  /// The steps, each after its coordinates: `m` move, `l` line, `q` and `c` curves, `h` close.
  public var description: String {
    outline.elements.map { element in
      switch element {
      case .move(let p): Self.text(p) + "m"
      case .line(let p): Self.text(p) + "l"
      case .quadratic(let c, let p): Self.text(c, p) + "q"
      case .cubic(let c1, let c2, let p): Self.text(c1, c2, p) + "c"
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  private static func text(_ points: Point...) -> String {
    points.map { "\(text($0.x)) \(text($0.y)) " }.joined()
  }

  private static func text(_ number: Double) -> String { String(format: "%g", number) }
}
