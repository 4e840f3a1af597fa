/// A scene for a preview's window to load.
package struct PreviewScene: Codable, Hashable, Sendable {
  /// The scene as errors name it.
  package var name: String
  /// The path of its shared object; `nil` where `name` is that of a built-in example.
  package var object: String?
  /// Catalogs and folders of images; later ones replace equally named assets.
  package var assets: [String]
  /// Image files by the name of the asset they replace.
  package var replacements: [String: String]
  /// Files of functions in GLSL.
  package var shaders: [String]

  /// Names a scene.
  package init(
    name: String, object: String?, assets: [String] = [], replacements: [String: String] = [:],
    shaders: [String] = []
  ) {
    self.shaders = shaders
    self.name = name
    self.object = object
    self.assets = assets
    self.replacements = replacements
  }
}
