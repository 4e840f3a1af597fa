/// Chooses the view of a scene that is drawn.
package struct ViewChoice: Hashable, Sendable {
  /// The file that declares the view, an index into the scene's files.
  package let file: Int
  /// The view's name.
  package let name: String

  /// Chooses: the wanted view; else the one named like the scene or the file; else the first declared
  /// one that needs no arguments and that no other view of the scene uses.
  ///
  /// Errors name the scene by `scene`; `sceneName` is the name of the file or folder, without its ending.
  package init(
    in files: [SceneFile], scene: String, sceneName: String, wanted: String?
  ) throws(ToolError) {
    let declared = files.enumerated().flatMap { i, file in file.views.map { (i, $0) } }
    guard !declared.isEmpty else {
      throw .failure("\(scene): declares no view; a scene has a struct that conforms to View")
    }
    let names = declared.map(\.1.name)
    let list = names.joined(separator: ", ")
    if let wanted {
      guard let match = declared.first(where: { $0.1.name == wanted }) else {
        let near = Spelling.nearest(to: wanted, in: names).map { "; did you mean \($0)?" }
        throw .failure("\(scene): has no view \(wanted)\(near ?? "; its views are \(list)")")
      }
      (file, name) = (match.0, match.1.name)
      return
    }
    let alone = declared.filter { _, view in
      view.needsNoArguments
        && !files.contains { file in
          file.uses.contains { $0.name == view.name && names.contains($0.user) }
        }
    }
    let namesakes = declared.filter { i, view in
      view.needsNoArguments && (view.name == sceneName || view.name == files[i].baseName)
    }
    let namesake =
      namesakes.first { $0.1.name == sceneName }
      ?? (files.count == 1 ? namesakes.first : nil)
    guard let match = namesake ?? alone.first else {
      throw .failure(
        "\(scene): none of its views (\(list)) stands alone without arguments; name one by --view")
    }
    (file, name) = (match.0, match.1.name)
  }
}
