internal import Synchronization

/// Whether somebody asked the process to stop.
enum Interruption {
  private static let flag = Atomic<Bool>(false)

  /// Starts to listen: from now on an interrupt does not end the process by itself.
  static func watch() {
    _ = isRequested  // Makes the flag before a handler may need it.
    System.onInterrupt { _ in Interruption.flag.store(true, ordering: .relaxed) }
  }

  /// Whether it was asked to stop.
  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Ends the work between two frames.
  static func check() throws(ToolError) {
    if isRequested { throw .failure("interrupted; nothing was written by halves") }
  }
}
