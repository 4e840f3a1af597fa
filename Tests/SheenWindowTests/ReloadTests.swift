import Foundation
import SheenCore
import SheenImaging
import SheenScene
import Testing

extension WindowTests {
  /// One colour all over.
  private func plain(_ name: String, _ red: Double, _ green: Double) throws -> PreviewScene {
    try TestScene.compile(
      name,
      """
      struct \(name): View {
        var body: some View { Color(red: \(red), green: \(green), blue: 0) }
      }
      """)
  }

  @Test func anotherVersionTakesOver() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("reload"))
    for scene in [try plain("Red", 1, 0), try plain("Green", 0, 1)] {
      try window.show(scene)
      try expect(
        Expectation.picture(scene, width: 240, height: 180), in: window,
        scene.name)
    }
    let times = window.log.filter { $0.kind == "shown" }.compactMap(\.time)
    #expect(times.count == 2 && times[0] == 0 && times[1] > 0)
  }

  @Test func anErrorIsLaidOverTheLastGoodPicture() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("error"))
    let scene = try plain("Red", 1, 0)
    try window.show(scene)
    let good = try Expectation.picture(scene, width: 240, height: 180)
    try expect(good, in: window)
    window.send(.failure("Red.swift:3:7: error: expected expression"))
    let red = SIMD4<UInt8>(255, 0, 0, 255)
    _ = try eventually("words over red") {
      let shot = try window.screenshot(width: 240, height: 180)
      let kept = (0..<180).reduce(0) { sum, y in
        sum + (0..<240).count { shot[$0, y] == red }
      }
      return kept > 2000 && kept < 240 * 180 - 500 ? true : nil
    }
    try window.show(scene)
    try expect(good, in: window, "the picture without the error")
  }

  @Test func aWrongFunctionLeavesTheLastGoodPicture() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("glsl"))
    let scene = try plain("Red", 1, 0)
    try window.show(scene)
    try expect(Expectation.picture(scene, width: 240, height: 180), in: window)
    var shaded = try TestScene.compile(
      "Shaded",
      """
      struct Shaded: View {
        var body: some View { Color.white.colorEffect(ShaderLibrary.paint()) }
      }
      """)
    let file = window.folder + "/paint.glsl"
    shaded.shaders = [file]
    func write(_ result: String) throws {
      let text = "vec4 paint(vec2 position, vec4 color) {\n  return \(result);\n}\n"
      try Data(text.utf8).write(to: URL(filePath: file))
    }
    try write("wrong")
    window.send(.show(shaded))
    let message = try eventually("the report") {
      if case .failed(let message) = window.told.last { message } else { nil }
    }
    // Software GL has been taken for it; without any there is another message.
    guard message.hasPrefix(file + ":2: error: ") else {
      #expect(message.contains("uses GLSL effects"))
      return
    }
    let red = SIMD4<UInt8>(255, 0, 0, 255)
    _ = try eventually("words over red") {
      let shot = try window.screenshot(width: 240, height: 180)
      let kept = (0..<180).reduce(0) { sum, y in
        sum + (0..<240).count { shot[$0, y] == red }
      }
      return kept > 2000 && kept < 240 * 180 - 500 ? true : nil
    }
    try write("vec4(0.0, 1.0, 0.0, 1.0)")
    try window.show(shaded)
    try expect(
      Expectation.picture(plain("Green", 0, 1), width: 240, height: 180), in: window)
  }

  @Test func whatCannotBeLoadedIsReported() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("broken"))
    window.send(.show(PreviewScene(name: "Gone.swift", object: "/nonexistent/gone.sheen")))
    let message = try eventually("the report") {
      if case .failed(let message) = window.told.last { message } else { nil }
    }
    #expect(message.hasPrefix("Gone.swift: "))
    #expect(!message.contains("\n"))
  }

  @Test func thePictureOfAPredecessorIsShown() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("inherit"))
    let picture = try Expectation.picture(
      WindowScenes.shapes(), width: 240, height: 180)
    let file = window.folder + "/last.png"
    try Data(PNGEncoder.encode(picture)).write(to: URL(filePath: file))
    window.send(.picture(file))
    try expect(picture, in: window)
  }
}
