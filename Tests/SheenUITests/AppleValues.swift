import Foundation
import SheenTestSupport

/// The numbers Apple's frameworks gave; empty where the folder is absent.
enum AppleValues {
  static func load() throws -> [String: Any] {
    guard let folder = Corpus.folder else { return [:] }
    let data = try Data(contentsOf: folder.appendingPathComponent("apple/values.json"))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }
}
