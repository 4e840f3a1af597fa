/// A hover effect with a name, made of others.
public protocol CustomHoverEffect {
  /// The effects it is made of.
  associatedtype Body: CustomHoverEffect

  /// What the body begins with.
  typealias Content = EmptyHoverEffect

  /// The effects it is made of.
  func body(content: Content) -> Body

  /// The effects it comes to; an implementation detail.
  func _layers(in environment: EnvironmentValues) -> _HoverLayers
}

/// Hover effects before they have a place; an implementation detail.
public struct _HoverLayers {
  var list: [HoverLayer] = []
}

extension CustomHoverEffect {
  /// The effects the body comes to.
  public func _layers(in environment: EnvironmentValues) -> _HoverLayers {
    body(content: EmptyHoverEffect())._layers(in: environment)
  }
}

extension CustomHoverEffect where Body == Never {
  /// Sheen's own effects have no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body to evaluate")
  }
}

extension Never: CustomHoverEffect {
  /// There is no value to take apart.
  public typealias Body = Never
  /// There is no value to ask.
  public func _layers(in environment: EnvironmentValues) -> _HoverLayers { switch self {} }
}

/// No effect: what others are added to.
public struct EmptyHoverEffect {
  /// Makes no effect.
  public init() {}
}

extension EmptyHoverEffect: CustomHoverEffect {
  /// It is not made of others.
  public typealias Body = Never
  /// No effects.
  public func _layers(in environment: EnvironmentValues) -> _HoverLayers { _HoverLayers() }
}

/// An effect of another type, or one of the system's.
public struct HoverEffect {
  private enum Kind {
    case automatic
    case highlight
    case lift
    case other(any CustomHoverEffect)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Makes an effect that is another.
  public init<Effect: CustomHoverEffect>(_ effect: Effect) { kind = .other(effect) }

  /// What views further out have chosen; a highlight where nobody has.
  public static var automatic: HoverEffect { HoverEffect(.automatic) }
  /// The view becomes brighter.
  public static var highlight: HoverEffect { HoverEffect(.highlight) }
  /// The view becomes larger.
  public static var lift: HoverEffect { HoverEffect(.lift) }
}

extension HoverEffect: CustomHoverEffect {
  /// It is not made of others by a body.
  public typealias Body = Never
  /// The effects it comes to.
  public func _layers(in environment: EnvironmentValues) -> _HoverLayers {
    switch kind {
    case .automatic:
      let chosen = environment.defaultHoverEffect
      if case .automatic = chosen.kind { return HoverEffect.highlight._layers(in: environment) }
      return chosen._layers(in: environment)
    case .highlight:
      return .system { HighlightOperation(amount: $0 ? 0.15 : 0) }
    case .lift:
      return .system { ScaleEffect(x: $0 ? 1.05 : 1, y: $0 ? 1.05 : 1, anchor: .center) }
    case .other(let effect):
      return effect._layers(in: environment)
    }
  }
}

extension _HoverLayers {
  /// One effect of one change, entered by the system's animation.
  fileprivate static func system(
    _ operation: @escaping (Bool) -> any HoverOperation
  ) -> _HoverLayers {
    _HoverLayers(list: [
      HoverLayer(steps: { isActive, _ in
        [HoverStep(operation: operation(isActive), animation: nil)]
      })
    ])
  }
}

extension CustomHoverEffect where Self == HoverEffect {
  /// What views further out have chosen; a highlight where nobody has.
  public static var automatic: HoverEffect { HoverEffect.automatic }
  /// The view becomes brighter.
  public static var highlight: HoverEffect { HoverEffect.highlight }
  /// The view becomes larger.
  public static var lift: HoverEffect { HoverEffect.lift }
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
  /// No effect.
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

/// An effect with a change of what it comes to.
struct ChangedHoverEffect<Base: CustomHoverEffect> {
  let base: Base
  let change: (inout [HoverLayer], EnvironmentValues) -> Void
}

extension ChangedHoverEffect: CustomHoverEffect {
  typealias Body = Never

  func _layers(in environment: EnvironmentValues) -> _HoverLayers {
    var layers = base._layers(in: environment)
    change(&layers.list, environment)
    return layers
  }
}

extension CustomHoverEffect {
  /// The effect and another after it.
  public func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
  ) -> some CustomHoverEffect {
    ChangedHoverEffect(base: self) { layers, environment in
      layers += effect._layers(in: environment).list.map { layer in
        var layer = layer
        layer.group = layer.group ?? group
        layer.isEnabled = layer.isEnabled && isEnabled
        return layer
      }
    }
  }

  /// The effect and one described by its phases after it.
  public func hoverEffect<Content: HoverEffectContent>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Content
  ) -> some CustomHoverEffect {
    ChangedHoverEffect(base: self) { layers, _ in
      layers.append(HoverLayer(body, group: group, isEnabled: isEnabled))
    }
  }

  /// The effect as part of a group, where its parts name none.
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect {
    ChangedHoverEffect(base: self) { layers, _ in
      for index in layers.indices where layers[index].group == nil { layers[index].group = group }
    }
  }

  /// The effect as part of a group, where its parts name none.
  public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID,
    behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some CustomHoverEffect {
    hoverEffectGroup(HoverEffectGroup(id: id, in: namespace, behavior: behavior))
  }

  /// The effect, kept inactive if asked for; what is added later is not concerned.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect {
    ChangedHoverEffect(base: self) { layers, _ in
      for index in layers.indices where disabled { layers[index].isEnabled = false }
    }
  }
}

extension HoverLayer {
  /// An effect from code that describes its phases.
  init<Content: HoverEffectContent>(
    _ body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Content,
    group: HoverEffectGroup?, isEnabled: Bool
  ) {
    self.init(
      steps: { body(EmptyHoverEffectContent(), $0, $1)._steps.list }, group: group,
      isEnabled: isEnabled)
  }
}
