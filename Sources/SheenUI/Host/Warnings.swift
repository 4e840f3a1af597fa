internal import Foundation
internal import Synchronization

/// Tells people, on standard error, what in a scene had no effect; each text once.
package enum Warnings {
  private static let seen = Mutex<Set<String>>([])

  /// What people have been told so far.
  package static var told: Set<String> { seen.withLock { $0 } }

  static func warn(_ text: String) {
    guard seen.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("sheen: warning: \(text)\n".utf8))
  }
}
