// The one file of the tool that sees libc.

internal import Dispatch
internal import Glibc

/// The operating system, as far as the window needs it.
enum System {
  /// Ends the process.
  static func exit(_ status: Int32) -> Never { Glibc.exit(status) }

  /// Whether a path exists.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Writes a line for people.
  static func say(_ line: String) { write("sheen: \(line)\n", to: STDERR_FILENO) }

  /// Keeps standard output on a new descriptor and leads descriptor 1 to standard error, so that what
  /// a scene prints never mixes with results.
  static func keepStandardOutput() -> Int32 {
    let kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 64)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return kept
  }

  /// Opens a file to append to; `nil` where that cannot be done.
  static func openForAppending(_ path: String) -> Int32? {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    return descriptor < 0 ? nil : descriptor
  }

  /// Writes text to a descriptor; gives up silently where nobody listens.
  static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      offset += count
    }
  }

  /// Calls a function on another thread when somebody asks the process to stop.
  ///
  /// - Returns: What listens; it stops listening when it is let go.
  static func onInterrupt(_ action: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    signal(SIGPIPE, SIG_IGN)
    return [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: action)
      source.resume()
      return source
    }
  }

  /// Gives the main thread a stack that is bounded, so that endless recursion ends.
  static func boundStack(to bytes: UInt) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    guard limit.rlim_cur > bytes else { return }
    limit.rlim_cur = bytes
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  }
}
