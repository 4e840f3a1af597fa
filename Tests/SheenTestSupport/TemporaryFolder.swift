internal import Foundation

/// A folder that exists during a test.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path = NSTemporaryDirectory() + "sheen-" + UUID().uuidString

  /// Makes a folder of files, given by their names in it.
  package init(_ files: [String: [UInt8]] = [:]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, bytes) in files { try write(bytes, name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file; folders in its name are made.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, _ name: String) throws -> String {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return path + "/" + name
  }

  /// Writes a text.
  @discardableResult
  package func write(_ text: String, _ name: String) throws -> String {
    try write(text.utf8, name)
  }

  /// Writes a program of the shell.
  package func writeProgram(_ text: String, _ name: String) throws -> String {
    let file = try write("#!/bin/sh\n" + text + "\n", name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    return file
  }
}
