import Foundation
import SheenCore
import SheenImaging
import Testing

/// Scenes with functions in GLSL, through the command.
@Suite(.serialized) struct ShaderSceneTests {
  private let folder = Scratch()
  private let blue = SIMD4<UInt8>(0, 0, 255, 255)
  private let yellow = SIMD4<UInt8>(255, 255, 0, 255)

  private func scene(_ effect: String = "colorEffect(ShaderLibrary.invert(.float(1)))") throws {
    try folder.write(
      """
      import SwiftUI
      struct Tint: View {
        var body: some View { Color(red: 0, green: 0, blue: 1).\(effect) }
      }
      """, "Tint.swift")
    try folder.write(
      """
      vec4 invert(vec2 position, vec4 color, float amount) {
        return vec4(mix(color.rgb, color.a - color.rgb, amount), color.a);
      }
      vec4 clock(vec2 position, vec4 color) {
        return vec4(u_time / 4.0, position / u_resolution, 1.0);
      }
      """, "effects.glsl")
  }

  private func render(_ arguments: [String]) throws -> ToolRun {
    try ToolRun(["render"] + arguments + ["--size", "20x10", "-o", "a.png"], in: folder)
  }

  /// The pixel in the middle of a picture of 20 × 10 pixels; `nil` where no GL draws.
  private func middle(_ arguments: [String]) throws -> SIMD4<UInt8>? {
    let run = try render(arguments)
    if run.errors.contains("no software OpenGL ES") || run.errors.contains("--backend software:") {
      print("skipped: no software OpenGL ES here")
      return nil
    }
    #expect(run.status == 0, "\(run.errors)")
    return try ImageFile.load("\(folder.path)/a.png").pixmap[10, 5]
  }

  @Test(arguments: ["auto", "software"])
  func functionsBesideTheSceneAreRun(backend: String) throws {
    try scene()
    guard let color = try middle(["Tint.swift", "--backend", backend]) else { return }
    #expect(color == yellow)
  }

  @Test func theSceneFolderCountsWhole() throws {
    try folder.write(
      """
      import SwiftUI
      struct App: View {
        var body: some View { Rectangle().fill(ShaderLibrary.plain()) }
      }
      """, "App/Views/App.swift")
    try folder.write(
      "vec4 plain(vec2 position) { return vec4(0.0, 0.0, 1.0, 1.0); }", "App/Shaders/plain.glsl")
    guard let color = try middle(["App", "--backend", "auto"]) else { return }
    #expect(color == blue)
  }

  @Test func theTimeIsTheScenes() throws {
    try scene("colorEffect(ShaderLibrary.clock())")
    for (time, red) in [("0", UInt8(0)), ("1", 64), ("3", 191)] {
      guard let color = try middle(["Tint.swift", "--backend", "auto", "--at", time]) else {
        return
      }
      // 255 · (0.525, 0.55): the middle of pixel (10, 5).
      #expect(color == SIMD4(red, 134, 140, 255))
    }
  }

  @Test func theCPUDeclinesInOneLine() throws {
    try scene()
    for arguments in [["Tint.swift"], ["Tint.swift", "--backend", "cpu"]] {
      let run = try render(arguments)
      #expect(run.status == 1)
      #expect(
        run.errors
          == "sheen: Tint.swift: uses GLSL effects (effects.glsl), which the CPU renderer cannot "
          + "run; use --backend software or --skip-shaders\n")
      #expect(folder.data("a.png") == nil)
    }
  }

  @Test func skippedEffectsLeaveTheView() throws {
    try scene()
    #expect(try middle(["Tint.swift", "--skip-shaders"]) == blue)
    // Nothing is looked up either.
    try FileManager.default.removeItem(atPath: folder.path + "/effects.glsl")
    #expect(try middle(["Tint.swift", "--skip-shaders"]) == blue)
    let run = try render(["Tint.swift"])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("sheen: Tint.swift: no function named \"invert\": there is no "))
  }

  @Test func whatIsWrongNamesItsLine() throws {
    try scene("colorEffect(ShaderLibrary.invert())")
    let arguments = try render(["Tint.swift"])
    #expect(arguments.status == 1)
    #expect(
      arguments.errors
        == "sheen: Tint.swift: effects.glsl:1: declares vec4 invert(vec2, vec4, float), but "
        + "colorEffect calls vec4 invert(vec2, vec4)\n")
    try scene()
    try folder.write(
      "vec4 invert(vec2 position, vec4 color, float amount) {\n  return wrong;\n}", "effects.glsl")
    let driver = try render(["Tint.swift", "--backend", "software"])
    if driver.errors.contains("no software") { return print("skipped: no software OpenGL ES") }
    #expect(driver.status == 1)
    #expect(driver.errors.hasPrefix("sheen: effects.glsl:2: error: "))
    #expect(driver.errors.contains("wrong") && driver.errors.split(separator: "\n").count == 1)
  }

  @Test func parityNeedsAGPU() throws {
    try scene()
    let run = try ToolRun(
      ["parity", "Tint.swift", "--backend", "software", "--at", "0", "--size", "20x10"], in: folder)
    if run.errors.contains("no software OpenGL ES") {
      return print("skipped: no software OpenGL ES")
    }
    #expect(run.status == 1)
    #expect(run.errors.contains("Tint.swift: uses GLSL effects (effects.glsl), which the CPU"))
    let rest = try ToolRun(
      [
        "parity", "Tint.swift", "--backend", "software", "--at", "0", "--size", "20x10",
        "--skip-shaders",
      ], in: folder)
    #expect(rest.status == 0, "\(rest.errors)")
  }

  @Test func archivesCarryTheFiles() throws {
    try scene()
    let compile = try ToolRun(["compile", "Tint.swift", "-o", "out/t.sheen"], in: folder)
    #expect(compile.status == 0, "\(compile.errors)")
    for name in ["Tint.swift", "effects.glsl"] {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    guard let color = try middle(["out/t.sheen", "--backend", "auto"]) else { return }
    #expect(color == yellow)
  }

  @Test func theDisplayListSaysIt() throws {
    try scene()
    let run = try ToolRun(["inspect", "Tint.swift", "--size", "20x10"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let text = run.lines.joined(separator: "\n")
    #expect(text.contains("color shader effects.glsl invert(1.0) in [0.0 0.0 20.0 10.0]"))
  }

  @Test func previewsFollowTheFiles() throws {
    let preview = try PreviewRun()
    for name in ["Tint.swift", "effects.glsl"] {
      try scene()
      try preview.folder.write(try #require(folder.data(name)), name)
    }
    try preview.start(["Tint.swift", "--skip-shaders"])
    preview.waitForRequests(2)
    #expect(preview.requests.first?.contains("\"skipsShaders\":true") == true)
    #expect(preview.requests.last?.contains("\"shaders\":[\"effects.glsl\"]") == true)
    try preview.folder.write("vec4 other(vec2 p) { return vec4(1.0); }", "effects.glsl")
    preview.waitForRequests(3)
    try preview.folder.write("", "more.glsl")
    preview.waitForRequests(4)
    preview.interrupt()
    #expect(preview.end() == 0)
    #expect(preview.kinds == ["open", "show", "show", "show", "close"])
    #expect(preview.requests[3].contains("\"shaders\":[\"effects.glsl\",\"more.glsl\"]"))
  }
}
