internal import SheenCore
internal import SheenDisplay

/// The opacity of an item that comes or goes without a transition of its own.
@MainActor
final class Fade {
  private weak var item: LayoutItem?
  private var opacity: AnimatedProperty<OpacityModifier>
  private let id: ItemID
  var isActive = false

  fileprivate init(_ item: LayoutItem, _ value: Double) {
    self.item = item
    opacity = AnimatedProperty(OpacityModifier(opacity: value))
    id = ItemID(item.host.makeSerial())
  }

  fileprivate func set(_ value: Double, _ transaction: Transaction) {
    guard let item else { return }
    opacity.set(OpacityModifier(opacity: value), transaction, at: item.host.time)
    item.setNeedsRedraw()
    if opacity.isAnimating(at: item.host.time) { item.host.activate(self) }
  }

  /// What an item draws, as translucent as it is at a time.
  func apply(to drawn: [DisplayItem], at time: Double) -> [DisplayItem] {
    drawn.faded(by: opacity.value(at: time).opacity, id: id)
  }
}

extension Fade: ActiveParticipant {
  func timeChanged() { item?.setNeedsRedraw() }
  var animating: [any Animating] { [opacity] }
  var runsSceneCode: Bool { false }
  var geometryAnimating: [any Animating] { [] }
}

extension LayoutItem {
  /// Makes the item more or less translucent, from what it is now or else from a value.
  func fade(to value: Double, from start: Double, _ transaction: Transaction) {
    let fade = fade ?? Fade(self, start)
    self.fade = fade
    fade.set(value, transaction)
  }
}

extension [DisplayItem] {
  /// The items, flattened where they are several, with an opacity.
  func faded(by opacity: Double, id: ItemID) -> [DisplayItem] {
    let factor = Swift.min(Swift.max(opacity, 0), 1)
    if factor == 0 || isEmpty { return [] }
    if factor == 1 { return self }
    var drawn = self
    if drawn.count > 1 { drawn = [DisplayItem(id: id, content: .group(drawn))] }
    drawn[0].opacity *= factor
    return drawn
  }
}
