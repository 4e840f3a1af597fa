internal import SheenCore
internal import SheenDisplay

extension GraphicsContext {
  /// What a drawing comes to under clips, in a mode that changes what is below where the drawing is not.
  ///
  /// Masked by the clips it would erase everything outside them. So it is composited as if it were opaque,
  /// in the mode that then has the same effect and leaves the rest alone; after that, what the drawing
  /// lacks in opacity is taken out inside the clips. That is exact wherever a clip is whole, and at its
  /// soft edges where the drawing is opaque.
  func erasing(_ drawing: DisplayItem) -> [DisplayItem] {
    var parts: [DisplayItem] = []
    if let mode = blendMode.blend.ofOpaqueSource {
      let opaque = DisplayItem(id: ItemID(1), content: .group([drawing]), filter: .opaque)
      parts.append(clipped(opaque, blend: mode))
    }
    var rest = DisplayItem(id: ItemID(1), content: .fill(.rect(bounds), .solid(.black)))
    if blendMode.blend != .clear { rest.mask = Mask([drawing], isInverted: true) }
    parts.append(clipped(rest, blend: .destinationOut))
    return parts
  }

  /// A drawing where the clips let it show.
  func clipped(_ drawing: DisplayItem, blend: Blend) -> DisplayItem {
    var item = clips.reversed().reduce(drawing) {
      DisplayItem(id: ItemID(1), content: .group([$0]), mask: $1.mask)
    }
    item.blend = blend
    return item
  }
}

extension ColorMatrix {
  /// Makes every pixel opaque.
  fileprivate static let opaque = ColorMatrix(
    factors: SIMD4(1, 1, 1, 0), offset: SIMD4(0, 0, 0, 1))
}

extension Blend {
  /// The mode that has the effect of this one where the source is opaque, and none where it is clear;
  /// `nil` where an opaque source changes nothing.
  fileprivate var ofOpaqueSource: Blend? {
    switch self {
    case .copy: .normal
    case .sourceIn: .sourceAtop
    case .sourceOut: .xor
    case .destinationAtop: .destinationOver
    default: nil
    }
  }
}
