internal import SheenCore

/// Which files and colours the assets of catalogs and folders have, by name.
struct AssetIndex {
  /// An image file and what it is for.
  struct ImageEntry {
    var variant: AssetVariant
    var path: String
    /// Whether the set asks for the foreground's colours.
    var isTemplate = false
  }

  /// A colour and what it is for.
  struct ColorEntry {
    var variant: AssetVariant
    var color: RGBA
  }

  /// The files of each image.
  private(set) var images: [String: [ImageEntry]] = [:]
  /// The file of each custom symbol.
  private(set) var symbols: [String: String] = [:]
  /// The colours of each colour set.
  private(set) var colors: [String: [ColorEntry]] = [:]
  /// What was ignored, a line each.
  private(set) var warnings: [String] = []

  /// Folders deeper than this are taken for a loop of links.
  private static let depthLimit = 32
  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "avif", "pdf", "svg", "tif", "tiff", "bmp",
  ]

  /// Adds a catalog, a folder of images and catalogs, or an image file to what there is of its name.
  mutating func add(_ path: String) throws(ImageError) {
    let kind = FileBytes.kind(path)
    if kind.exists, !kind.isFolder {
      let (name, entry) = Self.entry(path)
      symbols[name] = nil
      images[name] = (images[name] ?? []).filter { $0.variant != entry.variant } + [entry]
      return
    }
    var folder = path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if folder.hasSuffix(".xcassets") { return try addGroup(folder, prefix: "", depth: 0) }
    var found: [String: [ImageEntry]] = [:]
    for name in try FileBytes.names(in: folder) {
      let child = folder + "/" + name
      if name.hasSuffix(".xcassets") {
        try addGroup(child, prefix: "", depth: 0)
      } else if Self.endings.contains(Self.ending(of: name).lowercased()) {
        let (name, entry) = Self.entry(child)
        found[name, default: []].append(entry)
      }
    }
    for name in found.keys { symbols[name] = nil }
    images.merge(found) { _, new in new }
  }

  /// The name and the entry of a loose image file.
  private static func entry(_ path: String) -> (name: String, entry: ImageEntry) {
    let file = String(path.split(separator: "/").last ?? "")
    let ending = ending(of: file)
    var stem = ending.isEmpty ? file : String(file.dropLast(ending.count + 1))
    let variant = AssetVariant(stem: &stem)
    return (stem, ImageEntry(variant: variant, path: path))
  }

  /// Makes an image of one file, whatever the scale and appearance.
  mutating func override(_ name: String, with path: String) throws(ImageError) {
    let kind = FileBytes.kind(path)
    guard kind.exists, !kind.isFolder else {
      throw ImageError(
        .unreadable, file: path, cause: kind.isFolder ? "is a folder" : "no such file",
        mend: "give --asset \(name) an image file")
    }
    symbols[name] = nil
    images[name] = [Self.entry(path).entry]
  }

  private mutating func addGroup(_ folder: String, prefix: String, depth: Int) throws(ImageError) {
    guard depth < Self.depthLimit else {
      throw ImageError(
        .catalog, file: folder, cause: "folders nested too deeply", mend: "remove links to parents")
    }
    for name in try FileBytes.names(in: folder) {
      let child = folder + "/" + name
      guard FileBytes.kind(child).isFolder else { continue }
      let ending = Self.ending(of: name)
      let asset = prefix + (ending.isEmpty ? name : String(name.dropLast(ending.count + 1)))
      switch ending {
      case "imageset": try addImages(child, name: asset)
      case "symbolset": try addSymbol(child, name: asset)
      case "colorset": try addColors(child, name: asset)
      case "":
        let isNamed =
          FileBytes.kind(child + "/Contents.json").exists
          ? try CatalogContents.read(child).properties?.providesNamespace ?? false : false
        try addGroup(child, prefix: isNamed ? asset + "/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func addImages(_ folder: String, name: String) throws(ImageError) {
    let contents = try CatalogContents.read(folder)
    let isTemplate = contents.properties?.templateRenderingIntent == "template"
    symbols[name] = nil
    images[name] = (contents.images ?? []).compactMap { entry in
      entry.filename.map {
        ImageEntry(
          variant: AssetVariant(entry), path: folder + "/" + $0, isTemplate: isTemplate)
      }
    }
  }

  private mutating func addSymbol(_ folder: String, name: String) throws(ImageError) {
    let entries = try (CatalogContents.read(folder).symbols ?? []).filter { $0.filename != nil }
    images[name] = nil
    guard let best = entries.map({ AssetVariant($0) }).bestIndex(scale: 1, isDark: false),
      let file = entries[best].filename
    else {
      throw ImageError(
        .catalog, file: folder, cause: "the symbol set names no file",
        mend: "put a symbol template into the set")
    }
    symbols[name] = folder + "/" + file
  }

  private mutating func addColors(_ folder: String, name: String) throws(ImageError) {
    var entries: [ColorEntry] = []
    for entry in try CatalogContents.read(folder).colors ?? [] {
      guard let description = entry.color else { continue }
      if let color = description.color {
        entries.append(ColorEntry(variant: AssetVariant(entry), color: color))
      } else {
        let what =
          description.reference.map { "the system colour \($0)" } ?? "incomplete components"
        warnings.append("\(folder): \(what) is not supported and ignored")
      }
    }
    colors[name] = entries
  }

  private static func ending(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }
}
