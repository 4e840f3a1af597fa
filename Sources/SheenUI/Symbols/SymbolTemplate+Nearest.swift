internal import SheenImaging

extension SymbolTemplate {
  /// The variant whose weight is nearest, and among those the one whose scale is.
  ///
  /// A drawing of another scale can be made smaller or larger; one of another weight stays what it is.
  func nearestVariant(to weight: Font.Weight, _ scale: Image.Scale) -> Variant? {
    func misfit(_ variant: Variant) -> [Double] {
      [
        abs(variant.weight.fontWeight.strokeWidth - weight.strokeWidth),
        abs(variant.scale.imageScale.factor - scale.factor),
      ]
    }
    return variants.min { misfit($0).lexicographicallyPrecedes(misfit($1)) }
  }
}

extension SymbolTemplate.Weight {
  fileprivate var fontWeight: Font.Weight {
    switch self {
    case .ultralight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension SymbolTemplate.Scale {
  /// The scale as views name it.
  var imageScale: Image.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
