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
