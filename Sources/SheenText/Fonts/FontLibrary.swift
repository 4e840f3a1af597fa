internal import Synchronization

/// The fonts text can be set in: those installed, and those in further folders.
///
/// Each library has its own view of the fonts and shares nothing with others. The same query always
/// gives the same face, one object, while the files stay the same. Files are read when first needed.
/// It is safe to use from several threads.
package final class FontLibrary: Sendable {
  private let state: Mutex<FontShelf>

  /// Finds fonts.
  ///
  /// - Parameters:
  ///   - directories: Folders with further fonts, searched with all folders in them. Their fonts are
  ///     preferred to installed ones of the same name.
  ///   - includesInstalled: Whether the fonts installed on this machine belong to the library.
  package init(directories: [String] = [], includesInstalled: Bool = true) {
    state = Mutex(FontShelf(directories: directories, includesInstalled: includesInstalled))
  }

  /// The best font for a query.
  ///
  /// There always is one: without any font, one whose glyphs are boxes. The query's size does not matter.
  package func face(for query: FontQuery) -> TypeFace { state.withLock { $0.face(query) } }

  /// The best font that has characters which the query's own font lacks.
  ///
  /// - Parameters:
  ///   - scalars: Characters that belong together, without those that have no drawing.
  ///   - query: What the font should look like.
  ///   - isEmoji: Whether coloured pictures are preferred; else they are taken last.
  /// - Returns: The font; `nil` where none has them all.
  func substitute(for scalars: [Unicode.Scalar], like query: FontQuery, isEmoji: Bool) -> TypeFace?
  {
    state.withLock { $0.substitute(scalars, query, isEmoji: isEmoji) }
  }

  /// What the user should hear of, each once, in the order it came up.
  package var warnings: [FontWarning] { state.withLock { $0.warnings } }
}
