/// Another process whose standard error, and where wanted standard output, is read here.
struct ChildProcess: ~Copyable {
  /// How a process ended.
  enum End: Hashable {
    /// It exited with a status.
    case exited(Int32)
    /// A signal stopped it.
    case signalled(Int32)
  }

  /// Where the descriptor that people read lies in a child whose own standard error is caught.
  static let keptErrorDescriptor: Int32 = 100

  private let process: Int32
  private let reading: Int32

  /// Starts a program.
  ///
  /// Standard output goes to the descriptor `output`, and the standard error of this process is at
  /// `keptErrorDescriptor` in the child; without `output` both are caught.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], output: Int32? = nil
  ) throws(ToolError) {
    let (reading, writing) = try System.pipe()
    defer { System.close(writing) }
    var moves = [(writing, System.standardError)]
    if let output {
      // First, while descriptor 2 is still that of this process.
      moves.insert((System.standardError, Self.keptErrorDescriptor), at: 0)
      moves.append((output, System.standardOutput))
    } else {
      moves.append((writing, System.standardOutput))
    }
    do throws(ToolError) {
      process = try System.spawn(program, arguments, environment: environment, moving: moves)
    } catch {
      System.close(reading)
      throw error
    }
    self.reading = reading
  }

  /// Reads what the child writes until it ends.
  ///
  /// `tick` is called at least every tenth of a second and may stop the child, `receive` with what
  /// arrived.
  consuming func wait(
    tick: (_ process: Int32) -> Void = { _ in }, receive: ([UInt8]) -> Void
  ) -> End {
    defer { System.close(reading) }
    while true {
      let arrival = System.receive(from: reading, withinMilliseconds: 100)
      tick(process)
      switch arrival {
      case .bytes(let bytes): receive(bytes)
      // Once it is gone, something it started may still hold the pipe.
      case .nothing: if let end = System.end(of: process) { return end }
      case .end:
        while true {
          if let end = System.end(of: process) { return end }
          tick(process)
          System.pause(milliseconds: 1)
        }
      }
    }
  }
}
