// The one file of the tool that sees libc.

internal import Glibc

/// The operating system, as far as the tool needs it.
enum System {
  /// What went wrong with the last call, in words.
  static var lastError: String { String(cString: strerror(errno)) }

  /// The descriptor of standard output, which results go to.
  static let standardOutput = STDOUT_FILENO
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

  // MARK: Processes

  /// What came through a pipe.
  enum Arrival {
    /// Some bytes.
    case bytes([UInt8])
    /// Nothing yet.
    case nothing
    /// Everything has been read.
    case end
  }

  /// Makes a pipe that no child inherits.
  static func pipe() throws(ToolError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw .failure("no pipe: \(lastError); close some files") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Closes a descriptor.
  static func close(_ descriptor: Int32) { _ = Glibc.close(descriptor) }

  /// Waits for bytes.
  static func receive(from descriptor: Int32, withinMilliseconds time: Int32) -> Arrival {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, time) > 0 else { return .nothing }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    return count == 0 ? .end : .nothing
  }

  /// Starts a program with descriptors moved, in order, from the first of a pair to the second.
  static func spawn(
    _ program: String, _ arguments: [String], environment: [String: String],
    moving moves: [(Int32, Int32)]
  ) throws(ToolError) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in moves { posix_spawn_file_actions_adddup2(&actions, from, to) }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables =
      environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in words + variables { free(string) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, program, &actions, nil, &words, &variables)
    guard status == 0 else { throw .failure("\(program): \(String(cString: strerror(status)))") }
    return process
  }

  /// A pair of connected sockets that no child inherits.
  static func socketPair() throws(ToolError) -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .failure("no socket: \(lastError); close some files")
    }
    return (ends[0], ends[1])
  }

  /// Waits until one of some descriptors has bytes or has ended, or a time in seconds is over.
  ///
  /// - Returns: Those that have; none where the time is over or a signal came.
  static func wait(for descriptors: [Int32], atMost time: Double?) -> Set<Int32> {
    var pollers = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = time.map { Int32(min(max($0, 0) * 1000 + 1, 1e9)) } ?? -1
    guard poll(&pollers, nfds_t(pollers.count), milliseconds) > 0 else { return [] }
    return Set(pollers.filter { $0.revents != 0 }.map(\.fd))
  }

  /// Writes one byte, also inside a signal's handler.
  static func poke(_ descriptor: Int32) {
    var byte: UInt8 = 1
    _ = Glibc.write(descriptor, &byte, 1)
  }

  /// How a child ended; `nil` while it runs.
  static func end(of process: Int32) -> ChildProcess.End? {
    var status: Int32 = 0
    let answer = waitpid(process, &status, WNOHANG)
    // Nobody knows how a process ended that somebody else has waited for.
    if answer == -1, errno == ECHILD { return .exited(1) }
    guard answer == process else { return nil }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  /// Sleeps.
  static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

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
    // Where children are not waited for, how they end is never known.
    signal(SIGCHLD, SIG_DFL)
  }

  /// Tells a process what the terminal's interrupt key does.
  static func interrupt(_ process: Int32) { kill(process, SIGINT) }

  /// Asks a process to stop, or makes it.
  static func stop(_ process: Int32, byForce: Bool) { kill(process, byForce ? SIGKILL : SIGTERM) }

  /// Whether a process exists.
  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  /// Whether a signal is one that people end programs by.
  static func isRequestToStop(_ signal: Int32) -> Bool {
    [SIGINT, SIGTERM, SIGHUP].contains(signal)
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

  // MARK: Changes of files

  /// Starts to watch folders: the descriptor has bytes once something in one of them has changed.
  static func makeWatch() throws(ToolError) -> Int32 {
    let watch = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard watch >= 0 else { throw .failure("files cannot be watched: \(lastError)") }
    return watch
  }

  /// Has a watch cover a folder: what is saved, moved, made and removed in it.
  ///
  /// - Returns: The folder's number in the watch; `nil` where it cannot be watched.
  static func cover(_ folder: String, in watch: Int32) -> Int32? {
    let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    let number = inotify_add_watch(watch, folder, UInt32(changes))
    return number >= 0 ? number : nil
  }

  /// Has a watch leave a folder out from now on.
  static func uncover(_ number: Int32, in watch: Int32) { inotify_rm_watch(watch, number) }

  /// What tells versions of a file apart without reading it; `nil` where there is no file.
  static func signature(of path: String) -> [Int]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let time = status.st_mtim
    return [Int(status.st_ino), Int(status.st_size), time.tv_sec, time.tv_nsec]
  }
}
