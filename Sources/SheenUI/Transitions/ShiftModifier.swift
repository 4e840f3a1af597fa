internal import SheenCore
internal import SheenDisplay

/// Moves what a view draws, by shares of its own extents and by distances.
struct ShiftModifier {
  /// The share of the width, to the trailing side.
  var x = 0.0
  /// The share of the height, down.
  var y = 0.0
  /// The distance in points, to the right and down.
  var distance = CGSize.zero

  nonisolated init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  nonisolated init(by distance: CGSize) { self.distance = distance }

  /// Moves towards an edge.
  nonisolated init(to edge: Edge, by share: Double) {
    switch edge {
    case .leading: x = -share
    case .trailing: x = share
    case .top: y = -share
    case .bottom: y = share
    }
  }
}

extension ShiftModifier: Animatable {
  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, CGSize.AnimatableData> {
    get {
      AnimatablePair(
        AnimatablePair(x * Animation.unitScale, y * Animation.unitScale), distance.animatableData)
    }
    set {
      x = newValue.first.first / Animation.unitScale
      y = newValue.first.second / Animation.unitScale
      distance.animatableData = newValue.second
    }
  }
}

extension ShiftModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> ShiftItem {
    ShiftItem(item, self, host: node.host, context: context)
  }

  func update(_ wrapper: ShiftItem, _ context: UpdateContext) {
    wrapper.set(self, context.transaction)
  }

  var details: String { "x: \(x), y: \(y)" }
}

/// An item whose content is drawn elsewhere.
final class ShiftItem: EffectItem<ShiftModifier> {
  override func map(_ shift: ShiftModifier, in frame: Rect) -> Projection {
    Projection(
      .translation(
        (isMirrored ? -shift.x : shift.x) * frame.width + Double(shift.distance.width),
        shift.y * frame.height + Double(shift.distance.height)))
  }
}
