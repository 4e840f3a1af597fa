/// Orders fonts of a family by how near they come to what is asked for: by width, then slant, then
/// weight, as CSS Fonts 4 does (section 5.2).
struct FontChoice {
  /// The OpenType weight, 1 to 1000.
  var weight: Double
  /// In percent of the usual width.
  var width: Double
  /// Whether letters slant.
  var isItalic: Bool

  /// The records of a family, the best first.
  func sorted(_ candidates: [Int], _ records: [FontRecord]) -> [Int] {
    func cost(_ number: Int) -> [Double] {
      let record = records[number]
      return widthCost(record.widths) + [slantCost(record.slant)] + weightCost(record.weights)
        + [Double(number)]
    }
    return candidates.map { (cost: cost($0), number: $0) }
      .sorted { $0.cost.lexicographicallyPrecedes($1.cost) }
      .map(\.number)
  }

  /// How a record's font is set along its axes.
  func setting(_ record: FontRecord) -> HarfBuzzFont.Setting {
    HarfBuzzFont.Setting(
      instance: record.instance,
      weight: record.isVariable ? Self.nearest(weight, record.weights) : nil,
      width: record.isVariable ? Self.nearest(width, record.widths) : nil,
      isSlanted: isItalic && record.slant == .upright)
  }

  private static func nearest(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }

  /// Narrower fonts come first where narrow ones or the usual are wanted, wider ones first else.
  private func widthCost(_ widths: ClosedRange<Double>) -> [Double] {
    let found = Self.nearest(width, widths)
    let isPreferred = width <= 100 ? found <= width : found >= width
    return [isPreferred ? 0 : 1, abs(found - width)]
  }

  private func slantCost(_ slant: FontRecord.Slant) -> Double {
    switch slant {
    case .upright: isItalic ? 2 : 0
    case .oblique: 1
    case .italic: isItalic ? 0 : 2
    }
  }

  /// From 400 to 500 heavier fonts up to 500 come first, then lighter ones, then heavier ones; below
  /// 400 lighter ones first, above 500 heavier ones.
  private func weightCost(_ weights: ClosedRange<Double>) -> [Double] {
    let found = Self.nearest(weight, weights)
    let distance = abs(found - weight)
    switch weight {
    case ..<400: return [found <= weight ? 0 : 1, distance]
    case ...500:
      if found >= weight { return [found <= 500 ? 0 : 2, distance] }
      return [1, distance]
    default: return [found >= weight ? 0 : 1, distance]
    }
  }
}
