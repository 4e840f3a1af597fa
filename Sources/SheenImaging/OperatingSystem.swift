// The one file of this module that sees the C library.

internal import Glibc

/// Reads whole files, with the reason where that fails.
enum FileBytes {
  /// The largest file read: room for 2²⁶ uncompressed 16-bit pixels and as much again.
  static let limit = 1 << 30

  /// The bytes of a file.
  ///
  /// - Throws: `ImageError` where the file is missing, unreadable, a folder, or larger than
  ///   `limit`.
  static func read(_ path: String) throws(ImageError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(path, EISDIR) }
    var bytes = [UInt8](repeating: 0, count: max(1 << 12, min(status.st_size, limit) + 1))
    var count = 0
    while true {
      let received = bytes.withUnsafeMutableBytes { all in
        let free = UnsafeMutableRawBufferPointer(rebasing: all[count...])
        return Glibc.read(descriptor, free.baseAddress, free.count)
      }
      if received < 0, errno == EINTR { continue }
      guard received >= 0 else { throw failure(path, errno) }
      count += received
      if received == 0 { break }
      guard count <= limit else {
        throw ImageError(
          .tooLarge, file: path, cause: "the file is larger than 1 GiB", mend: "use a smaller image"
        )
      }
      if count == bytes.count { bytes += repeatElement(0, count: count) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Whether something exists under a path, and whether it is a folder.
  static func kind(_ path: String) -> (exists: Bool, isFolder: Bool) {
    var status = stat()
    guard stat(path, &status) == 0 else { return (false, false) }
    return (true, status.st_mode & S_IFMT == S_IFDIR)
  }

  /// The names in a folder in byte order, without hidden ones.
  ///
  /// - Throws: `ImageError` where the folder is missing or cannot be read.
  static func names(in folder: String) throws(ImageError) -> [String] {
    guard let stream = opendir(folder) else { throw failure(folder, errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func failure(_ path: String, _ code: Int32) -> ImageError {
    let mend =
      switch code {
      case ENOENT, ENOTDIR: "check the name"
      case EISDIR: "name a file in it"
      default: "make it readable"
      }
    return ImageError(
      .unreadable, file: path, cause: String(cString: strerror(code)), mend: mend)
  }
}

/// A program that is given bytes and answers with bytes.
struct ChildRun {
  /// How the program ended.
  enum End: Equatable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal.
    case signalled(Int32)
    /// It took too long, or wrote too much, and was stopped.
    case stopped
  }

  /// What it wrote to standard output.
  private(set) var output: [UInt8] = []
  /// The beginning of what it wrote to standard error.
  private(set) var messages: [UInt8] = []
  private(set) var end = End.stopped

  private static let messageLimit = 1 << 14

  /// Runs a program to its end, or to that of a time; none of it is left afterwards.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that is looked for where commands are.
  ///   - arguments: Its arguments.
  ///   - environment: Its variables.
  ///   - file: What it works on, for errors.
  ///   - input: What it reads from standard input.
  ///   - timeLimit: The seconds after which it is stopped.
  ///   - outputLimit: The number of bytes after which it is stopped.
  /// - Returns: `nil` where there is no such program.
  /// - Throws: `ImageError` where it cannot be started.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String], on file: String,
    input: [UInt8], timeLimit: Double, outputLimit: Int
  ) throws(ImageError) -> ChildRun? {
    let deadline = now() + timeLimit
    // Our ends and the program's, in the order of its descriptors: input, output, messages.
    var (ours, its): ([Int32], [Int32]) = ([], [])
    defer { for descriptor in ours + its { close(descriptor) } }
    for _ in 0..<3 {
      let ends = try channel(program, file)
      ours.append(ends.0)
      its.append(ends.1)
    }
    guard let process = try spawn(program, arguments, environment, file, moving: its) else {
      return nil
    }
    for descriptor in its { close(descriptor) }
    its = []
    var run = ChildRun()
    let isFinished = run.exchange(input, ours, deadline: deadline, outputLimit: outputLimit)
    run.end = end(of: process, deadline: isFinished ? deadline : 0)
    return run
  }

  /// Two connected ends, inherited by no child.
  ///
  /// Sockets: writing to one that nobody reads gives an error, not a signal to the whole program.
  private static func channel(
    _ program: String, _ file: String
  ) throws(ImageError) -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw cannotStart(program, file, errno) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String], _ file: String,
    moving descriptors: [Int32]
  ) throws(ImageError) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Our descriptors may be 0 to 2 where those were closed: first out of the way, then into place.
    let kept = descriptors.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    defer { for descriptor in kept where descriptor >= 0 { close(descriptor) } }
    for (target, descriptor) in kept.enumerated() {
      guard descriptor >= 0 else { throw cannotStart(program, file, errno) }
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables =
      environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in words + variables { free(string) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, program, &actions, nil, &words, &variables)
    if status == ENOENT { return nil }
    guard status == 0 else { throw cannotStart(program, file, status) }
    return process
  }

  /// Writes the input and reads the answers until both have ended.
  ///
  /// - Returns: Whether they ended before the deadline and within the limit.
  private mutating func exchange(
    _ input: [UInt8], _ channels: [Int32], deadline: Double, outputLimit: Int
  ) -> Bool {
    let (writing, output) = (channels[0], channels[1])
    var sent = 0
    var reading = Array(channels[1...])
    while !reading.isEmpty, self.output.count <= outputLimit {
      var polled = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      if sent < input.count {
        polled.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0))
      }
      let left = deadline - Self.now()
      guard left > 0 else { return false }
      guard poll(&polled, nfds_t(polled.count), Int32(min(left * 1000 + 1, 1e9))) > 0 else {
        continue
      }
      for entry in polled where entry.revents != 0 {
        if entry.fd == writing {
          sent += Self.send(input[sent...], to: writing)
        } else if !receive(from: entry.fd, isOutput: entry.fd == output) {
          reading.removeAll { $0 == entry.fd }
        }
      }
    }
    return reading.isEmpty
  }

  /// Writes what fits.
  ///
  /// - Returns: The number of bytes that are done with: all where nobody reads any more.
  private static func send(_ bytes: ArraySlice<UInt8>, to writing: Int32) -> Int {
    let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    let count = bytes.withUnsafeBytes { Glibc.send(writing, $0.baseAddress, $0.count, flags) }
    if count < 0, errno == EAGAIN || errno == EINTR { return 0 }
    // What a program says that has read enough comes on the other channels.
    let done = count < 0 ? bytes.count : count
    if done == bytes.count { shutdown(writing, Int32(SHUT_WR)) }
    return done
  }

  /// Reads what there is; `false` at the end.
  private mutating func receive(from descriptor: Int32, isOutput: Bool) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    if isOutput {
      output += buffer[..<count]
    } else {
      messages += buffer[..<min(count, max(0, Self.messageLimit - messages.count))]
    }
    return count > 0
  }

  /// Waits for the end of a process; from the deadline on it is stopped.
  private static func end(of process: pid_t, deadline: Double) -> End {
    var status: Int32 = 0
    var isStopped = false
    while true {
      if !isStopped, now() >= deadline {
        kill(process, SIGKILL)
        isStopped = true
      }
      let answer = waitpid(process, &status, isStopped ? 0 : WNOHANG)
      if answer == process { break }
      // Somebody who ignores or collects all children leaves no status; the output tells.
      if answer < 0, errno == ECHILD { return isStopped ? .stopped : .exited(0) }
      if answer == 0 { usleep(500) }
    }
    if isStopped { return .stopped }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func cannotStart(
    _ program: String, _ file: String, _ code: Int32
  ) -> ImageError {
    ImageError(
      .noProgram, file: file,
      cause: "\(program) cannot be started: \(String(cString: strerror(code)))",
      mend: "check that it can be run")
  }
}
