package import SheenCore
internal import Synchronization

/// A custom symbol: the drawings of a symbol template, as the SF Symbols app exports it.
///
/// The template is an SVG with a group for each weight and scale that is drawn, such as `Regular-M`, lines
/// for the baseline and the height of capital letters, and lines for the margins of each group. What is
/// in a group is simplified by librsvg when it is first asked for.
package final class SymbolTemplate: Sendable {
  /// How heavy a drawing is.
  package enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultralight = "Ultralight"
    case thin = "Thin"
    case light = "Light"
    case regular = "Regular"
    case medium = "Medium"
    case semibold = "Semibold"
    case bold = "Bold"
    case heavy = "Heavy"
    case black = "Black"
  }

  /// How large a drawing is beside text.
  package enum Scale: String, Hashable, Sendable, CaseIterable {
    case small = "S"
    case medium = "M"
    case large = "L"
  }

  /// What a drawing is made for.
  package struct Variant: Hashable, Sendable {
    /// How heavy it is.
    package var weight: Weight
    /// How large it is.
    package var scale: Scale

    /// Makes a variant.
    package init(_ weight: Weight, _ scale: Scale) {
      self.weight = weight
      self.scale = scale
    }

    /// The variant of a group's name, such as `Regular-M`.
    init?(_ name: String) {
      let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let weight = Weight(rawValue: parts[0]),
        let scale = Scale(rawValue: parts[1])
      else { return nil }
      self.init(weight, scale)
    }

    var name: String { "\(weight.rawValue)-\(scale.rawValue)" }
  }

  /// One drawing, in hundredths of the font size, around the middle between its margins and between
  /// the baseline and the height of capital letters; y down.
  package struct Drawing: Sendable {
    /// What is filled, one shape over the other.
    package var outlines: [Outline]
    /// The distance between the margins.
    package var width: Double
    /// What was left out, in a line.
    package var warning: String?
  }

  /// The variants that are drawn; at least one.
  package let variants: [Variant]
  private let source: SymbolSource
  private let svg: SVGCommand
  private let known = Mutex<[Variant: Drawing]>([:])

  /// The height of capital letters in the system's font, in hundredths of its size.
  private static let capHeight = 70.459

  /// Reads a template.
  ///
  /// - Throws: `ImageError` where it has no drawing, or no guides.
  init(_ document: SVGDocument, _ svg: SVGCommand) throws(ImageError) {
    source = try SymbolSource(document)
    variants = source.groups.keys.sorted { $0.name < $1.name }
    self.svg = svg
  }

  /// The drawing of a variant.
  ///
  /// - Throws: `ImageError` where it is not drawn, or not by paths.
  package func drawing(_ variant: Variant) throws(ImageError) -> Drawing {
    try known.withLock { known throws(ImageError) in
      if let drawing = known[variant] { return drawing }
      let drawing = try make(variant)
      known[variant] = drawing
      return drawing
    }
  }

  private func make(_ variant: Variant) throws(ImageError) -> Drawing {
    let (baseline, capline) = try source.lines(of: variant.scale)
    let paths = try paths(of: variant)
    let (left, right) = try margins(of: variant, ink: paths.extent)
    let unit = Self.capHeight / (baseline - capline)
    let map =
      Affine.scale(unit, unit) * .translation(-(left + right) / 2, -(baseline + capline) / 2)
    return Drawing(
      outlines: paths.outlines.map { $0.applying(map) }, width: (right - left) * unit,
      warning: paths.hasLines
        ? "\(source.document.file): lines of \(variant.name) are left out; turn them into outlines"
        : nil)
  }

  private func paths(of variant: Variant) throws(ImageError) -> SymbolPaths {
    let file = source.document.file
    let (baseline, capline) = try source.lines(of: variant.scale)
    guard let group = source.groups[variant] else {
      throw ImageError(
        .noSuchAsset, file: file, cause: "\(variant.name) is not drawn", mend: "draw it")
    }
    let margins = source.margins[variant] ?? source.commonMargins?.1
    let grid = SymbolPaths.Grid(
      around: Point(margins.map { ($0.left + $0.right) / 2 } ?? 0, (baseline + capline) / 2),
      capHeight: baseline - capline)
    guard
      let paths = SymbolPaths(
        try svg.simplified(source.text(of: group, on: grid), named: file), on: grid)
    else {
      throw ImageError(
        .damaged, file: file,
        cause: "\(variant.name) has pictures, clips, masks or parts that are half transparent",
        mend: "draw it with filled paths alone")
    }
    guard !paths.outlines.isEmpty else {
      throw ImageError(
        .damaged, file: file, cause: "\(variant.name) fills nothing",
        mend: "draw it with filled paths")
    }
    return paths
  }

  /// The margins of a variant; where it has none, as far from its ink as those of one that has.
  private func margins(
    of variant: Variant, ink: ClosedRange<Double>
  ) throws(ImageError) -> (left: Double, right: Double) {
    var margins = source.margins[variant] ?? (ink.lowerBound, ink.upperBound)
    if source.margins[variant] == nil, let other = source.commonMargins {
      let (reference, (left, right)) = other
      let around = try paths(of: reference).extent
      margins.left += left - around.lowerBound
      margins.right += right - around.upperBound
    }
    guard margins.right > margins.left else {
      throw ImageError(
        .damaged, file: source.document.file,
        cause: "the right margin of \(variant.name) is not right of the left one",
        mend: "correct the guides")
    }
    return margins
  }
}
