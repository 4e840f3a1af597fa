internal import Foundation

/// Shows its first screen in all the space there is; bars are not drawn and nothing is pushed.
public struct NavigationStack<Data, Root> {
  let root: Root
  /// Whether another screen would lie over the first.
  var isPushed = false
}

extension NavigationStack: View where Root: View {
  /// Makes a stack with a first screen.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root())
  }

  /// Makes a stack with a first screen; the path is not followed.
  public nonisolated init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.init(root: root(), isPushed: !path.wrappedValue.isEmpty)
  }

  /// Makes a stack with a first screen; the path is not followed.
  public nonisolated init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(root: root(), isPushed: !path.wrappedValue.isEmpty)
  }

  /// The first screen.
  public var body: some View { Screen { root }.warning(of: "NavigationStack", isPushed) }
}

/// Shows its first screen in all the space there is; bars are not drawn and nothing is pushed.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View where Content: View {
  /// Makes a view with a first screen.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// The first screen.
  public var body: some View { Screen { content } }
}

/// All the space there is, with views in its middle.
struct Screen<Content> {
  let content: Content
}

extension Screen: View where Content: View {
  nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  var body: some View {
    ZStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The screens on top of the first one.
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []

  /// Makes the path to the first screen.
  public init() {}

  /// The number of screens on top of the first.
  public var count: Int { elements.count }

  /// Whether the first screen is on top.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value.
  public mutating func append<Value: Hashable>(_ value: Value) { elements.append(value) }

  /// Takes values off the end.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(k, elements.count)) }
}

/// Shows its label; it leads nowhere.
public struct NavigationLink<Label, Destination> {
  let label: Label
}

extension NavigationLink: View where Label: View, Destination: View {
  /// Makes a link with a label.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Makes a link with a label.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// The label.
  public var body: some View { label }
}

extension NavigationLink where Label: View, Destination == Never {
  /// Makes a link with a label.
  public nonisolated init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }
}

/// How the screens of a navigation view lie; there is one here.
@MainActor
@preconcurrency
public protocol NavigationViewStyle {}

/// One screen over the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Screens beside each other; Sheen shows the first.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// As the system likes.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen over the other.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Screens beside each other.
  public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system likes.
  public nonisolated static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

extension View {
  /// Accepted: navigation views show one screen, in whatever style.
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(
    _ style: Style
  ) -> some View { self }

  /// Accepted: nothing is pushed, and a warning says so when it would be.
  public nonisolated func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
  ) -> some View { warning(of: "navigationDestination", isPresented.wrappedValue) }

  /// Accepted: nothing is pushed, and a warning says so when it would be.
  public nonisolated func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View { warning(of: "navigationDestination", item.wrappedValue != nil) }
}
