package import SheenCore

/// A view that the pointer has effects on or is told of, as it lies in the picture.
package struct HoverRegion: Hashable, Sendable {
  /// Where the pointer counts as over the view, in points of the picture; what lies in front of the
  /// view is not taken out.
  package var outline: Outline
  /// What the group is called, if the view is in one: a number for its namespace, and its id.
  package var group: String?
  /// Whether the view is hovered or its group active.
  package var isActive: Bool

  /// Makes a region.
  package init(outline: Outline, group: String?, isActive: Bool) {
    self.outline = outline
    self.group = group
    self.isActive = isActive
  }
}

extension ViewHost {
  /// The views that the pointer has effects on or is told of, at the time of the last display list,
  /// back to front, inner ones first.
  package func hoverRegions() -> [HoverRegion] {
    var regions: [HoverRegion] = []
    for participant in active.participants { participant.timeChanged() }
    rootItem?.addHoverRegions(to: &regions, .identity)
    return regions
  }
}

extension LayoutItem {
  /// Adds the targets inside and then the item itself, if it is one.
  fileprivate func addHoverRegions(to regions: inout [HoverRegion], _ spaceToPicture: Projection) {
    let map = spaceToPicture * contentMap
    for item in hitItems { item.addHoverRegions(to: &regions, map) }
    guard let target = self as? any HoverTarget, target.isRegion else { return }
    let outline = hitOutline.applying(spaceToPicture)
    guard !outline.elements.isEmpty else { return }
    regions.append(
      HoverRegion(
        outline: outline, group: target.regionGroup?.name, isActive: target.isRegionActive))
  }
}
