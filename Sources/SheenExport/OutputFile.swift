// The one file of this module that sees the C library.

internal import Glibc
internal import Synchronization

/// A file in the making: written under a temporary name in the same folder, renamed when complete.
///
/// Devices and pipes that exist under the name are written to directly; a link is followed. Removed
/// again unless `commit` was called.
package final class OutputFile {
  private static let counter = Atomic<Int>(0)

  private let name: String
  private let target: String
  private let temporary: String?
  private let ownsDescriptor: Bool
  private var descriptor: Int32

  /// Opens an output and makes the folders it lies in.
  ///
  /// - Throws: `ExportError` where the place cannot be written to.
  package init(_ destination: OutputDestination) throws(ExportError) {
    name = destination.name
    switch destination {
    case .descriptor(let descriptor, _):
      (self.descriptor, target, temporary, ownsDescriptor) = (descriptor, "", nil, false)
    case .file(let path):
      ownsDescriptor = true
      var status = stat()
      let exists = stat(path, &status) == 0
      let kind = exists ? status.st_mode & S_IFMT : S_IFREG
      if kind == S_IFDIR || path.isEmpty || path.hasSuffix("/") {
        throw ExportError(
          file: path, cause: path.isEmpty ? "no name" : "is a folder", mend: "name a file in it")
      }
      target = exists ? Self.resolved(path) : path
      if kind == S_IFREG {
        try Self.makeFolders(of: target)
        let (folder, file) = Self.split(target)
        let number = Self.counter.add(1, ordering: .relaxed).newValue
        let temporary = "\(folder).\(file).\(getpid())-\(number).part"
        self.temporary = temporary
        descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      } else {
        temporary = nil
        descriptor = open(target, O_WRONLY | O_CLOEXEC)
      }
      if descriptor < 0 { throw Self.failure(path, errno) }
    }
  }

  deinit { discard() }

  /// Appends bytes.
  ///
  /// - Throws: `ExportError` where the disk is full, the reader of a pipe has gone, or the like.
  package func write(_ bytes: [UInt8]) throws(ExportError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        let rest = UnsafeRawBufferPointer(rebasing: $0[done...])
        return Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw abandoned(count < 0 ? errno : EIO) }
      done += count
    }
  }

  /// Replaces bytes written before.
  ///
  /// - Throws: `ExportError` where the output is a pipe or the write fails.
  package func replace(at offset: Int, with bytes: [UInt8]) throws(ExportError) {
    let count = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, offset) }
    guard count == bytes.count else { throw abandoned(count < 0 ? errno : EIO) }
  }

  /// Whether `replace(at:with:)` works: not so on pipes and foreign descriptors.
  package var isReplaceable: Bool { temporary != nil }

  /// Closes the file and gives it its name.
  ///
  /// - Throws: `ExportError` where that fails; nothing is left behind then.
  package func commit() throws(ExportError) {
    guard ownsDescriptor, descriptor >= 0 else { return }
    let closed = close(descriptor)
    descriptor = -1
    guard let temporary else { return }
    if closed == 0, rename(temporary, target) == 0 { return }
    let code = errno
    unlink(temporary)
    throw Self.failure(name, code)
  }

  /// Closes and removes the file unless it is complete.
  package func discard() {
    guard ownsDescriptor, descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    if let temporary { unlink(temporary) }
  }

  /// Removes what was written and names the reason.
  private func abandoned(_ code: Int32) -> ExportError {
    discard()
    return Self.failure(name, code)
  }

  // MARK: Paths

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func split(_ path: String) -> (folder: String, file: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  private static func makeFolders(of path: String) throws(ExportError) {
    let folder = split(path).folder
    for end in folder.indices where folder[end] == "/" && end > folder.startIndex {
      let part = String(folder[..<end])
      if mkdir(part, 0o777) != 0, errno != EEXIST {
        let code = errno
        var status = stat()
        // A folder above may be unwritable and yet hold the next one.
        if stat(part, &status) != 0 { throw failure(path, code) }
      }
    }
  }

  private static func failure(_ file: String, _ code: Int32) -> ExportError {
    let mend =
      switch code {
      case ENOSPC, EDQUOT: "free some space"
      case EACCES, EPERM, EROFS: "choose a folder that can be written to"
      case ENOTDIR: "a part of the path is a file; choose another folder"
      case ENAMETOOLONG: "choose a shorter name"
      case EPIPE: "the program reading it ended early"
      default: "choose another output"
      }
    return ExportError(file: file, cause: String(cString: strerror(code)), mend: mend)
  }
}
