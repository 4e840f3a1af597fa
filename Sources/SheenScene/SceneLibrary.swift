/// A compiled scene, loaded into the program for good.
package struct SceneLibrary: Sendable {
  /// The function a compiled scene exports: it returns a retained `SceneEntry`.
  package static let entrySymbol = "sheen_scene_entry"

  /// How to make the scene's view.
  package let entry: SceneEntry

  /// Why a file cannot be loaded.
  package enum LoadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's loader refuses it, and says why.
    case unloadable(String)
    /// It exports no scene.
    case noScene

    /// One line: the cause, and the mend where there is one.
    package var description: String {
      switch self {
      case .unloadable(let problem): problem
      case .noScene: "holds no scene; make it again with sheen compile"
      }
    }
  }

  /// Loads a shared object; one that is loaded already is used again.
  package init(path: String) throws(LoadError) {
    // A path without a slash would be looked for among the system's libraries.
    let (handle, problem) = Descriptor.load(path.contains("/") ? path : "./" + path)
    guard let handle else { throw .unloadable(problem) }
    guard let symbol = Descriptor.symbol(Self.entrySymbol, in: handle) else { throw .noScene }
    typealias Entry = @convention(c) () -> UnsafeMutableRawPointer
    entry = SceneEntry.taking(unsafeBitCast(symbol, to: Entry.self)())
  }
}
