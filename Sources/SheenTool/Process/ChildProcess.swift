internal import Glibc

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

  private let identifier: pid_t
  private let reading: Int32

  /// Starts a program.
  ///
  /// Standard output goes to the descriptor `output`, and the standard error of this process is at
  /// `keptErrorDescriptor` in the child; without `output` both are caught.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], output: Int32? = nil
  ) throws(ToolError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .failure("\(program): \(System.lastError)") }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if output != nil {
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, Self.keptErrorDescriptor)
    }
    posix_spawn_file_actions_adddup2(&actions, output ?? ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)

    var process: pid_t = 0
    let words = CStrings([program] + arguments)
    let variables = CStrings(environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    let status = posix_spawn(&process, program, &actions, nil, words.pointers, variables.pointers)
    guard status == 0 else {
      close(ends[0])
      throw .failure("\(program): \(String(cString: strerror(status)))")
    }
    identifier = process
    reading = ends[0]
  }

  /// Reads what the child writes until it ends.
  ///
  /// `tick` is called at least every tenth of a second and may stop the child, `receive` with what
  /// arrived.
  consuming func wait(
    tick: (_ process: Int32) -> Void = { _ in }, receive: (ArraySlice<UInt8>) -> Void
  ) -> End {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var status: Int32 = 0
    while true {
      var poller = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      let ready = poll(&poller, 1, 100)
      tick(identifier)
      if ready > 0 {
        let count = read(reading, &buffer, buffer.count)
        if count > 0 {
          receive(buffer[..<count])
          continue
        }
        if count == 0 { break }
      } else if waitpid(identifier, &status, WNOHANG) == identifier {
        // It is gone, while something it started may still hold the pipe.
        close(reading)
        return Self.end(status)
      }
    }
    close(reading)
    while true {
      let waited = waitpid(identifier, &status, WNOHANG)
      if waited == identifier { return Self.end(status) }
      tick(identifier)
      usleep(1000)
    }
  }

  private static func end(_ status: Int32) -> End {
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  /// What a signal means to somebody whose scene it stopped.
  static func describe(signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS:
      "overflowed the stack or touched memory it may not, as a view does whose body contains itself"
    case SIGKILL: "was killed, most likely for lack of memory"
    case SIGILL, SIGTRAP, SIGABRT: "trapped"
    default: "was stopped by signal \(signal)"
    }
  }
}

/// A list of C strings with a null pointer at its end.
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (i, string) in strings.enumerated() { (pointers + i).initialize(to: strdup(string)) }
    (pointers + count).initialize(to: nil)
  }

  deinit {
    for i in 0..<count { free(pointers[i]) }
    pointers.deallocate()
  }
}
