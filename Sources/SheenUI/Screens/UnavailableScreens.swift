public import Foundation

// Views that show what is not in the scene, with what to write instead.

/// Screens beside each other.
@available(*, unavailable, message: "Sheen shows one screen; use an HStack of the columns")
public struct NavigationSplitView<Sidebar, Content, Detail>: View {
  /// Makes two columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Sidebar: View, Detail: View, Content == EmptyView {}

  /// Makes three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) where Sidebar: View, Content: View, Detail: View {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A picture from a network.
@available(
  *, unavailable,
  message: "nothing is loaded from a network; put the picture beside the file and use Image(_:)"
)
public struct AsyncImage<Content>: View {
  /// Makes a view of an address.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == EmptyView {}

  /// Makes a view of an address.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == EmptyView {}

  /// Makes a view of an address.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) where Content: View {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// How far a picture from a network has come.
public enum AsyncImagePhase: Sendable {
  /// It is not there.
  case empty
  /// It is there.
  case success(Image)
  /// It does not come.
  case failure(any Error)

  /// The picture.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it does not come.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A view of UIKit.
@available(
  *, unavailable, message: "there is no UIKit; use views of SwiftUI, a Canvas or a gesture"
)
public protocol UIViewRepresentable: View {
  /// What has been made for the view.
  typealias Context = _RepresentableContext<Self>
}

/// A view controller of UIKit.
@available(
  *, unavailable, message: "there is no UIKit; use views of SwiftUI, a Canvas or a gesture"
)
public protocol UIViewControllerRepresentable: View {
  /// What has been made for the view.
  typealias Context = _RepresentableContext<Self>
}

/// A view of AppKit.
@available(
  *, unavailable, message: "there is no AppKit; use views of SwiftUI, a Canvas or a gesture"
)
public protocol NSViewRepresentable: View {
  /// What has been made for the view.
  typealias Context = _RepresentableContext<Self>
}

/// A view controller of AppKit.
@available(
  *, unavailable, message: "there is no AppKit; use views of SwiftUI, a Canvas or a gesture"
)
public protocol NSViewControllerRepresentable: View {
  /// What has been made for the view.
  typealias Context = _RepresentableContext<Self>
}

/// What has been made for a view of another framework; an implementation detail.
public struct _RepresentableContext<Representable> {}

@available(*, unavailable)
extension UIViewRepresentable {
  /// Nothing.
  public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension UIViewControllerRepresentable {
  /// Nothing.
  public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension NSViewRepresentable {
  /// Nothing.
  public var body: some View { EmptyView() }
}

@available(*, unavailable)
extension NSViewControllerRepresentable {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension Image {
  /// Makes the picture of an image of UIKit.
  @available(*, unavailable, message: "put the picture beside the file and use Image(_:)")
  public init<Picture>(uiImage: Picture) { self.init("") }

  /// Makes the picture of an image of AppKit.
  @available(*, unavailable, message: "put the picture beside the file and use Image(_:)")
  public init<Picture>(nsImage: Picture) { self.init("") }

  /// Makes the picture of an image of Core Graphics.
  @available(*, unavailable, message: "put the picture beside the file and use Image(_:)")
  public init<Picture, Words>(
    _ cgImage: Picture, scale: CGFloat, orientation: Orientation = .up, label: Words
  ) { self.init("") }

  /// Makes the picture of an image of Core Graphics.
  @available(*, unavailable, message: "put the picture beside the file and use Image(_:)")
  public init<Picture>(
    decorative cgImage: Picture, scale: CGFloat, orientation: Orientation = .up
  ) { self.init("") }

  /// How a picture lies in its file.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As it is.
    case up
    /// Mirrored.
    case upMirrored
    /// Upside down.
    case down
    /// Upside down and mirrored.
    case downMirrored
    /// To the left, mirrored.
    case leftMirrored
    /// To the right.
    case right
    /// To the right, mirrored.
    case rightMirrored
    /// To the left.
    case left
  }
}

extension View {
  /// Has a person drag something out of the view.
  @available(
    *, unavailable, message: "nothing is dragged between views; use DragGesture and offset"
  )
  public nonisolated func onDrag<Provider>(_ data: @escaping () -> Provider) -> some View { self }

  /// Has a person drag something out of the view, with a picture of it.
  @available(
    *, unavailable, message: "nothing is dragged between views; use DragGesture and offset"
  )
  public nonisolated func onDrag<Provider, V: View>(
    _ data: @escaping () -> Provider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Takes what a person drops onto the view.
  @available(
    *, unavailable, message: "nothing is dragged between views; use DragGesture and offset"
  )
  public nonisolated func onDrop<Types, Provider>(
    of types: Types, isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [Provider]) -> Bool
  ) -> some View { self }

  /// Takes what a person drops onto the view.
  @available(
    *, unavailable, message: "nothing is dragged between views; use DragGesture and offset"
  )
  public nonisolated func onDrop<Types, Delegate>(
    of types: Types, delegate: Delegate
  ) -> some View { self }

  /// Has a person drag a value out of the view.
  @available(
    *, unavailable, message: "nothing is dragged between views; use DragGesture and offset"
  )
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }

  /// Has a person drag a value out of the view, with a picture of it.
  @available(
    *, unavailable, message: "nothing is dragged between views; use DragGesture and offset"
  )
  public nonisolated func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Takes values that a person drops onto the view.
  @available(
    *, unavailable, message: "nothing is dragged between views; use DragGesture and offset"
  )
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
