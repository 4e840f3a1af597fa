internal import Foundation
internal import SheenCore
internal import SheenDisplay

/// A picture that code draws; two are the same where they are the same object.
///
/// Used on the main thread only; images carry it there.
final class ImageDrawing: @unchecked Sendable {
  let size: CGSize
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  /// What the code draws, inside the size.
  func items(in environment: EnvironmentValues) -> [DisplayItem] {
    let bounds = Rect(0, 0, Double(size.width), Double(size.height))
    let recording = CanvasRecording()
    if isOpaque {
      recording.add(DisplayItem(id: ItemID(0), content: .fill(.rect(bounds), .solid(.black))))
    }
    var context = GraphicsContext(
      recording: recording, bounds: bounds, environment: environment, symbols: { _ in nil })
    renderer(&context)
    let inside = DisplayItem(id: ItemID(1), content: .fill(.rect(bounds), .solid(.black)))
    return [
      DisplayItem(id: ItemID(1), content: .group(recording.items), mask: Mask([inside]))
    ]
  }
}

extension ImageDrawing: Equatable {
  static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
}
