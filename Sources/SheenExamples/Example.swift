internal import SheenCore
internal import SheenImaging
internal import SheenScene
internal import SheenUI

/// A scene that is part of the tool.
enum Example: String, CaseIterable {
  /// A band of light that sweeps over a badge.
  case shine

  /// One line for a list.
  var summary: String {
    switch self {
    case .shine: "a band of light sweeps over a badge, for ever, once in 2.5 s"
    }
  }

  /// Makes the view.
  var entry: SceneEntry {
    switch self {
    case .shine: SceneEntry { Shine() }
    }
  }
}

/// The images of the built-in examples, drawn when they are asked for.
struct ExampleAssets: AssetSource {
  let imageNames = ["badge"]
  let colorNames: [String] = []

  func image(named name: String, scale: Double, isDark: Bool) throws(ImageError) -> ImageAsset {
    guard name == "badge" else {
      throw ImageError(
        .noSuchAsset, file: name, cause: "no image asset of this name", mend: "there is badge")
    }
    return ImageAsset(buffer: ImageBuffer(BadgeDrawing.pixmap), scale: 1)
  }

  func color(named name: String, isDark: Bool) -> RGBA? { nil }
}

/// Assets of files before those of another source.
struct LayeredAssets: AssetSource {
  let front: AssetCatalog
  let back: ExampleAssets

  var imageNames: [String] { front.imageNames + back.imageNames }
  var colorNames: [String] { front.colorNames + back.colorNames }

  func image(named name: String, scale: Double, isDark: Bool) throws(ImageError) -> ImageAsset {
    if front.imageNames.contains(name) || !back.imageNames.contains(name) {
      return try front.image(named: name, scale: scale, isDark: isDark)
    }
    return try back.image(named: name, scale: scale, isDark: isDark)
  }

  func color(named name: String, isDark: Bool) -> RGBA? { front.color(named: name, isDark: isDark) }
}
