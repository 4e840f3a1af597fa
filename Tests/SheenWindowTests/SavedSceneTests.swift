import Foundation
import Glibc
import SheenCore
import Testing

/// `sheen preview` as people use it: a file is saved, and the window follows.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable))
struct SavedSceneTests {
  private let red = SIMD4<UInt8>(255, 0, 0, 255)
  private let green = SIMD4<UInt8>(0, 255, 0, 255)
  private let blue = SIMD4<UInt8>(0, 0, 255, 255)

  private func scene(_ color: String, _ more: String = "") -> String {
    "import SwiftUI\nstruct Scene: View {\n  var body: some View { \(color) }\n\(more)}\n"
  }

  private func scene(_ color: SIMD4<UInt8>, _ more: String = "") -> String {
    scene("Color(red: \(color.x / 255), green: \(color.y / 255), blue: \(color.z / 255))", more)
  }

  private func preview(_ source: String) throws -> PreviewProgram {
    try PreviewProgram(on: VirtualDisplay(.x11), source)
  }

  @Test func savesShowAndErrorsLieOverTheLastGoodPicture() throws {
    let preview = try preview(scene(red))
    try preview.waitUntilAll(are: red)
    try preview.save(scene(green))
    try preview.waitUntilAll(are: green)
    try preview.save(scene("nosuchcolor"))
    try preview.waitUntilCovered(green)
    #expect(preview.log("failure").last?.text?.contains("Scene.swift:3:25: error:") == true)
    // The same content is no new version, the next one is.
    try preview.touch()
    try preview.save(scene(blue))
    try preview.waitUntilAll(are: blue)
    try preview.touch()
    try preview.save(scene(red))
    try preview.waitUntilAll(are: red)
    #expect(preview.log("shown").count == 4)
    #expect(preview.log("failure").count == 1)
    #expect(preview.log("opened").count == 1)
  }

  /// The picture is kept for a successor meanwhile, without the error.
  @Test func anErrorThatStoodForAWhileGoesWithItsCause() throws {
    let preview = try preview(scene(green))
    try preview.waitUntilAll(are: green)
    try preview.save(scene("nosuchcolor"))
    try preview.waitUntilCovered(green)
    Thread.sleep(forTimeInterval: 1.5)
    try preview.save(scene(green, "// The same picture.\n"))
    try preview.waitUntilAll(are: green)
  }

  @Test func aSceneThatDoesNotCompileAtTheStartOpensAWindow() throws {
    let preview = try preview(scene("nosuchcolor"))
    _ = try eventually("the error") { preview.log("failure").last?.text }
    try preview.save(scene(green))
    try preview.waitUntilAll(are: green)
  }

  /// A trap takes down the window's program; its successor has the picture and the error.
  @Test(
    arguments: [
      ("body", "{ let none: [Int] = []; return Color.red.frame(width: CGFloat(none[1])) }()", ""),
      ("start", "Color.red", "init() { fatalError(\"no start\") }\n"),
      ("hover", "Color(red: 0, green: 1, blue: 0).onHover { _ in fatalError(\"hovered\") }", ""),
      (
        "recursion", "Color.red.opacity(Self.depth(1))",
        "static func depth(_ n: Double) -> Double { depth(n + 1) + depth(n + 2) }\n"
      ),
    ])
  func aTrapLeavesThePicture(kind: String, body: String, more: String) throws {
    let preview = try preview(scene(green))
    try preview.waitUntilAll(are: green)
    try preview.save(scene(body, more))
    if kind == "hover" {
      _ = try eventually("the scene") { preview.log("shown").count == 2 ? true : nil }
      try preview.movePointer(into: true)
    }
    _ = try eventually("another window: \(preview.errors)") {
      preview.log("opened").count == 2 ? true : nil
    }
    try preview.waitUntilCovered(green)
    #expect(preview.log("failure").last?.text?.contains("the scene ") == true)
    try preview.movePointer(into: false)
    try preview.save(scene(blue))
    try preview.waitUntilAll(are: blue)
    #expect(preview.log("opened").count == 2)
  }

  /// What the pointer did and the time stay; the new version's code shows.
  @Test func stateAndTimeAreKept() throws {
    func scene(_ color: String) -> String {
      self.scene(
        "(count < 2 ? Color(red: 1, green: 0, blue: 0) : \(color)).onHover { if $0 { count += 1 } }",
        "@State private var count = 0\n")
    }
    let preview = try preview(scene("Color(red: 0, green: 1, blue: 0)"))
    try preview.waitUntilAll(are: red)
    // What the pointer does between two frames is one change: it stays where it is for a while.
    for isInside in [true, false, true, false, true] {
      try preview.movePointer(into: isInside)
      Thread.sleep(forTimeInterval: 0.5)
    }
    try preview.waitUntilAll(are: green)
    let before = try #require(preview.log("frame").last?.time)
    try preview.save(scene("Color(red: 0, green: 0, blue: 1)"))
    try preview.waitUntilAll(are: blue)
    let after = try #require(preview.log("shown").last?.time)
    #expect(after > before)
  }

  @Test(arguments: ["interrupt", "button"])
  func nothingIsLeftAtTheEnd(way: String) throws {
    let preview = try preview(scene(red))
    try preview.waitUntilAll(are: red)
    if way == "interrupt" {
      kill(-preview.child.process, SIGINT)
    } else {
      // As often as people would press it: under load one message has been lost.
      let window = try preview.display.place(of: "Scene.swift").window
      for _ in 0..<4 where preview.child.status == nil && preview.log("closed").isEmpty {
        try preview.display.requestClosing(of: window)
        let patience = Date(timeIntervalSinceNow: 6)
        while preview.child.status == nil, Date() < patience {
          Thread.sleep(forTimeInterval: 0.05)
        }
      }
    }
    #expect(try preview.end() == 0, "\(preview.errors) \(preview.log("closed").count)")
    #expect(!preview.isRunning)
  }

  @Test func aBuiltInSceneIsShown() throws {
    let display = try VirtualDisplay(.x11)
    let tool = PreviewProgram.tool
    let child = try ChildProgram(
      [tool, "preview", "shine", "--size", "200x200", "--scale", "1", "--backend", "cpu"],
      environment: display.environment)
    _ = try display.place(of: "shine")
    _ = try eventually("the black of the shine's background") {
      let place = try display.place(of: "shine")
      return try display.screenshot()[place.x, place.y] == SIMD4(0, 0, 0, 255) ? true : nil
    }
    kill(child.process, SIGTERM)
    #expect(try eventually("the end") { child.status } == 0)
  }

  @Test func withoutADisplayThereIsOneLine() throws {
    let errors = scratchPath("window-errors")
    let result = try ChildProgram.run([
      "sh", "-c", "\(PreviewProgram.tool) preview shine 2>\(errors)",
    ])
    #expect(result.status == 1)
    let cause = "WAYLAND_DISPLAY and DISPLAY are not set"
    #expect(
      try String(contentsOfFile: errors, encoding: .utf8)
        == "sheen: no display: \(cause); sheen render shine -o OUT.png draws without one\n")
  }
}
