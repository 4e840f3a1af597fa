internal import SheenCore
internal import SheenDisplay

/// What has been drawn into a canvas, or into a layer of it.
final class CanvasRecording {
  private(set) var items: [DisplayItem] = []
  private var nextID: UInt64 = 1

  /// Adds an item, with an identity by its place in the order.
  func add(_ item: DisplayItem) {
    var item = item
    item.id = makeID()
    items.append(item)
  }

  /// An identity that nothing else in the recording has.
  func makeID() -> ItemID {
    defer { nextID += 1 }
    return ItemID(nextID)
  }
}

/// A place drawing is limited to, in the coordinates of the canvas.
struct CanvasClip {
  var mask: Mask
  /// A rectangle around it; everything for one that is taken out.
  var bounds: Rect
}
