import Foundation
import SheenText

/// The fonts the tests read; `make test` installs them.
enum FontFixture {
  static let sans = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  static let mono = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"

  /// A font; `nil`, with a message, where the machine has none.
  static func face(_ path: String) throws -> TypeFace? {
    guard FileManager.default.fileExists(atPath: path) else {
      print("skipped: \(path) is not there")
      return nil
    }
    return try TypeFace(path: path)
  }
}
