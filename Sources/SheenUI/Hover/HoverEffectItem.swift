internal import SheenCore
internal import SheenDisplay

/// Changes what a view draws while the pointer is over it or over another member of its group.
struct HoverEffectModifier {
  /// The effects, innermost first.
  var layers: (EnvironmentValues) -> [HoverLayer]
  var group: HoverEffectGroup?
  var isEnabled: Bool
}

extension HoverEffectModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> HoverEffectItem {
    let wrapper = HoverEffectItem(item, node: node, context: context)
    update(wrapper, context)
    return wrapper
  }

  func update(_ wrapper: HoverEffectItem, _ context: UpdateContext) {
    wrapper.set(resolvedLayers(context.environment), context.transaction)
  }

  /// The effects with everything around them taken into account.
  private func resolvedLayers(_ environment: EnvironmentValues) -> [HoverLayer] {
    layers(environment).map { layer in
      var layer = layer
      layer.group = layer.group ?? group ?? environment.hoverGroup
      layer.isEnabled =
        layer.isEnabled && isEnabled && !environment.areHoverEffectsDisabled
      return layer
    }
  }

  var label: String { "hoverEffect" }
}

/// An item with hover effects; layout and hit testing do not know of them.
final class HoverEffectItem: WrapperItem, HoverTarget {
  private(set) var members: [HoverMember] = []
  private var layers: [HoverLayer] = []
  private var placed = PlacedFrame()
  private var isPlaced = false
  private weak var node: _AnyViewNode?

  init(_ content: LayoutItem, node: _AnyViewNode, context: UpdateContext) {
    self.node = node
    super.init(content, host: node.host, context: context)
  }

  func set(_ layers: [HoverLayer], _ transaction: Transaction) {
    self.layers = layers
    if members.count != layers.count {
      for member in members { member.join(nil, isEnabled: false, host.hover) }
      members = layers.map { _ in HoverMember(self) }
    }
    for (member, layer) in zip(members, layers) {
      member.join(layer.group, isEnabled: layer.isEnabled, host.hover)
    }
    if isPlaced { describe(transaction) }
  }

  /// Has both phases described for the frame there is.
  private func describe(_ transaction: Transaction) {
    let geometry = geometry
    for (member, layer) in zip(members, layers) {
      let phases = node?.recordingReads {
        (layer.steps(false, geometry), layer.steps(true, geometry))
      }
      guard let phases else { continue }
      member.describe(phases.0, phases.1, transaction, at: host.time)
    }
  }

  func effectChanged() {
    setNeedsRedraw()
    if isAnimating(at: host.time) { host.activate(self) }
  }

  override func frameChanged(space: Point, isFirst: Bool) {
    placed.move(self, space: space, isFirst: isFirst)
    isPlaced = true
    describe(isFirst ? Transaction() : host.transaction(in: scope))
  }

  override var shownFrame: Rect { placed.value(at: host.time) }

  // The pointer meets what is inside; that moves on its own.
  override func timeChanged() { setNeedsRedraw() }
  override var geometryAnimating: [any Animating] { [] }

  override func hitTest(_ point: Point) -> [any HoverTarget]? {
    content.hit(point).map { $0 + [self] }
  }

  var regionGroup: HoverEffectGroup? { members.lazy.compactMap(\.group).first }
  var isRegionActive: Bool { members.contains { host.hover.isActive($0) } }

  var triggers: [HoverEffectGroup] { members.compactMap(\.trigger) }

  override func draw(at time: Double) -> [DisplayItem] {
    let frame = placed.value(at: time)
    return members.reduce(content.drawn(at: time)) { drawn, member in
      member.tracks.reduce(drawn) { $1.apply(to: $0, of: self, in: frame, at: time) }
    }
  }

  override var animating: [any Animating] {
    [placed.animating] + members.flatMap { $0.tracks.map(\.animating) }
  }
}
