/// Notices that something in some folders has changed.
final class FolderWatch {
  /// Has bytes once something has changed.
  let descriptor: Int32
  private var numbers: [String: Int32] = [:]

  /// Watches nothing yet.
  init() throws(ToolError) { descriptor = try System.makeWatch() }

  deinit { System.close(descriptor) }

  /// Watches these folders and no others.
  func cover(_ folders: Set<String>) {
    for (folder, number) in numbers where !folders.contains(folder) {
      numbers[folder] = nil
      // Two paths of one folder share a number.
      if !numbers.values.contains(number) { System.uncover(number, in: descriptor) }
    }
    // Also those covered before: a folder may have been replaced by another one of its name.
    for folder in folders { numbers[folder] = System.cover(folder, in: descriptor) }
  }

  /// Forgets what has changed so far.
  func clear() {
    while case .bytes = System.receive(from: descriptor, withinMilliseconds: 0) {}
  }
}
