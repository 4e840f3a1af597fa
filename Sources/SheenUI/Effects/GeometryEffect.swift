public import Foundation
internal import SheenCore

/// A modifier that maps what a view draws by its size alone; the view's frame stays.
///
/// Its data animate: between two values the map is asked for at every moment.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for a frame of a size, from its top left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// An effect that layout does not know of.
  @available(
    *, unavailable,
    message: "every effect counts when frames are asked for in other coordinate spaces"
  )
  public func ignoredByLayout() -> Self { self }

  /// Makes a node that draws the view through the map.
  @MainActor
  @preconcurrency
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    GeometryEffectNode(view, inputs)
  }
}

/// An effect of a scene as one of Sheen's own.
struct GeometryTransformEffect<Effect: GeometryEffect>: TransformEffect {
  var effect: Effect

  func map(in size: Size, isMirrored: Bool) -> Projection {
    effect.effectValue(size: CGSize(width: size.width, height: size.height)).projection
  }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  static var isSceneCode: Bool { true }
  var label: String { shortTypeName(Effect.self) }
  var details: String { "" }
}

extension GeometryTransformEffect: Sendable where Effect: Sendable {}

extension GeometryTransformEffect: HoverOperation where Effect == ProjectionEffect {
  var identity: GeometryTransformEffect { self }
}

/// The node of a view with an effect of a scene.
private final class GeometryEffectNode<Base: View, Effect: GeometryEffect>:
  _ViewNode<ModifiedContent<Base, Effect>>
{
  typealias Drawn = ModifiedContent<Base, TransformModifier<GeometryTransformEffect<Effect>>>

  private var node: _ViewNode<Drawn>?

  override init(_ view: ModifiedContent<Base, Effect>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    node = Drawn._makeNode(Self.drawn(view), childInputs(inputs.context))
  }

  private static func drawn(_ view: ModifiedContent<Base, Effect>) -> Drawn {
    let effect = GeometryTransformEffect(effect: view.modifier)
    return Drawn(content: view.content, modifier: TransformModifier(effect: effect))
  }

  override func update(_ view: ModifiedContent<Base, Effect>, _ context: UpdateContext) {
    super.update(view, context)
    node?.update(Self.drawn(view), context)
  }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}

/// A given map, which jumps when it changes.
struct ProjectionEffect: GeometryEffect, Sendable {
  var transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Maps what the view draws, from the top left of its frame, in perspective if the map asks for it;
  /// its frame stays.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
