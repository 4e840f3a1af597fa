public import Foundation
internal import SheenCore
internal import SheenDisplay

/// Puts the shadow of a flattened view below it.
struct ShadowEffect: GroupEffect, Sendable {
  var shadow: DropShadow

  func applied(to items: [DisplayItem], id: ItemID) -> [DisplayItem] {
    if shadow.color.alpha == 0 { return items }
    var item = items.grouped(id: id)
    item.shadow = shadow
    return [item]
  }

  var label: String { "shadow" }
  var details: String {
    "\(shadow.color.shortDescription) \(shadow.radius) (\(shadow.offset.x) \(shadow.offset.y))"
  }
}

extension ShadowEffect: Animatable {
  var animatableData: AnimatableNumbers {
    get { AnimatableNumbers(numbers: shadow.animatableNumbers.map { $0 * Animation.unitScale }) }
    set { shadow.animatableNumbers = newValue.numbers.map { $0 / Animation.unitScale } }
  }
}

extension DropShadow {
  /// Colour, radius and offset.
  var animatableNumbers: [Double] {
    get { color.animatableNumbers + [radius, offset.x, offset.y] }
    set {
      guard newValue.count == 7 else { return }
      color = RGBA(animatable: newValue[..<4])
      (radius, offset) = (newValue[4], Point(newValue[5], newValue[6]))
    }
  }
}

/// A shadow whose colour depends on the environment.
private struct ShadowModifier {
  let style: ShadowStyle

  @MainActor
  func effect(_ context: UpdateContext) -> ShadowEffect {
    ShadowEffect(shadow: style.shadow(in: context.environment))
  }
}

extension ShadowModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> GroupEffectItem<ShadowEffect> {
    GroupEffectItem(item, effect(context), host: node.host, context: context)
  }

  func update(_ wrapper: GroupEffectItem<ShadowEffect>, _ context: UpdateContext) {
    wrapper.set(effect(context), context.transaction)
  }

  var label: String { "shadow" }
}

extension View {
  /// Puts the view's shadow below it; its frame stays.
  ///
  /// - Parameters:
  ///   - color: What the shadow is filled with.
  ///   - radius: The standard deviation of the shadow's blur in points.
  ///   - x: How far the shadow lies to the right, in points.
  ///   - y: How far the shadow lies below, in points.
  /// - Returns: The view with its shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(style: .drop(color: color, radius: radius, x: x, y: y)))
  }
}
