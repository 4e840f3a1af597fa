/// Chooses the view of a scene that is drawn.
package struct ViewChoice: Hashable, Sendable {
  /// The file that declares the view, an index into the scene's files.
  package let file: Int
  /// The view's or the preview's name.
  package let name: String
  /// The preview, an index into the file's, if it is one.
  package let preview: Int?
  /// What makes the view.
  package let expression: String

  private init(file: Int, view: String) {
    (self.file, name, preview, expression) = (file, view, nil, "\(view)()")
  }

  private init(file: Int, preview: Int, of previews: [ScenePreview]) {
    self.file = file
    self.preview = preview
    name = previews[preview].name ?? "#Preview"
    expression = previews[preview].expression
  }

  /// Chooses: the wanted view or preview; else the view named like the scene or the file; else the
  /// first preview; else the first declared view that needs no arguments and that no other view of the
  /// scene uses.
  ///
  /// Errors name the scene by `scene`; `sceneName` is the name of the file or folder, without its ending.
  package init(
    in files: [SceneFile], scene: String, sceneName: String, wanted: String?
  ) throws(ToolError) {
    let declared = files.enumerated().flatMap { i, file in file.views.map { (i, $0) } }
    let previews = files.enumerated().flatMap { i, file in
      file.previews.indices.map { ViewChoice(file: i, preview: $0, of: file.previews) }
    }
    guard !declared.isEmpty || !previews.isEmpty else {
      throw .failure("\(scene): declares no view; a scene has a struct that conforms to View")
    }
    let names = declared.map(\.1.name)
    let list = names.joined(separator: ", ")
    if let wanted {
      let views = declared.map { ViewChoice(file: $0.0, view: $0.1.name) }
      guard let match = (views + previews).first(where: { $0.name == wanted }) else {
        let known = names + previews.map(\.name)
        let near = Spelling.nearest(to: wanted, in: known).map { "; did you mean \($0)?" }
        let list = known.joined(separator: ", ")
        throw .failure("\(scene): has no view \(wanted)\(near ?? "; its views are \(list)")")
      }
      self = match
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
    let view = namesake ?? (previews.isEmpty ? alone.first : nil)
    guard let match = view.map({ ViewChoice(file: $0.0, view: $0.1.name) }) ?? previews.first else {
      throw .failure(
        "\(scene): none of its views (\(list)) stands alone without arguments; name one by --view")
    }
    self = match
  }
}
