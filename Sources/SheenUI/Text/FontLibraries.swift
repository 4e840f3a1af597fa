internal import SheenText
internal import Synchronization

/// The fonts of scenes, found once for the same folders.
enum FontLibraries {
  private static let known = Mutex<[[String]: FontLibrary]>([:])

  /// The fonts installed, and those in further folders.
  static func library(_ directories: [String]) -> FontLibrary {
    known.withLock { known in
      if let library = known[directories] { return library }
      let library = FontLibrary(directories: directories)
      known[directories] = library
      return library
    }
  }
}
