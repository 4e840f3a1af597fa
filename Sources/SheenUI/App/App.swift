internal import Foundation

/// A program, by the windows it has.
///
/// The tools show the view of a scene's file; a program of one's own has no window, and says so.
@MainActor
@preconcurrency
public protocol App {
  /// The windows.
  associatedtype Body: Scene

  /// The windows.
  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }

  /// Makes the program.
  @MainActor
  @preconcurrency
  init()
}

extension App {
  /// Says that a program has no window, and ends.
  @MainActor
  @preconcurrency
  public static func main() {
    let text = "\(Self.self): a program has no window here; sheen preview FILE shows its views\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(1)
  }
}

/// A part of a program that people see, such as a window.
@MainActor
@preconcurrency
public protocol Scene {
  /// The parts it is made of.
  associatedtype Body: Scene

  /// The parts it is made of.
  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Sheen's own scenes have no body.
  @MainActor
  @preconcurrency
  public var body: Never { preconditionFailure("\(Self.self) has no body to evaluate") }
}

/// Makes one scene of those listed.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ others: repeat each Other
  ) -> some Scene {
    SceneList(content: (first, repeat each others))
  }
}

/// Several scenes.
private struct SceneList<Content> {
  let content: Content
}

extension SceneList: Scene {
  typealias Body = Never
}

/// Windows with the same content.
public struct WindowGroup<Content> {
  let content: Content
}

extension WindowGroup: Scene where Content: View {
  /// A scene of Sheen's own has no body.
  public typealias Body = Never

  /// Makes windows with the views listed.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// Makes windows with the views listed, by an identifier.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Makes windows with the views listed, under a title.
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, id: String = "", @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension Scene {
  /// Accepted: windows have no frames here.
  public nonisolated func windowStyle<Style>(_ style: Style) -> some Scene
  where Style: WindowStyle { self }

  /// Accepted: windows have no sizes of their own here.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Accepted: the size is that of the picture.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Accepted: the size is that of the picture.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
}

/// How a window looks.
public protocol WindowStyle {}

/// As the system likes.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Without a bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Without a frame.
public struct PlainWindowStyle: WindowStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the system likes.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// What extents a window may have.
public struct WindowResizability: Sendable {
  /// As the system likes.
  public static let automatic = WindowResizability()
  /// That of its content.
  public static let contentSize = WindowResizability()
  /// That of its content, or more.
  public static let contentMinSize = WindowResizability()
}
