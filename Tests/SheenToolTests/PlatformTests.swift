import Foundation
import SheenCore
import SheenImaging
import Testing

/// What `--platform` and `--safe-area` change.
@Suite(.serialized) struct PlatformTests {
  private let folder = Scratch()

  private func render(_ arguments: String..., at x: Int, _ y: Int) throws -> SIMD4<UInt8> {
    let run = try ToolRun(["render"] + arguments + ["-o", "a.png"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return try ImageFile.load(folder.path + "/a.png").pixmap[x, y]
  }

  private func scene(_ body: String, _ name: String = "Scene") throws -> String {
    try folder.write(
      "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }",
      "\(name).swift")
    return "\(name).swift"
  }

  /// The system's blue, light, of the tables in the semantics reference.
  @Test(arguments: [
    ("ios18", SIMD4<UInt8>(0, 122, 255, 255)), ("ios26", SIMD4(0, 136, 255, 255)),
    ("macos26", SIMD4(0, 136, 255, 255)), ("visionos2", SIMD4(0, 145, 255, 255)),
  ])
  func colors(platform: String, blue: SIMD4<UInt8>) throws {
    let clear = try scene("Color.clear")
    let background = ["--size=2x2", "--background=blue", "--platform=\(platform)"]
    #expect(try render(clear, background[0], background[1], background[2], at: 1, 1) == blue)
    let filled = try scene("Color.blue")
    #expect(try render(filled, "--size=2x2", background[2], at: 1, 1) == blue)
  }

  /// A large title is 34, 29 and 26 points high; the symbol grows with it.
  @Test func textSizes() throws {
    let path = try scene(#"Image(systemName: "square.fill").font(.largeTitle)"#)
    func width(_ platform: String) throws -> Double {
      let run = try ToolRun(["inspect", path, "--tree", "--platform", platform], in: folder)
      let line = try #require(run.lines.first { $0.contains("Image") && $0.contains("[") })
      let frame = line.split(separator: "[").last?.split(separator: ",") ?? []
      return try #require(Double(frame[2].trimmingCharacters(in: .whitespaces)))
    }
    let phone = try width("ios18")
    #expect(try width("ios26") == phone)
    #expect(abs(try width("macos26") / phone - 26.0 / 34) < 0.002)
    // The headset's is bold as well, which widens a square by less than a tenth.
    let headset = try width("visionos2") / phone
    #expect(headset > 28.9 / 34 && headset < 1.1 * 29 / 34)
  }

  @Test func conditionsAndTheCache() throws {
    let path = try scene(
      """
      color } }
      #if os(visionOS)
      let color = Color.red
      #elseif os(macOS) && canImport(AppKit)
      let color = Color.green
      #else
      let color = Color.black
      #endif
      extension Scene { var other: Color { color
      """)
    let visionRed = SIMD4<UInt8>(255, 66, 69, 255)
    #expect(try render(path, "--size=2x2", at: 1, 1) == SIMD4(0, 0, 0, 255))
    #expect(try render(path, "--size=2x2", "--platform=visionos2", at: 1, 1) == visionRed)
    #expect(
      try render(path, "--size=2x2", "--platform=macos26", at: 1, 1) == SIMD4(52, 199, 89, 255))
    // An archive keeps the system it was compiled for.
    let compile = try ToolRun(
      ["compile", path, "--platform", "visionos2", "-o", "a.sheen"], in: folder)
    #expect(compile.status == 0)
    #expect(try render("a.sheen", "--size=2x2", at: 1, 1) == visionRed)
    let other = try ToolRun(
      ["render", "a.sheen", "--platform", "ios18", "-o", "b.png"], in: folder)
    #expect(other.status == 1)
    #expect(other.errors.hasPrefix("sheen: a.sheen: was compiled for visionos2; "))
    #expect(other.errors.split(separator: "\n").count == 1)
  }

  @Test func safeArea() throws {
    let path = try scene("ZStack { Color.white; Color.black.ignoresSafeArea(edges: .top) }")
    let options = ["--size=10x10", "--safe-area=1,2,3,4"]
    func pixel(_ x: Int, _ y: Int) throws -> SIMD4<UInt8> {
      try render(path, options[0], options[1], at: x, y)
    }
    let (clear, black) = (SIMD4<UInt8>(0, 0, 0, 0), SIMD4<UInt8>(0, 0, 0, 255))
    #expect(try pixel(2, 0) == black)
    #expect(try pixel(1, 0) == clear)
    #expect(try pixel(5, 6) == black)
    #expect(try pixel(5, 7) == clear)
    #expect(try pixel(6, 3) == clear)
  }
}
