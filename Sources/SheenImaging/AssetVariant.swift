/// The circumstances one entry of an asset is made for.
struct AssetVariant: Hashable {
  /// Dark or light; `nil` for any.
  var isDark: Bool?
  /// For increased contrast.
  var isHighContrast = false
  /// For every kind of device.
  var isUniversal = true
  /// For wide-gamut displays.
  var isWideGamut = false
  /// Pixels per point.
  var scale = 1

  /// Makes the variant of an entry of a catalog.
  init(_ entry: CatalogContents.Entry) {
    for appearance in entry.appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
    isUniversal = (entry.idiom ?? "universal") == "universal"
    isWideGamut = entry.displayGamut == "display-P3"
    scale = entry.scale.flatMap { Int($0.prefix(1)) } ?? 1
  }

  /// Makes the variant of a file's name without its ending: `name`, `name@2x`, `name~dark@3x`.
  ///
  /// - Parameter stem: Loses what it says about the variant.
  init(stem: inout String) {
    while true {
      if stem.hasSuffix("@2x") || stem.hasSuffix("@3x") {
        scale = stem.hasSuffix("@2x") ? 2 : 3
        stem.removeLast(3)
      } else if stem.hasSuffix("~dark") || stem.hasSuffix("~light") {
        isDark = stem.hasSuffix("~dark")
        stem.removeLast(isDark == true ? 5 : 6)
      } else {
        return
      }
    }
  }

  /// How badly the variant fits, the first number counting most; zeros are a perfect fit.
  ///
  /// The next larger scale is better than a smaller one.
  func misfit(scale wanted: Double, isDark wantsDark: Bool) -> [Double] {
    let appearance = isDark.map { $0 == wantsDark ? 0.0 : 2 } ?? 1
    let size = Double(scale) - wanted
    return [
      appearance, isHighContrast ? 1 : 0, isUniversal ? 0 : 1, isWideGamut ? 1 : 0,
      size >= 0 ? size : 1000 - size,
    ]
  }
}

extension [AssetVariant] {
  /// The index of the best fitting variant; of equals the first.
  func bestIndex(scale: Double, isDark: Bool) -> Int? {
    indices.min { a, b in
      self[a].misfit(scale: scale, isDark: isDark)
        .lexicographicallyPrecedes(self[b].misfit(scale: scale, isDark: isDark))
    }
  }
}
