internal import Synchronization

/// Whether somebody asked the process to stop.
enum Interruption {
  private static let flag = Atomic<Bool>(false)
  private static let listener = Atomic<Int32>(-1)

  /// Starts to listen: from now on an interrupt does not end the process by itself.
  static func watch() {
    _ = isRequested  // Makes the flags before a handler may need them.
    _ = listener.load(ordering: .relaxed)
    System.onInterrupt { _ in
      Interruption.flag.store(true, ordering: .relaxed)
      let listener = Interruption.listener.load(ordering: .relaxed)
      if listener >= 0 { System.poke(listener) }
    }
  }

  /// Has an interrupt write a byte to a descriptor.
  static func poke(_ descriptor: Int32) {
    listener.store(descriptor, ordering: .relaxed)
    if isRequested { System.poke(descriptor) }
  }

  /// Whether it was asked to stop.
  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Ends the work between two frames.
  static func check() throws(ToolError) {
    if isRequested { throw .failure("interrupted; nothing was written by halves") }
  }
}
