internal import Foundation
internal import SheenCore
internal import SheenImaging

/// `sheen compare`: two images, or two folders of images.
struct CompareCommand {
  private let context: Context

  init(_ context: Context) { self.context = context }

  /// The outcome for one image.
  private struct Row: Encodable {
    var name: String
    var maximum: Int?
    var identical: Double?
    var problem: String?
  }

  private struct Report: Encodable {
    var passes: Bool
    var tolerance: Int
    var images: [Row]
  }

  func run() throws(ToolError) {
    let tolerance = context.arguments[Options.tolerance] ?? 0
    let rows = try self.rows(context.arguments.operands[0], context.arguments.operands[1])
    func passes(_ row: Row) -> Bool { row.maximum.map { $0 <= tolerance } ?? false }
    let report = Report(passes: rows.allSatisfy(passes), tolerance: tolerance, images: rows)
    if context.arguments.isGiven(Options.json) {
      try context.json(report)
    } else {
      for row in rows { context.console.result(Self.line(row)) }
    }
    if !report.passes { throw .differs }
  }

  private static func line(_ row: Row) -> String {
    guard let maximum = row.maximum, let identical = row.identical else {
      return "\(row.name): \(row.problem ?? "cannot be compared")"
    }
    let percent = (identical * 1_000_000).rounded(.down) / 10_000
    return "\(row.name): largest difference \(maximum), \(percent) % of pixels identical"
  }

  private func rows(_ a: String, _ b: String) throws(ToolError) -> [Row] {
    switch (try isFolder(a), try isFolder(b)) {
    case (false, false): return [try row(a, a, b)]
    case (true, true):
      let (left, right) = (images(in: a), images(in: b))
      guard !left.isEmpty || !right.isEmpty else {
        throw .failure("\(a): holds no PNG file, nor does \(b); nothing was compared")
      }
      var rows: [Row] = []
      for name in Set(left + right).sorted() {
        if let lonely = !left.contains(name) ? a : !right.contains(name) ? b : nil {
          rows.append(Row(name: name, problem: "not in \(lonely)"))
        } else {
          rows.append(try row(name, a + "/" + name, b + "/" + name))
        }
      }
      return rows
    default: throw .failure("\(a): compare two images or two folders, not one of each")
    }
  }

  private func isFolder(_ path: String) throws(ToolError) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .failure("\(path): no such file; check the name")
    }
    return isFolder.boolValue
  }

  private func images(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.lowercased().hasSuffix(".png") }.sorted()
  }

  private func row(_ name: String, _ a: String, _ b: String) throws(ToolError) -> Row {
    do throws(ImageError) {
      let left = try ImageFile.load(a).pixmap
      let right = try ImageFile.load(b).pixmap
      let difference = PixmapDifference(left, right)
      if let sizes = difference.sizes { return Row(name: name, problem: "sizes differ: \(sizes)") }
      return Row(
        name: name, maximum: Int(difference.largest.max()), identical: difference.identicalShare)
    } catch {
      throw .failure("\(error)")
    }
  }
}
