public import Foundation

/// How a list looks.
@MainActor
@preconcurrency
public protocol ListStyle {
  /// What it looks like; an implementation detail.
  nonisolated var _look: _ListLook { get }
}

/// What a list looks like; an implementation detail.
public struct _ListLook: Sendable {
  let look: ListLook
}

/// The look of the system: sections with round corners.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// What it looks like.
  public nonisolated var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// What it looks like.
  public nonisolated var _look: _ListLook { _ListLook(look: .plain) }
}

/// Rows from side to side.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// What it looks like.
  public nonisolated var _look: _ListLook { _ListLook(look: .plain) }
}

/// Sections from side to side.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// What it looks like.
  public nonisolated var _look: _ListLook { _ListLook(look: .grouped) }
}

/// Sections with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// What it looks like.
  public nonisolated var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// Sections with round corners.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// What it looks like.
  public nonisolated var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look of the system: sections with round corners.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from side to side.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from side to side.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections with round corners.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sections with round corners.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: Double?

  /// The system's.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less than the system's.
  public static let compact = ListSectionSpacing(length: 17.5)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: Double(spacing))
  }
}

extension View {
  /// Says how lists inside look.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(\.listLook, style._look.look)
  }

  /// Says whether lists inside have a ground.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Says how far the sections of lists inside are from each other.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Says how far the sections of lists inside are from each other, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, Double(spacing))
  }

  /// Says how far the rows of lists inside are from each other, in points.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { Double($0) })
  }

  /// Puts a view behind the row of a list, in the place of the list's own ground.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(ground: view))
  }

  /// Says what the row of a list keeps clear around its content; `nil` for the system's.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// Says whether there are lines between the row of a list and its neighbours.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(ListLineModifier(edges: edges) { $0.visibility = visibility })
  }

  /// Gives the lines between the row of a list and its neighbours a colour; `nil` for the system's.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(ListLineModifier(edges: edges) { $0.tint = color })
  }
}
