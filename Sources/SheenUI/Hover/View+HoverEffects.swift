internal import SheenCore

extension View {
  /// Changes what the view draws while it is hovered, or while its group is active.
  ///
  /// The code describes both phases in advance, the inactive one too: it depends on its arguments
  /// and on state alone, and what it says for `false` shows whenever the view is not hovered. Layout
  /// and where the pointer counts as over the view do not change. A phase is entered by the
  /// animation it names, else by `Animation.default`, from the values and the velocity there are; a
  /// change whose delay has not run out when the phase ends never shows.
  ///
  /// - Parameters:
  ///   - group: The effects this one acts together with; `nil` for those of the group around the
  ///     view, if there is one.
  ///   - isEnabled: Whether the effect takes part; if not, it stays inactive and activates nothing.
  ///   - body: Given the unchanged look, whether the phase is the active one, and the view's size and
  ///     place, the look in that phase.
  /// - Returns: The view with the effect.
  public nonisolated func hoverEffect<Content: HoverEffectContent>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Content
  ) -> some View {
    modifier(
      HoverEffectModifier(
        layers: { _ in [HoverLayer(body, group: nil, isEnabled: true)] }, group: group,
        isEnabled: isEnabled))
  }

  /// Gives the view a hover effect with a name of its own, in a group.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - group: The group of those of its parts that name none.
  ///   - isEnabled: Whether the effect takes part; if not, it stays inactive and activates nothing.
  /// - Returns: The view with the effect.
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true
  ) -> some View {
    modifier(
      HoverEffectModifier(
        layers: { effect._layers(in: $0).list }, group: group, isEnabled: isEnabled))
  }

  /// Gives the view a hover effect with a name of its own.
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect, isEnabled: Bool = true
  ) -> some View {
    hoverEffect(effect, in: nil, isEnabled: isEnabled)
  }

  /// Gives the view one of the system's hover effects.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    hoverEffect(effect, in: nil, isEnabled: isEnabled)
  }

  /// Makes the hover effects inside that name no group act together; hovering the view anywhere
  /// activates them.
  public nonisolated func hoverEffectGroup() -> some View { modifier(ImplicitHoverGroup()) }

  /// Makes the hover effects inside that name no group members of one; hovering the view anywhere
  /// activates it, as the group's behaviour has it.
  ///
  /// `nil` ends the group of views further out: the effects inside are each for themselves.
  public nonisolated func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View {
    environment(\.hoverGroup, group).modifier(HoverGroupModifier(group: group))
  }

  /// Makes the hover effects inside that name no group members of one of a namespace.
  public nonisolated func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID,
    behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some View {
    hoverEffectGroup(HoverEffectGroup(id: id, in: namespace, behavior: behavior))
  }

  /// Keeps the hover effects inside inactive; no view inside can enable them again.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(
      EnvironmentModifier(
        change: { $0.areHoverEffectsDisabled = $0.areHoverEffectsDisabled || disabled },
        value: disabled))
  }

  /// Chooses the effect that `.automatic` stands for inside; `nil` for none.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect ?? HoverEffect(EmptyHoverEffect()))
  }

  /// Chooses the effect that `.automatic` stands for inside.
  @_disfavoredOverload
  public nonisolated func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View {
    environment(\.defaultHoverEffect, HoverEffect(effect))
  }
}

/// A group of a name no other view has.
struct ImplicitHoverGroup {
  @Namespace private var namespace

  nonisolated init() {}
}

extension ImplicitHoverGroup: ViewModifier {
  func body(content: Content) -> some View {
    content.hoverEffectGroup(HoverEffectGroup(namespace))
  }
}

/// Makes a view activate a group.
struct HoverGroupModifier {
  var group: HoverEffectGroup?
}

extension HoverGroupModifier: ItemModifier {
  func makeWrapper(
    around item: LayoutItem, node: _AnyViewNode, context: UpdateContext
  ) -> HoverGroupItem {
    HoverGroupItem(item, group, host: node.host, context: context)
  }

  func update(_ wrapper: HoverGroupItem, _ context: UpdateContext) {
    guard group != wrapper.group else { return }
    wrapper.host.hover.triggerChanged(from: wrapper.group, to: group)
    wrapper.group = group
  }

  var label: String { "hoverEffectGroup" }
}

/// An item that, hovered, has a say in a group.
final class HoverGroupItem: WrapperItem, HoverTarget {
  var group: HoverEffectGroup?

  init(
    _ content: LayoutItem, _ group: HoverEffectGroup?, host: ViewHost, context: UpdateContext
  ) {
    self.group = group
    super.init(content, host: host, context: context)
  }

  override func hitTest(_ point: Point) -> [any HoverTarget]? {
    content.hit(point).map { $0 + [self] }
  }

  var regionGroup: HoverEffectGroup? { group }
  var isRegionActive: Bool { group.map { host.hover.isActive($0) } ?? false }

  var triggers: [HoverEffectGroup] {
    guard let group, group.behavior != .followsGroup, group.behavior != .ignoresGroup
    else { return [] }
    return [group]
  }
}
