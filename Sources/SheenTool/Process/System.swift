// The one file of the tool that sees libc.

internal import Glibc

/// The operating system, as far as the tool needs it.
enum System {
  /// What went wrong with the last call, in words.
  static var lastError: String { String(cString: strerror(errno)) }

  /// The descriptor of standard error, which people read.
  static let standardError = STDERR_FILENO

  /// Writes bytes to a descriptor; gives up silently where nobody listens.
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

  /// Keeps standard output on a new descriptor and leads descriptor 1 to standard error.
  ///
  /// What a scene prints then never mixes with results.
  static func keepStandardOutput() -> Int32 {
    let kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 64)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return kept
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Seconds on a clock that only runs forward.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// This process.
  static var processID: Int32 { getpid() }

  /// The path of the running executable, links followed.
  static var executablePath: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// An absolute path without links, for something that exists.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Gives the main thread a stack that is bounded, so that endless recursion ends.
  static func boundStack(to bytes: UInt) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
    guard limit.rlim_cur > bytes else { return }
    limit.rlim_cur = bytes
    setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
  }

  /// Leaves no core file behind.
  static func suppressCoreFile() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }

  /// Ends the process at once with a status.
  static func exit(_ status: Int32) -> Never { Glibc.exit(status) }

  // MARK: Signals

  /// Calls a function that captures nothing when somebody asks the process to stop.
  static func onInterrupt(_ handler: @convention(c) (Int32) -> Void) {
    // Whoever started the tool may have had them blocked.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    signal(SIGINT, handler)
    signal(SIGTERM, handler)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Asks a process to stop, or makes it.
  static func stop(_ process: Int32, byForce: Bool) { kill(process, byForce ? SIGKILL : SIGTERM) }

  /// Whether a process exists.
  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  // MARK: Shared objects

  /// Loads a shared object for good; its symbols stay its own.
  static func load(_ path: String) throws(ToolError) -> UnsafeMutableRawPointer {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .failure("\(path): \(dlerror().map { String(cString: $0) } ?? "cannot be loaded")")
    }
    return handle
  }

  /// The address of a symbol of a shared object.
  static func symbol(
    _ name: String, in handle: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer? {
    dlsym(handle, name)
  }
}
