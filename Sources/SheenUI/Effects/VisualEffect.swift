public import Foundation
internal import SheenCore
internal import SheenDisplay

/// Changes of a view's look that depend on its size and place, in the order they are applied.
public protocol VisualEffect: Sendable, Animatable {
  /// The changes; an implementation detail.
  var _changes: _VisualChanges { get }
}

/// Changes of a view's look, in the order they are applied; an implementation detail.
public struct _VisualChanges: Sendable {
  var list: [any HoverOperation] = []
}

/// The view without a change.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes the only value there is.
  public init() {}

  /// No changes.
  public var _changes: _VisualChanges { _VisualChanges() }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

/// An effect with one change more.
struct ChangedVisualEffect: VisualEffect {
  var _changes: _VisualChanges

  typealias AnimatableData = EmptyAnimatableData
}

extension VisualEffect {
  func adding(_ operation: some HoverOperation) -> ChangedVisualEffect {
    var changes = _changes
    changes.list.append(operation)
    return ChangedVisualEffect(_changes: changes)
  }

  /// Makes the view translucent as a whole; 0 is transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(OpacityModifier(opacity: opacity))
  }

  /// Moves the view by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(AffineEffect(transform: CGAffineTransform(translationX: x, y: y)))
  }

  /// Moves the view by a distance in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Stretches the view about a point of its frame.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(ScaleEffect(x: Double(x), y: Double(y), anchor: anchor))
  }

  /// Stretches the view about a point of its frame.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Stretches the view about a point of its frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turns the view about a point of its frame, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Turns the view about an axis in space, and shows it in perspective; see the modifier of views.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Maps the view, from the top left of its frame.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(AffineEffect(transform: transform))
  }

  /// Maps the view, in perspective if the map asks for it, from the top left of its frame.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(GeometryTransformEffect(effect: ProjectionEffect(transform: transform)))
  }

  /// Adds an amount to all components of colours.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(ColorEffect.brightness(amount))
  }

  /// Moves components of colours away from the middle by a factor.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(ColorEffect.contrast(amount))
  }

  /// Makes colours more or less colourful by a factor.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(ColorEffect.saturation(amount))
  }

  /// Makes colours grey, in part if the amount is below 1.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(ColorEffect.saturation(1 - amount))
  }

  /// Turns hues by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(ColorEffect.hueRotation(angle.radians))
  }
}

extension ColorEffect: HoverOperation {
  var identity: ColorEffect {
    switch self {
    case .brightness: .brightness(0)
    case .contrast: .contrast(1)
    case .saturation: .saturation(1)
    case .hueRotation: .hueRotation(0)
    case .multiply: .multiply(.white)
    }
  }

  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect
  ) -> [DisplayItem] { drawn.isEmpty ? drawn : applied(to: drawn, id: item.id) }
}
