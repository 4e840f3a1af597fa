internal import SheenCore

extension View {
  /// Changes what the view draws while it is hovered, or while another member of a group is.
  ///
  /// The code is called for both phases in advance and has to depend on its arguments and on state
  /// alone. Where it names no animation, phases are entered by the system's.
  public nonisolated func hoverEffect<Content: HoverEffectContent>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Content
  ) -> some View {
    modifier(
      HoverEffectModifier(
        layers: { _ in [HoverLayer(body, group: nil, isEnabled: true)] }, group: group,
        isEnabled: isEnabled))
  }

  /// Gives the view a hover effect with a name, in a group.
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true
  ) -> some View {
    modifier(
      HoverEffectModifier(
        layers: { effect._layers(in: $0).list }, group: group, isEnabled: isEnabled))
  }

  /// Gives the view a hover effect with a name.
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

  /// Makes all hover effects inside act together; hovering any place of the view activates them.
  public nonisolated func hoverEffectGroup() -> some View { modifier(ImplicitHoverGroup()) }

  /// Makes the hover effects inside that name no group members of one; hovering any place of the
  /// view activates it, as the group's behaviour has it.
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
    transformEnvironment(\.defaultHoverEffect) {
      $0 = effect ?? HoverEffect(EmptyHoverEffect())
    }
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

  func update(_ wrapper: HoverGroupItem, _ context: UpdateContext) { wrapper.group = group }

  var label: String { "hoverEffectGroup" }
}

/// An item that, hovered, has a say in a group.
final class HoverGroupItem: WrapperItem, HoverRegion {
  var group: HoverEffectGroup?

  init(
    _ content: LayoutItem, _ group: HoverEffectGroup?, host: ViewHost, context: UpdateContext
  ) {
    self.group = group
    super.init(content, host: host, context: context)
  }

  override func hit(_ point: Point) -> [any HoverRegion]? {
    content.hit(point).map { $0 + [self] }
  }

  var triggers: [HoverEffectGroup] {
    guard let group, group.behavior != .followsGroup, group.behavior != .ignoresGroup
    else { return [] }
    return [group]
  }
}
