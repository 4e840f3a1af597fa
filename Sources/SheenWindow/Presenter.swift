package import SheenCore
package import SheenDisplay

/// Draws one picture that is kept from frame to frame, and brings it to a window.
@MainActor
package protocol Presenter: AnyObject {
  /// What draws, for people.
  var summary: String { get }

  /// Draws the plan's tiles into the picture; with another size than before, into a transparent one.
  ///
  /// - Throws: `RenderError` where the device fails; the picture is then undefined.
  func draw(_ plan: FramePlan) throws(RenderError)

  /// Brings rectangles of the picture to the screen, or all of it for `nil`.
  func present(_ rects: [PixelRect]?, over board: Checkerboard) throws(RenderError)

  /// The picture as it is.
  func picture() throws(RenderError) -> Pixmap
}

extension PixelRect {
  /// The part of a picture of an extent that lies inside the rectangle.
  func clipped(width: Int, height: Int) -> PixelRect {
    let (left, top) = (max(x, 0), max(y, 0))
    return PixelRect(
      x: left, y: top, width: min(x + self.width, width) - left,
      height: min(y + self.height, height) - top)
  }
}
