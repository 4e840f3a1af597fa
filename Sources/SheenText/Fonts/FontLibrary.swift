internal import Synchronization

/// The fonts text can be set in: those installed, and those in further folders.
///
/// Each library has its own view of the fonts and shares nothing with others. The same query always
/// gives the same face, one object, while the files stay the same.
package final class FontLibrary: Sendable {
  private let found = Mutex<[FontQuery: TypeFace]>([:])

  /// Finds fonts.
  ///
  /// - Parameters:
  ///   - directories: Folders with further fonts, searched with all folders in them. Their fonts are
  ///     preferred to installed ones of the same name.
  ///   - includesInstalled: Whether the fonts installed on this machine belong to the library.
  package init(directories: [String] = [], includesInstalled: Bool = true) {}

  /// The best font for a query. It always gives one: without any font, one whose glyphs are boxes.
  ///
  /// The query's size does not matter.
  package func face(for query: FontQuery) -> TypeFace { .boxes }

  /// What the user should hear of, each once, in the order it came up.
  package var warnings: [FontWarning] { [] }
}
