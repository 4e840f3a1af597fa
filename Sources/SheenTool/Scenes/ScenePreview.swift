/// A preview that a file holds.
struct ScenePreview: Hashable, Sendable {
  /// What the type of the view is called that a `#Preview` becomes.
  static let typeName = "SheenPreview"

  /// The name in `#Preview("name")`, or the provider's type.
  let name: String?
  /// Where it lies, in bytes; all of it is left out where another view is shown.
  let range: Range<Int>
  /// What makes its view.
  let expression: String
  /// What is replaced where it is shown.
  let edits: [SceneFile.Edit]
}
