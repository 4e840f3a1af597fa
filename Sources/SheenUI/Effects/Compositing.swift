internal import SheenCore
internal import SheenDisplay

/// Composites a view as a whole, in some mode, onto what lies behind.
struct BlendEffect: GroupEffect {
  var mode: BlendMode

  typealias AnimatableData = EmptyAnimatableData

  func applied(to items: [DisplayItem], id: ItemID) -> [DisplayItem] {
    var item =
      items.count == 1 && items[0].blend == .normal && items[0].mask == nil
      ? items[0] : items.grouped(id: id)
    item.blend = mode.blend
    return mode == .normal ? items : [item]
  }

  var label: String { "blendMode" }
  var details: String { "\(mode)" }
}

/// Flattens a view, so that blend modes and opacities inside and outside do not meet.
struct IsolationEffect: GroupEffect {
  let label: String
  var details: String { "" }

  typealias AnimatableData = EmptyAnimatableData

  func applied(to items: [DisplayItem], id: ItemID) -> [DisplayItem] {
    var item = items.grouped(id: id)
    item.isIsolated = true
    return [item]
  }
}

/// The space a flattened view is composited in.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Encoded sRGB.
  case nonLinear
  /// Linear light; Sheen composites encoded values all the same.
  case linear
  /// Extended linear light; Sheen composites encoded values all the same.
  case extendedLinear
}

extension View {
  /// Composites the view with what lies behind it in a mode.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(GroupEffectModifier(effect: BlendEffect(mode: blendMode)))
  }

  /// Composites the views inside with each other first, and the result with what lies behind.
  public nonisolated func compositingGroup() -> some View {
    modifier(GroupEffectModifier(effect: IsolationEffect(label: "compositingGroup")))
  }

  /// Composites the views inside into one picture; no effect on what it looks like, but that blend
  /// modes inside do not see what lies behind.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(GroupEffectModifier(effect: IsolationEffect(label: "drawingGroup")))
  }
}
