internal import SheenCore
internal import SheenMotion

/// A frame that animates: what leaves draw in, and what effects turn and stretch about.
///
/// A change of layout jumps; what shows moves from the old frame to the new one, both snapped to
/// pixels, nothing between them, by the animation in force at the item the frame belongs to.
@MainActor
struct PlacedFrame {
  private var property = AnimatedProperty(AnimatableRect(rect: Rect(0, 0, 0, 0)))

  /// Takes the place an item has been given.
  ///
  /// The space is the origin of the coordinates the frame is to be in.
  mutating func move(_ item: LayoutItem, space: Point, isFirst: Bool) {
    var rect = item.host.grid.snapped(item.frame)
    rect.x -= space.x
    rect.y -= space.y
    let frame = AnimatableRect(rect: rect)
    if isFirst {
      property.jump(to: frame)
    } else {
      property.set(frame, item.host.transaction(in: item.scope), at: item.host.time)
      if property.isAnimating(at: item.host.time) { item.host.activate(item) }
    }
  }

  /// The frame that shows at a time.
  func value(at time: Double) -> Rect { property.value(at: time).rect }

  var animating: any Animating { property }
}

/// A rectangle as something to animate.
struct AnimatableRect: Animatable {
  var rect: Rect

  typealias Pair = AnimatablePair<Double, Double>

  var animatableData: AnimatablePair<Pair, Pair> {
    get { AnimatablePair(Pair(rect.x, rect.y), Pair(rect.width, rect.height)) }
    set {
      rect = Rect(
        newValue.first.first, newValue.first.second, newValue.second.first,
        newValue.second.second)
    }
  }
}
