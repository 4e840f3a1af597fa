internal import SheenImaging

/// Where the images, the colours and the functions in GLSL of a scene come from.
struct SceneAssets: Hashable, Sendable {
  /// Image files, catalogs and folders of images; later ones replace equally named assets.
  var paths: [String]
  /// Image files by the name of the asset they replace.
  var replacements: [String: String]
  /// Files of functions in GLSL.
  var shaders: [String]

  /// What `--assets` and `--asset` say, else what lies beside the scene.
  init(_ arguments: Arguments, besideScene found: [String], shaders: [String]) {
    self.shaders = shaders
    let given = arguments.all(Options.assets)
    paths = given.isEmpty ? found : given
    let pairs = arguments.all(Options.asset).map { ($0.name, $0.file) }
    replacements = Dictionary(pairs) { $1 }
  }

  /// No assets.
  init() {
    paths = []
    replacements = [:]
    shaders = []
  }

  /// The catalog of them all; images are decoded when they are drawn.
  func catalog() throws(ToolError) -> AssetCatalog {
    do {
      return try AssetCatalog(paths: paths, overrides: replacements)
    } catch {
      throw .failure("\(error)")
    }
  }
}
