internal import SheenCore
internal import SheenDisplay

/// A change of what a view draws: between the phases of a hover effect, or by a visual effect.
protocol HoverOperation: Animatable, Sendable {
  /// The same kind of change as one that changes nothing.
  var identity: Self { get }

  /// The changed drawing of a view.
  @MainActor
  func apply(to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect) -> [DisplayItem]

  /// What the change does to places; `nil` where it leaves them.
  @MainActor
  func map(of item: LayoutItem, in frame: Rect) -> Projection?

  /// The changed drawing of a view at a time.
  @MainActor
  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect, at time: Double
  ) -> [DisplayItem]

  /// The change in an environment.
  func resolved(in environment: EnvironmentValues) -> any HoverOperation

  /// Whether it changes drawings in another way at every moment.
  var followsClock: Bool { get }

  /// Whether a change to another one can be animated.
  func canBecome(_ other: Self) -> Bool
}

extension HoverOperation {
  func map(of item: LayoutItem, in frame: Rect) -> Projection? { nil }

  @MainActor
  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect, at time: Double
  ) -> [DisplayItem] { apply(to: drawn, of: item, in: frame) }

  func resolved(in environment: EnvironmentValues) -> any HoverOperation { self }

  var followsClock: Bool { false }

  func canBecome(_ other: Self) -> Bool { true }
}

extension OpacityModifier: HoverOperation {
  var identity: OpacityModifier { OpacityModifier(opacity: 1) }

  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect
  ) -> [DisplayItem] {
    drawn.faded(by: opacity, id: item.id)
  }
}

extension TransformEffect where Self: HoverOperation {
  @MainActor
  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect
  ) -> [DisplayItem] {
    let map = map(in: frame, isMirrored: item.isMirrored)
    return drawn.map { $0.mapped(by: map) }
  }

  @MainActor
  func map(of item: LayoutItem, in frame: Rect) -> Projection? {
    map(in: frame, isMirrored: item.isMirrored)
  }
}

extension RotationEffect: HoverOperation {
  var identity: RotationEffect { RotationEffect(angle: .zero, anchor: anchor) }
}

extension ScaleEffect: HoverOperation {
  var identity: ScaleEffect { ScaleEffect(x: 1, y: 1, anchor: anchor) }
}

extension Rotation3DEffect: HoverOperation {
  var identity: Rotation3DEffect {
    var copy = self
    copy.angle = .zero
    return copy
  }
}

extension AffineEffect: HoverOperation {
  var identity: AffineEffect { AffineEffect(transform: .identity) }
}

/// Shows a view only inside a shape.
struct ClipOperation<Outline: Shape>: HoverOperation {
  var shape: Outline
  var style: FillStyle
  var isOn = true

  var identity: ClipOperation {
    var copy = self
    copy.isOn = false
    return copy
  }

  var animatableData: Outline.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect
  ) -> [DisplayItem] {
    isOn ? drawn.clipped(to: shape.outline(in: frame, style), id: item.id) : drawn
  }
}

/// Brightens a view: its own form, or that of its content shape for hover effects, in white.
struct HighlightOperation: HoverOperation {
  /// The opacity of the white.
  var amount: Double

  var identity: HighlightOperation { HighlightOperation(amount: 0) }

  var animatableData: Double {
    get { amount * Animation.unitScale }
    set { amount = newValue / Animation.unitScale }
  }

  func apply(
    to drawn: [DisplayItem], of item: LayoutItem, in frame: Rect
  ) -> [DisplayItem] {
    let alpha = min(max(amount, 0), 1)
    if alpha == 0 || drawn.isEmpty { return drawn }
    let white = Paint.solid(RGBA.white.opacity(alpha))
    if let outline = item.highlightOutline {
      return drawn + [DisplayItem(id: item.id, content: .fill(outline.displayShape, white))]
    }
    let light = DisplayItem(
      id: item.id, content: .fill(.rect(frame), white), mask: Mask(drawn))
    return drawn + [light]
  }
}
