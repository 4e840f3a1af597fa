import Foundation
import Testing

/// The half of `sheen preview` that has no window: files, compiling, and windows that come and go.
@Suite(.serialized) struct PreviewTests {
  private func scene(_ color: String, more: String = "") -> String {
    "import SwiftUI\nstruct Scene: View {\n  var body: some View { Color.\(color) }\n}\n" + more
  }

  /// The shared object of a request to show a scene.
  private func object(_ request: String) -> String? {
    request.firstMatch(of: /"object":"([^"]+)"/).map { String($0.1) }
  }

  private func run(_ change: (PreviewRun) throws -> Void) throws -> PreviewRun {
    let preview = try PreviewRun()
    try preview.folder.write(scene("red"), "Scene.swift")
    try change(preview)
    try preview.start(["Scene.swift"])
    return preview
  }

  @Test func savesAreShownAndTouchesAreNot() throws {
    let preview = try run { _ in }
    preview.waitForRequests(2)
    try preview.folder.write(scene("green"), "Scene.swift")
    preview.waitForRequests(3)
    // The same content, by writing and by renaming, then a save as many editors do it.
    try preview.folder.write(scene("green"), "Scene.swift")
    let path = preview.folder.path
    try preview.folder.write(scene("green"), "Scene.new")
    rename(path + "/Scene.new", path + "/Scene.swift")
    Thread.sleep(forTimeInterval: 0.2)
    try preview.folder.write(scene("blue"), "Scene.new")
    rename(path + "/Scene.new", path + "/Scene.swift")
    preview.waitForRequests(4)
    preview.interrupt()
    #expect(preview.end() == 0)
    #expect(preview.kinds == ["open", "show", "show", "show", "close"])
    let objects = preview.requests.compactMap(object)
    #expect(Set(objects).count == 3)
    #expect(!preview.hasProcesses)
    #expect(preview.folder.names("runtime").isEmpty)
  }

  @Test func whatDoesNotCompileIsToldUntilItDoes() throws {
    let preview = try run { try $0.folder.write(scene("nosuchcolor"), "Scene.swift") }
    preview.waitForRequests(2)
    #expect(preview.requests.last?.contains("Scene.swift:3:31: error: type 'Color'") == true)
    #expect(preview.errors.contains("nosuchcolor"))
    try preview.folder.write(scene("red"), "Scene.swift")
    preview.waitForRequests(3)
    try preview.folder.write("import SwiftUI\n", "Scene.swift")
    preview.waitForRequests(4)
    #expect(preview.requests.last?.contains("declares no view") == true)
    try FileManager.default.removeItem(atPath: preview.folder.path + "/Scene.swift")
    preview.waitForRequests(5)
    #expect(preview.requests.last?.contains("no such file") == true)
    try preview.folder.write(scene("red"), "Scene.swift")
    preview.waitForRequests(6)
    preview.interrupt()
    #expect(preview.end() == 0)
    #expect(
      preview.kinds == ["open", "failure", "show", "failure", "failure", "show", "close"])
  }

  @Test func aCrashLeavesThePictureAndTheErrorUntilTheNextSave() throws {
    let preview = try run { _ in }
    preview.waitForRequests(2)
    try preview.folder.write("", "crash")
    try preview.folder.write(scene("green"), "Scene.swift")
    preview.waitForRequests(6)
    #expect(preview.kinds == ["open", "show", "show", "open", "picture", "failure"])
    #expect(
      preview.requests.last?.contains("Scene.swift:7: the scene trapped: out of luck") == true)
    try FileManager.default.removeItem(atPath: preview.folder.path + "/crash")
    try preview.folder.write(scene("blue"), "Scene.swift")
    preview.waitForRequests(7)
    preview.interrupt()
    #expect(preview.end() == 0)
    #expect(preview.kinds.suffix(2) == ["show", "close"])
    #expect(!preview.hasProcesses)
  }

  @Test func assetsAreWatched() throws {
    let colors = "Colors.xcassets/Warm.colorset/Contents.json"
    func set(_ red: String) -> String {
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """
    }
    let preview = try run {
      try $0.folder.write(set("1.0"), colors)
      try $0.folder.write(scene("warm"), "Scene.swift")
    }
    preview.waitForRequests(2)
    try preview.folder.write(set("0.5"), colors)
    preview.waitForRequests(3)
    preview.interrupt()
    #expect(preview.end() == 0)
    #expect(preview.kinds == ["open", "show", "show", "close"])
    #expect(Set(preview.requests.compactMap(object)).count == 1)
  }

  @Test func aReloadShowsTheSameSceneAgain() throws {
    let preview = try run {
      try $0.folder.write("", "reload")
    }
    preview.waitForRequests(3)
    try preview.folder.write("", "close")
    try preview.folder.write(scene("green"), "Scene.swift")
    #expect(preview.end() == 0)
    #expect(preview.kinds == ["open", "show", "show", "show"])
    #expect(!preview.hasProcesses)
  }

  @Test func withoutADisplayThereIsOneLine() throws {
    let preview = try run { try $0.folder.write("", "noDisplay") }
    #expect(preview.end() == 1)
    #expect(
      preview.errors
        == "sheen: no display: none; sheen render Scene.swift -o OUT.png draws without one\n")
  }

  @Test func withoutItsWindowThereIsOneLine() throws {
    let preview = try PreviewRun(hasWindow: false)
    try preview.folder.write(scene("red"), "Scene.swift")
    try preview.start(["Scene.swift"])
    #expect(preview.end() == 1)
    #expect(preview.errors.hasSuffix("sheen-window: missing; make install puts it beside sheen\n"))
    #expect(preview.errors.split(separator: "\n").count == 1)
  }

  @Test func builtInExamplesAndOptionsReachTheWindow() throws {
    let preview = try PreviewRun()
    try preview.start([
      "shine", "--size", "200x100", "--scale", "1.5", "--appearance", "dark", "--background",
      "#ff0000", "--platform", "macos26", "--safe-area", "1,2,3,4", "--seed", "7", "--pointer",
      "0.5:20,30 1:leave", "--backend",
      "cpu",
    ])
    preview.waitForRequests(2)
    preview.interrupt()
    #expect(preview.end() == 0)
    let open = try #require(preview.requests.first)
    for part in [
      "\"width\":200}", "\"height\":100,", "\"scale\":1.5,", "\"isDark\":true,",
      "\"background\":[1,0,0,1],", "\"platform\":\"macos26\",", "\"safeArea\":[1,2,3,4],",
      "\"seed\":7,", "\"pointerScript\":\"0.5:20.0,30.0 1.0:leave\",", "\"backend\":\"cpu\",",
    ] {
      #expect(open.contains(part), "\(part)")
    }
    #expect(preview.requests.dropFirst().first?.contains("\"name\":\"shine\"") == true)
  }
}
