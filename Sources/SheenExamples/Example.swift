package import SheenCore
package import SheenImaging
package import SheenScene
internal import SheenUI

/// A scene that is part of the tools.
package enum Example: String, CaseIterable {
  /// A band of light that sweeps over a badge.
  case shine

  /// One line for a list.
  package var summary: String {
    switch self {
    case .shine: "a band of light sweeps over a badge, for ever, once in 2.5 s"
    }
  }

  /// How to make the view.
  package var entry: SceneEntry {
    switch self {
    case .shine: SceneEntry { Shine() }
    }
  }
}

/// The images of the built-in examples, drawn when they are asked for.
package struct ExampleAssets: AssetSource {
  package let imageNames = ["badge"]
  package let colorNames: [String] = []

  /// Makes the source.
  package init() {}

  package func image(named name: String, scale: Double, isDark: Bool) throws(ImageError)
    -> ImageAsset
  {
    guard name == "badge" else {
      throw ImageError(
        .noSuchAsset, file: name, cause: "no image asset of this name", mend: "there is badge")
    }
    return ImageAsset(buffer: ImageBuffer(BadgeDrawing.pixmap), scale: 1)
  }

  package func color(named name: String, isDark: Bool) -> RGBA? { nil }
}

/// Assets of files before those of another source.
package struct LayeredAssets: AssetSource {
  private let front: AssetCatalog
  private let back: ExampleAssets

  /// Puts files before the images of the examples.
  package init(front: AssetCatalog, back: ExampleAssets) {
    self.front = front
    self.back = back
  }

  package var imageNames: [String] { front.imageNames + back.imageNames }
  package var colorNames: [String] { front.colorNames + back.colorNames }

  package func image(named name: String, scale: Double, isDark: Bool) throws(ImageError)
    -> ImageAsset
  {
    if front.imageNames.contains(name) || !back.imageNames.contains(name) {
      return try front.image(named: name, scale: scale, isDark: isDark)
    }
    return try back.image(named: name, scale: scale, isDark: isDark)
  }

  package func symbol(named name: String) throws(ImageError) -> SymbolTemplate? {
    try front.symbol(named: name)
  }

  package func color(named name: String, isDark: Bool) -> RGBA? {
    front.color(named: name, isDark: isDark)
  }
}
