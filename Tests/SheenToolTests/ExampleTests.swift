import Foundation
import SheenCore
import SheenImaging
import Testing

/// The scenes in `Examples/`, through the command, as the comment at the top of each says.
struct ExampleTests {
  private let folder = Scratch()

  /// The folder of the examples.
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples").path

  /// The names of all examples.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: examples)) ?? [])
    .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()

  /// What an example says of itself.
  private struct Header {
    let options: [String]
    let loop: (period: Double, start: Double)?

    init(_ name: String) throws {
      let text = try String(contentsOfFile: "\(examples)/\(name).swift", encoding: .utf8)
      let command = try #require(
        text.firstMatch(of: /\n\/\/ sheen render (\w+)\.swift -o (\w+)\.apng (.*)\n/))
      #expect(command.1 == name && command.2 == name)
      // Words, where quotes hold some together.
      options = command.3.matches(of: /"([^"]*)"|(\S+)/).map { String($0.1 ?? $0.2 ?? "") }
      loop = text.firstMatch(of: /\n\/\/ Loops every ([\d.]+) s(?: from ([\d.]+) s on)?\.\n/)
        .flatMap {
          match in Double(match.1).map { ($0, match.2.flatMap { Double($0) } ?? 0) }
        }
    }

    /// The options that say how, without those that say when.
    var appearance: [String] {
      stride(from: 0, to: options.count, by: 2).filter {
        !["--duration", "--fps"].contains(options[$0])
      }.flatMap { options[$0...].prefix(2) }
    }
  }

  @Test func thereAreEnough() { #expect(Self.names.count >= 40) }

  @Test(arguments: names)
  func bothRenderersAgree(name: String) throws {
    let header = try Header(name)
    // Moments 0, 0.7 and 1.4 s.
    let run = try ToolRun(
      ["parity", "\(Self.examples)/\(name).swift"] + header.appearance + [
        "--duration", "2.1", "--fps", "10/7", "--backend", "software",
      ], in: folder)
    if run.errors.contains("no software OpenGL ES") {
      return print("skipped: no software OpenGL ES here")
    }
    // Effects in GLSL have one renderer here: OpenGL ES.
    if FileManager.default.fileExists(atPath: "\(Self.examples)/\(name).glsl") {
      let file = "\(Self.examples)/\(name).glsl"
      let expected = "\(name).swift: uses GLSL effects (\(file)), which the CPU"
      return #expect(run.status == 1 && run.errors.contains(expected), "\(run.errors)")
    }
    #expect(run.status == 0, "\(run.errors) \(run.lines)")
    #expect(run.errors.contains("3 moments"))
  }

  @Test(arguments: names)
  func nothingIsWrongOrUnseen(name: String) throws {
    let header = try Header(name)
    var pictures: [Pixmap] = []
    for time in ["0.4", "0.9", "1.5"] {
      let run = try ToolRun(
        ["render", "\(Self.examples)/\(name).swift"] + header.appearance + [
          "--at", time, "-o", "\(time).png", "--backend", "auto",
        ], in: folder)
      #expect(run.status == 0 && !run.errors.contains("warning"), "\(run.errors)")
      pictures.append(try ImageFile.load("\(folder.path)/\(time).png").pixmap)
    }
    #expect(pictures.contains { $0 != Pixmap(width: $0.width, height: $0.height) })
    if name != "FilteredTiles" { #expect(pictures.contains { $0 != pictures[0] }, "nothing moves") }
  }

  @Test(arguments: names)
  func loopsHaveNoSeam(name: String) throws {
    let header = try Header(name)
    guard let (period, start) = header.loop else { return }
    var files: [Data?] = []
    for time in [start, start + period, start + 3 * period] {
      let run = try ToolRun(
        ["render", "\(Self.examples)/\(name).swift"] + header.appearance + [
          "--at", "\(time)", "-o", "still.png", "--backend", "auto",
        ], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      files.append(folder.data("still.png"))
    }
    #expect(files[0] != nil && files.allSatisfy { $0 == files[0] })
  }
}
