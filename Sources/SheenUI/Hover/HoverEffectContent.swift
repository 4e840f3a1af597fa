internal import Foundation
internal import SheenCore

/// What a view looks like in one phase of a hover effect: changes, in the order they are applied.
public protocol HoverEffectContent {
  /// The changes; an implementation detail.
  var _steps: _HoverSteps { get }
}

/// Changes of a view's look, in the order they are applied; an implementation detail.
public struct _HoverSteps {
  var list: [HoverStep] = []
}

/// A change of a view's look, and how it unfolds.
struct HoverStep {
  var operation: any HoverOperation
  /// Set by the innermost `animation(_:body:)` around it.
  var animation: Choice?

  /// An animation that was chosen; `nil` inside makes the change jump.
  struct Choice {
    var animation: Animation?
  }
}

/// The view without a change.
public struct EmptyHoverEffectContent: HoverEffectContent {
  init() {}

  /// No changes.
  public var _steps: _HoverSteps { _HoverSteps() }
}

/// Content with one change more.
struct ChangedHoverEffectContent: HoverEffectContent {
  var _steps: _HoverSteps
}

extension HoverEffectContent {
  private func adding(_ operation: some HoverOperation) -> some HoverEffectContent {
    var steps = _steps
    steps.list.append(HoverStep(operation: operation, animation: nil))
    return ChangedHoverEffectContent(_steps: steps)
  }

  /// Makes the view translucent as a whole; 0 is transparent.
  public func opacity(_ opacity: Double) -> some HoverEffectContent {
    adding(OpacityModifier(opacity: opacity))
  }

  /// Stretches the view about a point of its frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent
  {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Stretches the view about a point of its frame.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some HoverEffectContent {
    adding(ScaleEffect(x: Double(x), y: Double(y), anchor: anchor))
  }

  /// Stretches the view about a point of its frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Moves the view by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent {
    transformEffect(CGAffineTransform(translationX: x, y: y))
  }

  /// Moves the view by a distance in points.
  public func offset(_ offset: CGSize) -> some HoverEffectContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Turns the view about a point of its frame, clockwise.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some HoverEffectContent {
    adding(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Maps the view, from the top left of its frame.
  public func transformEffect(_ transform: CGAffineTransform) -> some HoverEffectContent {
    adding(AffineEffect(transform: transform))
  }

  /// Shows the view only inside a shape in its frame.
  public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some HoverEffectContent {
    adding(ClipOperation(shape: shape, style: style))
  }

  /// Gives the changes made inside an animation; `nil` makes them jump.
  ///
  /// Each phase chooses how it is entered.
  public func animation<Body: HoverEffectContent>(
    _ animation: Animation?, body: (EmptyHoverEffectContent) -> Body
  ) -> some HoverEffectContent {
    var steps = _steps
    for var step in body(EmptyHoverEffectContent())._steps.list {
      if step.animation == nil { step.animation = HoverStep.Choice(animation: animation) }
      steps.list.append(step)
    }
    return ChangedHoverEffectContent(_steps: steps)
  }
}
