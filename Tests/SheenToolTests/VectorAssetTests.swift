import Foundation
import SheenCore
import SheenImaging
import Testing

/// SVG files of scenes: beside them, in catalogs, in archives, and where nothing draws them.
@Suite(.serialized) struct VectorAssetTests {
  private let folder = Scratch()
  private let red = SIMD4<UInt8>(255, 0, 0, 255)
  private let blue = SIMD4<UInt8>(0, 0, 255, 255)

  private func svg(_ color: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" \
    fill="\(color)"/></svg>
    """
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> ToolRun {
    try ToolRun(
      ["render"] + arguments + ["--size", "4x4", "-o", "pixel.png"], in: folder,
      environment: environment)
  }

  private func pixel(_ arguments: [String]) throws -> SIMD4<UInt8>? {
    let run = try run(arguments)
    #expect(run.status == 0 && !run.errors.contains("warning"), "\(run.errors)")
    return try ImageFile.load(folder.path + "/pixel.png").pixmap[2, 2]
  }

  private func writeScene(_ name: String = "Signed.swift") throws {
    try folder.write(
      "import SwiftUI\nstruct Signed: View { var body: some View { Image(.sign).resizable() } }",
      name)
  }

  @Test func filesBesideASceneAreImages() throws {
    try writeScene()
    try folder.write(svg("red"), "sign.svg")
    try folder.write(svg("blue"), "sign~dark.svg")
    #expect(try pixel(["Signed.swift"]) == red)
    #expect(try pixel(["Signed.swift", "--appearance", "dark"]) == blue)
    try folder.write(svg("blue"), "other.svg")
    #expect(try pixel(["Signed.swift", "--asset", "sign=other.svg"]) == blue)
    // Anywhere in a folder; a catalog goes before them.
    try writeScene("App/Signed.swift")
    try folder.write(svg("red"), "App/Pictures/sign.svg")
    #expect(try pixel(["App", "--view", "Signed"]) == red)
    let set = "App/A.xcassets/sign.imageset/"
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "s.svg"}]}"#, set + "Contents.json")
    try folder.write(svg("blue"), set + "s.svg")
    #expect(try pixel(["App", "--view", "Signed"]) == blue)
  }

  @Test func archivesHoldThem() throws {
    try writeScene("s/Signed.swift")
    try folder.write(svg("red"), "s/sign.svg")
    let compile = try ToolRun(["compile", "s/Signed.swift", "-o", "a.sheen"], in: folder)
    #expect(compile.status == 0, "\(compile.errors)")
    try folder.write(svg("blue"), "blue.svg")
    let replaced = try ToolRun(
      ["compile", "s/Signed.swift", "--asset", "sign=blue.svg", "-o", "b.sheen"], in: folder)
    #expect(replaced.status == 0, "\(replaced.errors)")
    try FileManager.default.removeItem(atPath: folder.path + "/s")
    try FileManager.default.removeItem(atPath: folder.path + "/blue.svg")
    #expect(try pixel(["a.sheen"]) == red)
    #expect(try pixel(["b.sheen"]) == blue)
  }

  @Test func withoutTheProgramAnSVGIsOneLine() throws {
    try writeScene("s/Signed.swift")
    try folder.write(svg("red"), "s/sign.svg")
    #expect(try ToolRun(["compile", "s/Signed.swift", "-o", "a.sheen"], in: folder).status == 0)
    let run = try run(["a.sheen"], environment: ["PATH": "/nonexistent"])
    #expect(run.status == 1)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(run.errors.contains("rsvg-convert") && run.errors.contains("librsvg2-bin"))
  }
}
