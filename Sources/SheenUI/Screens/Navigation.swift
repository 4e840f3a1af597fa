internal import Foundation

/// Shows its first screen in all the space there is; bars are not drawn and nothing is pushed.
public struct NavigationStack<Data, Root> {
  let root: Root
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
    self.init(root: root())
  }

  /// Makes a stack with a first screen; the path is not followed.
  public nonisolated init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(root: root())
  }

  /// The first screen.
  public var body: some View { Screen { root } }
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
