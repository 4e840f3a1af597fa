internal import Foundation
internal import SheenCore

/// Views of which a part shows: a drag, the wheel and a script's `scroll` move what is inside.
///
/// It takes the space offered in the directions it scrolls in and is as large as its content
/// across. No indicators are drawn.
public struct ScrollView<Content> {
  /// The views inside.
  public var content: Content
  /// The directions it scrolls in.
  public var axes: Axis.Set
  /// Whether a drag would show how far it has scrolled.
  public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
  /// Makes a view that scrolls.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
  }

  /// Makes a node with one layout item.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    let item = ScrollItem(view.axes, host: inputs.host, context: inputs.context)
    return ContainerNode(view, inputs, item: item, content: { $0.column }) {
      item, view, context in
      item.axes = view.axes
      item.settings = ScrollSettings(context.environment)
      item.behavior = context.environment.scrollTargetBehavior
    }
  }

  private var column: ScrollColumn<Content> {
    ScrollColumn(axis: axes == .horizontal ? .horizontal : .vertical, content: content)
  }
}

/// What scrolls: several views follow one another in the direction of scrolling.
private struct ScrollColumn<Content: View> {
  let axis: Axis
  let content: Content
}

extension ScrollColumn: View {
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ContainerNode(
      view, inputs,
      arranger: { StackArranger(axis: $0.axis, alignment: .center, spacing: nil) },
      content: { $0.content })
  }
}

/// What modifiers around a scroll view say of it.
struct ScrollSettings: Equatable {
  /// The space between the edges of the view and of its content, in points.
  var margins = EdgeInsets()
  var isClipDisabled = false
  var isDisabled = false
  /// The directions it does not give way in where all of the content shows.
  var rigidAxes: Axis.Set = []
  /// What of the content stays where it is, if that has been said.
  var anchors = ScrollAnchors()

  init(_ environment: EnvironmentValues) {
    margins = environment.scrollContentMargins
    isClipDisabled = environment.isScrollClipDisabled
    isDisabled = !environment.isScrollEnabled || !environment.isEnabled
    rigidAxes = environment.scrollRigidAxes
    anchors = environment.defaultScrollAnchors
  }

  init() {}
}

extension EnvironmentValues {
  private enum MarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
  }
  private enum ClipKey: EnvironmentKey {
    static let defaultValue = false
  }
  private enum EnabledKey: EnvironmentKey {
    static let defaultValue = true
  }
  private enum RigidAxesKey: EnvironmentKey {
    static let defaultValue: Axis.Set = []
  }
  private enum AnchorKey: EnvironmentKey {
    static let defaultValue = ScrollAnchors()
  }

  var scrollContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ClipKey.self] }
    set { self[ClipKey.self] = newValue }
  }

  /// Whether views inside scroll.
  public var isScrollEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  var scrollRigidAxes: Axis.Set {
    get { self[RigidAxesKey.self] }
    set { self[RigidAxesKey.self] = newValue }
  }

  var defaultScrollAnchors: ScrollAnchors {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }
}

extension View {
  /// Says whether views inside scroll.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  /// Says whether scroll views inside show their content beyond their frames.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Leaves space between the edges of scroll views inside and their content, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollContentMargins) { margins in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Leaves space between the edges of scroll views inside and their content, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, edges: .all), for: placement)
  }

  /// Leaves space between the edges of scroll views inside and their content, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Accepted: indicators are never drawn.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Says whether scroll views inside give way to a drag where all of their content shows.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollRigidAxes) { rigid in
      if behavior == .basedOnSize { rigid.formUnion(axes) } else { rigid.subtract(axes) }
    }
  }
}

/// What margins are of.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// Of what scrolls.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// Of what scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// Of what shows how far it has scrolled, which is not drawn.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Whether it shows how far a view has scrolled; it never does here.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While it scrolls.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Never, unless a pointing device needs them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// What happens at the ends of a view that scrolls.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// It always gives way.
  public static let always = ScrollBounceBehavior(name: "always")
  /// It gives way where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
