internal import Foundation

/// The temporary files of an output that a child left behind when it was stopped.
enum PartialFiles {
  /// Removes them: files `.NAME.PROCESS-N.part` beside the output whose process is gone.
  static func removeThoseOfChildren(beside output: String) {
    guard output != "-" else { return }
    let path = URL(filePath: output)
    let folder = path.deletingLastPathComponent().path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      guard let match = name.wholeMatch(of: /\..+\.(\d+)-\d+\.part/),
        let process = Int32(match.1), !System.isRunning(process)
      else { continue }
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }
}
