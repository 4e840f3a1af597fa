/// Names hover effects that act together, wherever they are.
public struct HoverEffectGroup: Equatable, Sendable {
  /// What a member of a group does to the others, and they to it.
  public struct Behavior: Equatable, Sendable {
    enum Kind: Sendable {
      case activates, follows, ignores, preserves
    }

    let kind: Kind

    /// Hovering the member activates the group.
    public static let activatesGroup = Behavior(kind: .activates)
    /// The member is active with the group and never activates it.
    public static let followsGroup = Behavior(kind: .follows)
    /// The member is active while it is hovered itself and has no part in the group.
    public static let ignoresGroup = Behavior(kind: .ignores)
    /// Hovering the member keeps a group active that already is.
    public static let preservesGroup = Behavior(kind: .preserves)
  }

  /// What makes two groups the same.
  struct Key: Hashable, Sendable {
    let namespace: Namespace.ID
    let id: String?
  }

  let key: Key
  private(set) var behavior: Behavior

  /// Makes the group of a namespace.
  public init(_ namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    self.init(id: nil, in: namespace, behavior: behavior)
  }

  /// Makes one of the groups of a namespace.
  public init(id: String?, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    key = Key(namespace: namespace, id: id)
    self.behavior = behavior
  }

  /// The group with another behaviour of the member.
  public func behavior(_ behavior: Behavior) -> HoverEffectGroup {
    var copy = self
    copy.behavior = behavior
    return copy
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
