internal import Foundation
internal import SheenCore

/// A change of a shape's outline.
public protocol _ShapeChange: Sendable, Animatable {
  /// The changed outline of a shape in a rectangle.
  func path<Content: Shape>(of shape: Content, in rect: CGRect) -> Path
}

/// A shape with a change of its outline.
public struct MappedShape<Content: Shape, Change: _ShapeChange>: Sendable {
  var shape: Content
  var change: Change
}

extension MappedShape: Shape {
  /// The changed outline.
  public func path(in rect: CGRect) -> Path { change.path(of: shape, in: rect) }

  /// What gradients on the shape itself span, changed as well.
  public func _paintPath(in rect: CGRect) -> Path? {
    guard shape._paintPath(in: rect) != nil else { return nil }
    return change.path(of: SpannedShape(shape: shape), in: rect)
  }

  /// The size of the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's own data and those of the change.
  public var animatableData: AnimatablePair<Content.AnimatableData, Change.AnimatableData> {
    get { AnimatablePair(shape.animatableData, change.animatableData) }
    set {
      shape.animatableData = newValue.first
      change.animatableData = newValue.second
    }
  }
}

struct ShapeOffset: _ShapeChange {
  var offset: CGSize

  func path<Content: Shape>(of shape: Content, in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

struct ShapeScale: _ShapeChange {
  var scale: CGSize
  var anchor: UnitPoint

  func path<Content: Shape>(of shape: Content, in rect: CGRect) -> Path {
    shape.path(in: rect).mapped(
      .scale(Double(scale.width), Double(scale.height)), about: anchor, of: rect)
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get {
      var data = scale.animatableData
      data.scale(by: Animation.unitScale)
      return AnimatablePair(data, anchor.animatableData)
    }
    set {
      var data = newValue.first
      data.scale(by: 1 / Animation.unitScale)
      scale.animatableData = data
      anchor.animatableData = newValue.second
    }
  }
}

struct ShapeRotation: _ShapeChange {
  var angle: Angle
  var anchor: UnitPoint

  func path<Content: Shape>(of shape: Content, in rect: CGRect) -> Path {
    shape.path(in: rect).mapped(.rotation(radians: angle.radians), about: anchor, of: rect)
  }

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

struct ShapeTransform: _ShapeChange {
  var transform: CGAffineTransform

  typealias AnimatableData = EmptyAnimatableData

  func path<Content: Shape>(of shape: Content, in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

struct ShapeSize: _ShapeChange {
  var size: CGSize
  var anchor: UnitPoint

  func path<Content: Shape>(of shape: Content, in rect: CGRect) -> Path {
    let x = rect.minX + anchor.x * (rect.width - size.width)
    let y = rect.minY + anchor.y * (rect.height - size.height)
    return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(size.animatableData, anchor.animatableData) }
    set {
      size.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

extension Path {
  /// The path's image under a map about a place of a rectangle.
  fileprivate func mapped(_ map: Affine, about anchor: UnitPoint, of rect: CGRect) -> Path {
    let x = Double(rect.minX + anchor.x * rect.width)
    let y = Double(rect.minY + anchor.y * rect.height)
    return Path(outline.applying(.translation(x, y) * map * .translation(-x, -y)))
  }
}

extension Shape {
  /// The shape moved by a distance in points.
  public func offset(_ offset: CGSize) -> some Shape {
    MappedShape(shape: self, change: ShapeOffset(offset: offset))
  }

  /// The shape moved by a distance in points.
  public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    offset(CGSize(width: x, height: y))
  }

  /// The shape stretched about a place of its rectangle.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    MappedShape(
      shape: self, change: ShapeScale(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// The shape stretched about a place of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape turned about a place of its rectangle, clockwise.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    MappedShape(shape: self, change: ShapeRotation(angle: angle, anchor: anchor))
  }

  /// The shape's image under a map.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    MappedShape(shape: self, change: ShapeTransform(transform: transform))
  }

  /// The shape in a rectangle of a given size in points, which meets the one the shape is laid into
  /// at an anchor.
  public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
    MappedShape(shape: self, change: ShapeSize(size: size, anchor: anchor))
  }

  /// The shape in a rectangle of a given size in points, which meets the one the shape is laid into
  /// at an anchor.
  public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
