import Foundation
import SheenCore
import SheenImaging
import Testing

/// What goes wrong is one line that names the file, an exit status, and no output file.
@Suite(.serialized) struct FailureTests {
  private let folder = Scratch()

  /// Renders and expects one line and nothing written.
  private func expectFailure(
    _ arguments: [String], status: Int32 = 1, says text: String, timeout: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = folder.names()
    let run = try ToolRun(arguments, in: folder)
    #expect(run.status == status, sourceLocation: sourceLocation)
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(
      run.errors.split(separator: "\n").count == 1, "\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.errors.contains(text), "\(run.errors)", sourceLocation: sourceLocation)
    #expect(folder.names() == before, sourceLocation: sourceLocation)
  }

  private func scene(_ name: String, body: String) throws -> String {
    try folder.write(
      "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }\n",
      name + ".swift")
    return name + ".swift"
  }

  @Test func aMissingScene() throws {
    try expectFailure(
      ["render", "Nowhere.swift", "-o", "a.png"], says: "Nowhere.swift: no such file")
  }

  @Test func aMissingAsset() throws {
    let scene = try scene("Missing", body: "Image(\"bagde\")")
    try folder.write("{}", "Assets.xcassets/Contents.json")
    try expectFailure(["render", scene, "-o", "a.png"], says: "bagde")
    try expectFailure(
      ["render", scene, "-o", "a.png", "--asset", "bagde=nowhere.png"], says: "nowhere.png")
    try expectFailure(
      ["render", scene, "-o", "a.png", "--assets", "nowhere"], says: "nowhere")
  }

  @Test func imagesThatAreNone() throws {
    let scene = try scene("Broken", body: "Image(\"badge\")")
    let picture = try PNGEncoder.encode(Pixmap(width: 40, height: 30), named: "x.png")
    try folder.write("not a picture", "text.png")
    try folder.write(Data(picture.prefix(picture.count / 2)), "half.png")
    // The header claims 100000 × 100000 pixels of 8-bit RGBA, with a right checksum.
    let header: [UInt8] = [
      0x49, 0x48, 0x44, 0x52, 0x00, 0x01, 0x86, 0xA0, 0x00, 0x01, 0x86, 0xA0, 8, 6, 0, 0, 0,
    ]
    var crc: UInt32 = .max
    for byte in header {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    let sum = (0..<4).map { UInt8(truncatingIfNeeded: ~crc >> (24 - 8 * UInt32($0))) }
    try folder.write(Data(picture[..<12] + header + sum + picture[33...]), "huge.png")
    for (file, cause) in [
      ("text", "no image of a known kind"), ("half", "ends before"), ("huge", "100000"),
    ] {
      try expectFailure(
        ["render", scene, "-o", "a.png", "--asset", "badge=\(file).png"], says: "\(file).png")
      try expectFailure(
        ["render", scene, "-o", "a.png", "--asset", "badge=\(file).png"], says: cause)
    }
  }

  @Test func anUnwritableOutput() throws {
    try folder.write("a file", "file")
    try folder.write("a file", "folder.png/file")
    try expectFailure(
      ["render", "shine", "--size", "2x2", "-o", "file/a.png"], says: "file/a.png: ")
    try expectFailure(
      ["render", "shine", "--size", "2x2", "-o", "folder.png"], says: "folder.png: is a folder")
  }

  @Test func sizesBeyondTheLimits() throws {
    let scene = try scene("Plain", body: "Color.red")
    for size in ["1000000x1000000", "65536x1", "1x65536", "32768x32768"] {
      try expectFailure(["render", scene, "--size", size, "-o", "a.png"], says: "--size \(size)")
    }
    try expectFailure(["render", scene, "--size", "0.1x5", "-o", "a.png"], says: "no pixels")
  }

  @Test func scenesThatDeclareNothing() throws {
    try folder.write("import SwiftUI\n", "Empty.swift")
    try expectFailure(
      ["render", "Empty.swift", "-o", "a.png"], says: "Empty.swift: declares no view")
    try folder.write("struct A: View { let x: Int; var body: some View { Color.red } }", "B.swift")
    try expectFailure(["render", "B.swift", "-o", "a.png"], says: "(A)")
  }

  @Test func aSceneThatTraps() throws {
    let scene = try scene(
      "Trap", body: "let a = [1].filter { $0 > 1 }; Color.red.opacity(Double(a[3]))")
    try expectFailure(
      ["render", scene, "-o", "a.png"], says: "Trap.swift: the scene trapped: Index out of range")
    let traced = try ToolRun(["render", scene, "-o", "a.png", "--trace"], in: folder)
    #expect(traced.status == 1)
    #expect(traced.errors.contains("Trap.body.getter"))
  }

  @Test func aBodyWithoutEnd() throws {
    let scene = try scene("Endless", body: "AnyView(Endless())")
    try expectFailure(["render", scene, "-o", "a.png"], says: "Endless.swift: ")
    try folder.write(
      """
      import SwiftUI
      func deeper(_ n: Int) -> Int { n < 0 ? 0 : deeper(n + 1) &+ 1 }
      struct Deep: View { var body: some View { Color.red.opacity(Double(deeper(0))) } }
      """, "Deep.swift")
    try expectFailure(
      ["render", "Deep.swift", "-o", "a.png"], says: "Deep.swift: the scene overflowed the stack")
  }

  @Test func aSceneThatNeverReturns() throws {
    let scene = try scene(
      "Loop", body: "let _ = { while UUID().uuidString != \"\" {} }(); Color.red")
    try expectFailure(
      ["render", scene, "-o", "a.png", "--timeout", "0.5"],
      says: "Loop.swift: took longer than 0.5 s and was stopped")
  }

  @Test func wrongUsage() throws {
    let scene = try scene("Usage", body: "Color.red")
    for (arguments, text) in [
      (["render", scene, "-o", "a.png", "--sise", "1x1"], "did you mean --size?"),
      (["render", scene, "-o", "a.png", "--size", "0x0"], "--size: '0x0' is not valid"),
      (["render", scene], "-o OUT"), (["render"], "--list"),
      (["render", scene, "-o", "a.bmp"], ".png, .apng or .rgba"),
      (["render", scene, "-o", "a.webp"], "does not exist yet"),
      (["render", scene, "-o", "-"], "--format"),
      (["render", scene, "-o", "%d%d.png"], "%d%d.png"),
      (["render", scene, "-o", "a.png", "--at", "1", "--duration", "1"], "--at"),
      (["rendre", scene], "did you mean render?"), (["batch", scene], "does not exist yet"),
      (["compile", scene, "-o", "a.txt"], ".sheen"),
      (["parity", scene, "--backend", "cpu"], "--backend"),
    ] {
      try expectFailure(arguments, status: 2, says: text)
    }
  }

  @Test func framesBeyondTheScene() throws {
    try expectFailure(
      ["render", "shine", "--frames", "100..200", "--size", "4x4", "-o", "a.apng"],
      says: "150 frames")
  }

  /// What is added to the file for the compiler is not the user's concern.
  @Test func aBraceThatIsMissingIsToldOfTheLastLine() throws {
    try folder.write(
      "import SwiftUI\nstruct Open: View {\n  var body: some View {\n    Color.red\n  }\n",
      "Open.swift")
    let run = try ToolRun(["render", "Open.swift", "-o", "a.png"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("Open.swift:5:1: error: expected '}' in struct"))
    #expect(!run.errors.contains("scene0.swift"))
    #expect(!run.errors.contains("sheen:1"))
    #expect(!run.errors.contains("_cdecl"))
  }

  @Test func aCompileErrorIsTheCompilersOwn() throws {
    try folder.write(
      "import SwiftUI\n\nstruct Bad: View { var body: some View { Colour.red } }\n", "Bad.swift")
    let run = try ToolRun(["render", "Bad.swift", "-o", "a.png"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Bad.swift:3:42: error: cannot find 'Colour' in scope\n"))
    #expect(
      run.errors.hasSuffix(
        "sheen: Bad.swift: does not compile; see the compiler's messages above\n"))
    #expect(!run.errors.contains(ToolRun.cache))
    #expect(folder.names() == ["Bad.swift"])
  }

  @Test func noCompiler() throws {
    let scene = try scene("Uncompiled", body: "Color.green.opacity(0.123)")
    let run = try ToolRun(
      ["render", scene, "-o", "a.png"], in: folder, environment: ["PATH": "/nonexistent"])
    #expect(run.status == 1)
    #expect(run.errors.contains("no Swift compiler on PATH; install Swift"))
  }

  @Test func noGraphics() throws {
    let environment = ["__EGL_VENDOR_LIBRARY_FILENAMES": "/nonexistent", "SHEEN_BACKEND": ""]
    let small = ["render", "shine", "--size", "8x8", "-o", "a.png"]
    let auto = try ToolRun(small, in: folder, environment: environment)
    #expect(auto.status == 0)
    #expect(auto.errors.contains("drawn by CPU"))
    for backend in ["gpu", "software"] {
      let run = try ToolRun(
        small + ["--backend", backend], in: folder, environment: environment)
      #expect(run.status == 1)
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.errors.hasPrefix("sheen: --backend "))
    }
    let doctor = try ToolRun(["doctor"], in: folder, environment: environment)
    #expect(doctor.status == 0)
    #expect(doctor.lines.contains("--backend auto draws by: CPU"))
    #expect(doctor.lines.contains { $0.hasPrefix("  surfaceless: ") })
    #expect(doctor.lines.contains { $0.hasPrefix("  default display: ") })
  }

  /// The compiler is a driver that starts another; the long sum keeps that one busy.
  @Test func anInterruptStopsTheCompiler() throws {
    let terms = (1...9).map { "[\($0), 2.0].map { -$0 * 2 + 1 - 3 }.reduce(0) { $0 + $1 * 2 - 1 }" }
    let slow = try scene("Slow", body: "Color(white: \(terms.joined(separator: " + 1 * 2 - ")))")
    let cache = ["SHEEN_CACHE_DIR": folder.path + "/cache"]
    let run = try ToolRun(
      ["render", slow, "-o", "a.png"], in: folder, environment: cache, interruptAfter: 2)
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("interrupted; nothing was written by halves\n"))
    let running = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
      let words = FileManager.default.contents(atPath: "/proc/\($0)/cmdline") ?? Data()
      return words.firstRange(of: Data(folder.path.utf8)) != nil
    }
    #expect(running.isEmpty)
  }

  @Test func anInterruptLeavesNothingByHalves() throws {
    let arguments = ["render", "shine", "--size", "1200x1200", "--duration", "600", "-o", "a.apng"]
    let run = try ToolRun(arguments, in: folder, interruptAfter: 1)
    #expect(run.status == 1)
    #expect(folder.names().isEmpty)
    // A scene that does not listen is stopped all the same.
    let deaf = try scene(
      "Deaf", body: "let _ = { while UUID().uuidString != \"\" {} }(); Color.red")
    let stopped = try ToolRun(["render", deaf, "-o", "a.png"], in: folder, interruptAfter: 2)
    #expect(stopped.status == 1)
    #expect(stopped.errors.split(separator: "\n").count == 1)
    #expect(folder.names() == ["Deaf.swift"])
    let sequence = ["render", "shine", "--duration", "600", "-o", "f/%06d.png"]
    #expect(try ToolRun(sequence, in: folder, interruptAfter: 1).status == 1)
    let files = folder.names("f")
    #expect(files.count > 1)
    for name in files {
      let path = folder.path + "/f/" + name
      #expect(throws: Never.self) { try ImageFile.load(path) }
    }
  }
}
