import Foundation
import SheenCore
import SheenImaging
import Testing

/// What `sheen render` and its neighbours write.
@Suite(.serialized) struct RenderTests {
  private let folder = Scratch()

  private func picture(_ name: String) throws -> Pixmap {
    try ImageFile.load(folder.path + "/" + name).pixmap
  }

  /// A square that fades from red to clear in a second, then rests.
  private func fading() throws -> String {
    try folder.write(
      """
      import SwiftUI
      struct Fading: View {
        @State private var isGone = false
        var body: some View {
          Color(red: 1, green: 0, blue: 0).opacity(isGone ? 0 : 1)
            .onAppear { withAnimation(.linear(duration: 1)) { isGone = true } }
        }
      }
      """, "Fading.swift")
    return "Fading.swift"
  }

  @Test func aStill() throws {
    let run = try ToolRun(
      ["render", fading(), "--at", "0.5", "--size", "10x20", "--scale", "1.5", "-o", "new/a.png"],
      in: folder)
    #expect(run.status == 0)
    #expect(run.lines == ["new/a.png"])
    #expect(run.errors.hasPrefix("new/a.png: 15x30, drawn by CPU"))
    let picture = try picture("new/a.png")
    #expect((picture.width, picture.height) == (15, 30))
    // Half of 255 is stored as floor(127.5 + ½ + 1/512), and red is straight 255 again in the file.
    #expect(picture[7, 7] == SIMD4(128, 0, 0, 128))
  }

  @Test func quietAndJSON() throws {
    let arguments = ["render", try fading(), "--size", "4x4", "-o", "a.png", "--json", "-q"]
    let run = try ToolRun(arguments, in: folder)
    #expect(run.errors.isEmpty)
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    #expect(object?["output"] as? String == "a.png")
    #expect(object?["width"] as? Int == 4)
    #expect(object?["frames"] as? Int == 1)
  }

  @Test func aSequenceUpToTheRest() throws {
    let run = try ToolRun(
      ["render", fading(), "--size", "4x4", "--fps", "4", "-o", "f-%02d.png"], in: folder)
    #expect(run.status == 0)
    let names = ["f-00.png", "f-01.png", "f-02.png", "f-03.png", "f-04.png"]
    #expect(folder.names().filter { $0.hasPrefix("f-") } == names)
    #expect(try picture("f-00.png")[0, 0] == SIMD4(255, 0, 0, 255))
    #expect(try picture("f-04.png")[0, 0] == SIMD4(0, 0, 0, 0))
  }

  @Test func partOfASequenceKeepsItsNumbersAndBytes() throws {
    let base = ["render", "shine", "--size", "39x84", "--duration", "2.5"]
    #expect(try ToolRun(base + ["-o", "all/%d.png"], in: folder).status == 0)
    #expect(
      try ToolRun(base + ["--frames", "90..92", "-o", "part/%d.png"], in: folder).status == 0)
    #expect(folder.names("all").count == 150)
    #expect(folder.names("part") == ["90.png", "91.png"])
    #expect(folder.data("part/90.png") == folder.data("all/90.png"))
    let alone = ["render", "shine", "--size", "39x84", "--at", "1.5", "-o", "alone.png"]
    #expect(try ToolRun(alone, in: folder).status == 0)
    #expect(folder.data("alone.png") == folder.data("all/90.png"))
    let threads = try ToolRun(alone.dropLast() + ["b.png", "--threads", "7"], in: folder)
    #expect(threads.status == 0)
    #expect(folder.data("b.png") == folder.data("alone.png"))
  }

  @Test func oneLoopAsAnAnimation() throws {
    let run = try ToolRun(
      ["render", "shine", "--size", "39x84", "--loops", "3", "-o", "a.apng", "--keep-duplicates"],
      in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("39x84, 150 frames"))
    let bytes = try #require(folder.data("a.apng"))
    let chunk = try #require(bytes.firstRange(of: Data("acTL".utf8)))
    #expect(Array(bytes[chunk.upperBound..<chunk.upperBound + 8]) == [0, 0, 0, 150, 0, 0, 0, 3])
    let still = ["render", "shine", "--size", "39x84", "-o", "first.png"]
    #expect(try ToolRun(still, in: folder).status == 0)
    #expect(try picture("a.apng") == picture("first.png"))
  }

  @Test func rawFramesOnStandardOutput() throws {
    let run = try ToolRun(
      [
        "render", fading(), "--size", "2x1", "--duration", "1", "--fps", "2", "-o", "-",
        "--format", "rgba",
      ], in: folder)
    #expect(run.status == 0)
    let half: [UInt8] = [255, 0, 0, 128]
    #expect(Array(run.output) == [255, 0, 0, 255, 255, 0, 0, 255] + half + half)
  }

  @Test func whatASceneWritesNeverMixesWithResults() throws {
    try folder.write(
      """
      import SwiftUI
      struct Talk: View { var body: some View { let _ = print("hello"); Color.red } }
      """, "Talk.swift")
    let run = try ToolRun(["render", "Talk.swift", "--size", "2x2", "-o", "a.png"], in: folder)
    #expect(run.lines == ["a.png"])
    #expect(run.errors.contains("hello\n"))
  }

  @Test(arguments: [
    ("clear", SIMD4<UInt8>(0, 0, 0, 0)), ("#f00", SIMD4(255, 0, 0, 255)),
    ("#01020380", SIMD4(1, 1, 2, 128)), ("white", SIMD4(255, 255, 255, 255)),
    ("orange", SIMD4(255, 149, 0, 255)),
  ])
  func backgrounds(color: String, pixel: SIMD4<UInt8>) throws {
    try folder.write(
      "import SwiftUI\nstruct Nothing: View { var body: some View { Color.clear } }",
      "Nothing.swift")
    let run = try ToolRun(
      ["render", "Nothing.swift", "--size", "3x3", "--background=\(color)", "-o", "a.png"],
      in: folder)
    #expect(run.status == 0)
    #expect(try picture("a.png")[1, 1] == pixel)
  }

  @Test func comparisons() throws {
    for (name, value) in [("a", UInt8(10)), ("b", 12), ("near", 11)] {
      var pixmap = Pixmap(width: 10, height: 10)
      for x in 0..<10 { pixmap[x, 0] = SIMD4(value, 0, 0, 255) }
      let bytes = try PNGEncoder.encode(pixmap, named: name)
      try folder.write(Data(bytes), "\(name)/x.png")
    }
    func status(_ arguments: String...) throws -> Int32 {
      try ToolRun(["compare"] + arguments, in: folder).status
    }
    #expect(try status("a/x.png", "a/x.png") == 0)
    #expect(try status("a/x.png", "b/x.png") == 1)
    #expect(try status("a/x.png", "b/x.png", "--tolerance", "2") == 0)
    #expect(try status("a", "near", "--tolerance", "1") == 0)
    let run = try ToolRun(["compare", "a", "near"], in: folder)
    #expect(run.lines == ["x.png: largest difference 1, 90.0 % of pixels identical"])
    try folder.write("x", "near/y.txt")
    try FileManager.default.copyItem(
      atPath: folder.path + "/a/x.png", toPath: folder.path + "/near/z.png")
    #expect(try status("a", "near", "--tolerance", "1") == 1)
    #expect(try status("a", "near/z.png") == 1)
    #expect(try status("a/x.png", "nowhere.png") == 1)
  }

  @Test func parityIsAFigureAndAStatus() throws {
    let run = try ToolRun(
      ["parity", "shine", "--size", "100x216", "--at", "1.25", "--backend", "software", "--json"],
      in: folder)
    guard !run.errors.contains("--backend software") else {
      print("skipped: no software OpenGL ES here")
      return
    }
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    #expect(object?["agrees"] as? Bool == true)
    #expect((object?["maximum"] as? Int).map { $0 <= 1 } == true)
  }

  @Test func inspection() throws {
    let list = try ToolRun(["inspect", fading(), "--at", "0.5", "--size", "10x20"], in: folder)
    #expect(list.lines.first == "picture 10.0×20.0 points, scale 1.0")
    let plan = try ToolRun(["inspect", fading(), "--plan", "--json"], in: folder)
    let object = try JSONSerialization.jsonObject(with: plan.output) as? [String: Any]
    #expect(object?["kind"] as? String == "plan")
    let tree = try ToolRun(["inspect", fading(), "--tree"], in: folder)
    #expect(tree.lines.contains { $0.contains("Fading") })
    #expect(try ToolRun(["inspect", fading(), "--plan", "--tree"], in: folder).status == 2)
  }

  @Test func versionHelpAndBench() throws {
    let version = try ToolRun(["--version"], in: folder)
    #expect(version.lines.first?.wholeMatch(of: /sheen \d+\.\d+\.\d+ \(\w+\), Swift \d.*/) != nil)
    #expect(
      try ToolRun(["render", "--help"], in: folder).lines.first?.hasPrefix("Usage: ") == true)
    #expect(try ToolRun([], in: folder).status == 2)
    #expect(try ToolRun(["render", "--list"], in: folder).lines == ["shine"])
    let bench = try ToolRun(
      ["bench", "--size", "60x40", "--duration", "0.1", "--json"], in: folder)
    let object = try JSONSerialization.jsonObject(with: bench.output) as? [String: Any]
    #expect((object?["results"] as? [Any])?.count == 4)
  }
}
