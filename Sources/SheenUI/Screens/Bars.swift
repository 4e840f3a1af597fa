internal import Foundation

// What belongs to bars around a screen: accepted, since effect code names it around its views, and
// not drawn, as `Documentation/Layout.md` says; a warning says so where something would show.

extension View {
  /// Tells once, when the view comes, what of it is not drawn.
  nonisolated func notDrawn(_ name: String, _ advice: String) -> some View {
    onAppear { Warnings.warn("\(name): \(advice)") }
  }

  /// Tells once of a title in a bar.
  nonisolated func titleNotDrawn() -> some View {
    notDrawn("navigationTitle", "the bar's title is not drawn; put a view on top of a VStack")
  }

  /// Tells once of what stands in a bar.
  fileprivate nonisolated func itemsNotDrawn() -> some View {
    notDrawn("toolbar", "what stands in bars is not drawn; use an overlay or safeAreaInset")
  }

  /// Tells once of the ground of a bar.
  fileprivate nonisolated func barNotDrawn(_ isDrawn: Bool = true) -> some View {
    onAppear {
      guard isDrawn else { return }
      Warnings.warn(
        "toolbarBackground: bars are not drawn; use safeAreaInset with a background")
    }
  }
}

/// A place in a bar.
public struct ToolbarItemPlacement: Sendable {
  /// Where the system likes.
  public static let automatic = ToolbarItemPlacement()
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement()
  /// Where what leads on stands.
  public static let primaryAction = ToolbarItemPlacement()
  /// Where what confirms stands.
  public static let confirmationAction = ToolbarItemPlacement()
  /// Where what cancels stands.
  public static let cancellationAction = ToolbarItemPlacement()
  /// In the bar at the top, at its beginning.
  public static let topBarLeading = ToolbarItemPlacement()
  /// In the bar at the top, at its end.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// In the bar at the top, at its beginning.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// In the bar at the top, at its end.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement()
  /// Over a keyboard.
  public static let keyboard = ToolbarItemPlacement()
  /// Beside the title.
  public static let navigation = ToolbarItemPlacement()
  /// The bar at the top.
  public static let navigationBar = ToolbarItemPlacement()
  /// The bar of tabs.
  public static let tabBar = ToolbarItemPlacement()
}

/// Which bar is meant.
public typealias ToolbarPlacement = ToolbarItemPlacement

/// What a bar holds; own types of it say so by other such things in their body.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// What it is made of.
  @ToolbarContentBuilder var body: Body { get }
}

extension ToolbarContent where Body == Self {
  /// Itself.
  public var body: Self { self }
}

/// A view in a bar.
public struct ToolbarItem<ID, Content>: ToolbarContent {
  /// Itself.
  public typealias Body = ToolbarItem<ID, Content>

  /// Makes a view of a bar.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void, Content: View {}

  /// Makes a view of a bar.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String, Content: View {}
}

/// Several views in a bar.
public struct ToolbarItemGroup<Content>: ToolbarContent {
  /// Itself.
  public typealias Body = ToolbarItemGroup<Content>

  /// Makes views of a bar.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where Content: View {}
}

/// Lists what a bar holds.
@resultBuilder
public enum ToolbarContentBuilder {
  /// What is listed.
  public struct Contents: ToolbarContent {
    /// Itself.
    public typealias Body = Contents
  }

  /// One part.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Contents {
    Contents()
  }

  /// All parts.
  public static func buildBlock(_ contents: Contents...) -> Contents { Contents() }

  /// A part that may be missing.
  public static func buildIf(_ content: Contents?) -> Contents { Contents() }

  /// One of two parts.
  public static func buildEither(first: Contents) -> Contents { first }

  /// One of two parts.
  public static func buildEither(second: Contents) -> Contents { second }
}

/// How a title stands in its bar.
public enum NavigationBarTitleDisplayMode: Sendable {
  /// As the system likes.
  case automatic
  /// Small.
  case inline
  /// Large.
  case large
}

/// How a title stands in its bar.
public struct ToolbarTitleDisplayMode: Sendable {
  /// As the system likes.
  public static let automatic = ToolbarTitleDisplayMode()
  /// Large.
  public static let large = ToolbarTitleDisplayMode()
  /// Small.
  public static let inline = ToolbarTitleDisplayMode()
  /// Large, and small beside other things.
  public static let inlineLarge = ToolbarTitleDisplayMode()
}

/// Names that stood in a type of their own.
public enum NavigationBarItem {
  /// How a title stands in its bar.
  public typealias TitleDisplayMode = NavigationBarTitleDisplayMode
}

/// Whether something shows.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system likes.
  case automatic
  /// It shows.
  case visible
  /// It does not.
  case hidden
}

extension View {
  /// Accepted: bars are not drawn.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    titleNotDrawn()
  }

  /// Accepted: bars are not drawn.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<Title: StringProtocol>(
    _ subtitle: Title
  ) -> some View { titleNotDrawn() }

  /// Accepted: bars are not drawn.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { titleNotDrawn() }

  /// Accepted: bars are not drawn.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Accepted: bars are not drawn.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Accepted: bars are not drawn.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  { self }

  /// Accepted: bars are not drawn.
  public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    itemsNotDrawn()
  }

  /// Accepted: bars are not drawn.
  public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    itemsNotDrawn()
  }

  /// Accepted: bars are not drawn.
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View { itemsNotDrawn() }

  /// Accepted: nothing is pushed.
  public nonisolated func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View { self }

  /// Accepted: bars are not drawn.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { itemsNotDrawn() }

  /// Accepted: bars are not drawn.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { itemsNotDrawn() }

  /// Accepted: bars are not drawn.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted: bars are not drawn.
  public nonisolated func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { barNotDrawn() }

  /// Accepted: bars are not drawn.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barNotDrawn(visibility == .visible) }

  /// Accepted: bars are not drawn.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { toolbarBackground(visibility) }

  /// Accepted: bars are not drawn, hidden ones least of all.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted: bars are not drawn.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }

  /// Accepted: bars are not drawn.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted: there is no status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepted: there is no status bar.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Accepted: the system draws nothing over the picture.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
