/// Names hover effects that act together, wherever in the tree they are.
///
/// Hovering a member activates the whole group, where the members' behaviours do not say otherwise.
/// Groups are the same if their namespaces and their ids are.
public struct HoverEffectGroup: Equatable, Sendable {
  /// What hovering a member does to its group, and the group to the member.
  public struct Behavior: Equatable, Sendable {
    enum Kind: Sendable {
      case activates, follows, ignores, preserves
    }

    let kind: Kind

    /// The member is active with the group, and hovering it activates the group.
    public static let activatesGroup = Behavior(kind: .activates)
    /// The member is active with the group, and hovering it has no effect.
    public static let followsGroup = Behavior(kind: .follows)
    /// The member is active while it is hovered itself, and has no part in the group.
    public static let ignoresGroup = Behavior(kind: .ignores)
    /// The member is active with the group, and hovering it keeps the group active once it is.
    public static let preservesGroup = Behavior(kind: .preserves)
  }

  /// What makes two groups the same.
  struct Key: Hashable, Sendable {
    let namespace: Namespace.ID
    let id: String?
  }

  let key: Key
  private(set) var behavior: Behavior

  /// The group that the system's own controls over a window belong to.
  ///
  /// There are none here, so that it is activated by its other members alone.
  public static var systemOverlays: HoverEffectGroup {
    HoverEffectGroup(Namespace.ID(number: .max))
  }

  /// Makes the group of a namespace.
  public init(_ namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    self.init(id: nil, in: namespace, behavior: behavior)
  }

  /// Makes one of the groups of a namespace; `nil` is the one without an id.
  public init(id: String?, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    key = Key(namespace: namespace, id: id)
    self.behavior = behavior
  }

  /// The same group, with another behaviour of the member that names it so.
  public func behavior(_ behavior: Behavior) -> HoverEffectGroup {
    var copy = self
    copy.behavior = behavior
    return copy
  }
}

extension HoverEffectGroup {
  /// What people looking at a scene are told the group is called.
  var name: String {
    self.key == Self.systemOverlays.key
      ? "system overlays" : "\(key.namespace.number)" + (key.id.map { " " + $0 } ?? "")
  }
}

extension EnvironmentValues {
  private enum GroupKey: EnvironmentKey {
    static let defaultValue: HoverEffectGroup? = nil
  }
  private enum DisabledKey: EnvironmentKey {
    static let defaultValue = false
  }
  private enum DefaultEffectKey: EnvironmentKey {
    static var defaultValue: HoverEffect { .highlight }
  }

  /// Whether hover effects take part in hovering at all.
  ///
  /// To disable them use `hoverEffectDisabled(_:)`, which no view inside can undo.
  public var isHoverEffectEnabled: Bool {
    get { !areHoverEffectsDisabled }
    set { areHoverEffectsDisabled = !newValue }
  }

  /// The group of hover effects that name none.
  var hoverGroup: HoverEffectGroup? {
    get { self[GroupKey.self] }
    set { self[GroupKey.self] = newValue }
  }

  /// Whether hover effects stay inactive.
  var areHoverEffectsDisabled: Bool {
    get { self[DisabledKey.self] }
    set { self[DisabledKey.self] = newValue }
  }

  /// What `.automatic` stands for.
  var defaultHoverEffect: HoverEffect {
    get { self[DefaultEffectKey.self] }
    set { self[DefaultEffectKey.self] = newValue }
  }
}
