package import SheenCore
internal import Synchronization

extension ColorMesh {
  private struct Key: Hashable {
    let mesh: ColorMesh
    let width: Int
    let height: Int
  }

  /// The pictures made last, so that a mesh that stands still is one image from frame to frame.
  private static let made = Mutex<[Key: ImageBuffer]>([:])
  private static let mostKept = 16

  /// The mesh as an image of an extent in pixels; the same object for the same mesh, while it is kept.
  package func image(width: Int, height: Int) -> ImageBuffer {
    let key = Key(mesh: self, width: width, height: height)
    if let known = Self.made.withLock({ $0[key] }) { return known }
    let image = ImageBuffer(picture(width: width, height: height))
    Self.made.withLock { made in
      if made.count >= Self.mostKept { made.removeAll() }
      made[key] = image
    }
    return image
  }
}
