internal import SheenCore
internal import SheenDisplay

/// What of its frame a leaf fills.
indirect enum LeafFigure: Equatable {
  /// All of it.
  case frame
  /// A symbol.
  case symbol(SymbolShape)
  /// All of it, with a picture, in parts where it has caps.
  case slices(PictureSlices)
  /// What has been drawn for a size, stretched.
  case drawing([DisplayItem], Size)
  /// A box with round corners, in the place of what is not shown.
  case placeholder
  /// What another figure covers.
  case stencil(LeafFigure)

  /// The system's fill colour of thin shapes, as iOS has it in light and, nearly, in dark scenes.
  static let placeholderColor = RGBA(120.0 / 255, 120.0 / 255, 128.0 / 255, 0.2)

  /// What a leaf fills, with what is filled by a paint; pictures have colours of their own.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - id: The identity of the items.
  ///   - fill: Fills a shape with the leaf's paint.
  /// - Returns: The items.
  func draw(
    in frame: Rect, id: ItemID, fill: (SheenDisplay.Shape) -> [DisplayItem]
  ) -> [DisplayItem] {
    switch self {
    case .frame: return fill(.rect(frame))
    case .placeholder:
      let box = RoundedRectangle(cornerRadius: 4).outline(in: frame, FillStyle())
      return fill(.path(box))
    case .symbol(let symbol):
      let outlines = symbol.outlines(in: frame)
      if outlines.count == 1 { return fill(.path(outlines[0])) }
      // The shapes cover each other: filled one by one, what is half transparent would show twice.
      let around = outlines.map { $0.controlBounds() }.reduce(frame) { $0.union($1) }
      let inside = outlines.enumerated().map { index, outline in
        DisplayItem(
          id: ItemID(UInt64(index + 1)), content: .fill(.path(outline), .solid(.black)))
      }
      return Self.masked(fill(.rect(around)), by: inside)
    case .slices(let slices):
      return [DisplayItem(id: id, content: .group(slices.items(in: frame)))]
    case .drawing(let items, let size):
      let map =
        Affine.translation(frame.x, frame.y)
        * .scale(frame.width / size.width, frame.height / size.height)
      return map.isFinite ? [DisplayItem(id: id, transform: map, content: .group(items))] : []
    case .stencil(let figure):
      let inside = figure.draw(in: frame, id: ItemID(1)) { shape in
        [DisplayItem(id: ItemID(1), content: .fill(shape, .solid(.black)))]
      }
      return Self.masked(fill(.rect(frame)), by: inside)
    }
  }

  private static func masked(_ items: [DisplayItem], by inside: [DisplayItem]) -> [DisplayItem] {
    items.map { item in
      var item = item
      item.mask = Mask(inside)
      return item
    }
  }
}
