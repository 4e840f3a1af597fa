import Foundation
import SheenCore
import SheenImaging
import Testing

/// Scene files, folders and archives: what compiles, what is kept, what is found.
@Suite(.serialized) struct SceneTests {
  private let folder = Scratch()

  private func pixel(_ arguments: [String], environment: [String: String] = [:]) throws
    -> SIMD4<UInt8>?
  {
    let run = try ToolRun(
      ["render"] + arguments + ["--size", "4x4", "-o", "pixel.png"], in: folder,
      environment: environment)
    guard run.status == 0 else {
      Issue.record("\(run.errors)")
      return nil
    }
    return try ImageFile.load(folder.path + "/pixel.png").pixmap[2, 2]
  }

  private let red = SIMD4<UInt8>(255, 0, 0, 255)
  private let green = SIMD4<UInt8>(0, 255, 0, 255)
  private let pureGreen = "Color(red: 0, green: 1, blue: 0)"

  @Test func anythingAnEffectFileImports() throws {
    try folder.write(
      """
      @preconcurrency import SwiftUI
      import Foundation; import Combine
      import UIKit
      import RealityKit
      #if canImport(AppKit)
      import AppKit
      #endif
      #if os(iOS) && canImport(UIKit)
      private let base = 1.0
      #else
      private let base = 0.0
      #endif
      struct Mixed: View {
        var body: some View { Color(red: 0, green: base, blue: sin(0)) }
      }
      @available(iOS 17, *)
      #Preview("Dark") { Missing() }
      struct Mixed_Previews: PreviewProvider { static var previews: some View { Missing() } }
      @main struct Program: App { var body: some Scene { WindowGroup { Mixed() } } }
      """, "Mixed.swift")
    #expect(try pixel(["Mixed.swift"]) == green)
  }

  @Test func privateViewsAndTheChoice() throws {
    try folder.write(
      """
      import SwiftUI
      private struct Leaf: View { var body: some View { Color(red: 1, green: 0, blue: 0) } }
      private struct Whole: View { var body: some View { ZStack { Leaf(); \(pureGreen) } } }
      struct Sized: View { let size: Int; var body: some View { Color.blue } }
      """, "Some.swift")
    #expect(try pixel(["Some.swift"]) == green)
    #expect(try pixel(["Some.swift", "--view", "Leaf"]) == red)
    let run = try ToolRun(["render", "Some.swift", "--view", "Whoel", "-o", "a.png"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors == "sheen: Some.swift: has no view Whoel; did you mean Whole?\n")
  }

  @Test func twoScenesOfOneName() throws {
    for (name, red) in [("a", 1), ("b", 0)] {
      try folder.write(
        """
        import SwiftUI
        struct Twin: View { var body: some View { Color(red: \(red), green: 1, blue: 0) } }
        """, "\(name)/Twin.swift")
    }
    #expect(try pixel(["a/Twin.swift"]) == SIMD4(255, 255, 0, 255))
    #expect(try pixel(["b/Twin.swift"]) == green)
  }

  private func writeColorSet(_ name: String, _ components: String, in catalog: String) throws {
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {\(components), "alpha": "1.000"}}}], "info": {"version": 1}}
      """, "\(catalog)/\(name).colorset/Contents.json")
  }

  @Test func aFolderWithSymbols() throws {
    try writeColorSet(
      "leaf-green_Color", #""red": "0", "green": "0xFF", "blue": "0.0""#, in: "App/Assets.xcassets")
    try writeColorSet(
      "default", #""red": "0", "green": "255", "blue": "0""#, in: "App/Assets.xcassets")
    try folder.write(
      """
      import SwiftUI
      struct Part: View {
        var body: some View {
          ZStack {
            Color.leafGreen
            Color(.leafGreen)
            LinearGradient(colors: [.leafGreen], startPoint: .top, endPoint: .bottom)
          }
        }
      }
      """, "App/Views/Part.swift")
    try folder.write(
      """
      import SwiftUI
      struct App: View { var body: some View { ZStack { Part(); Color(.default) } } }
      """, "App/App.swift")
    #expect(try pixel(["App"]) == green)
  }

  @Test func imageSymbolsAndReplacements() throws {
    var square = Pixmap(width: 2, height: 2)
    for i in 0..<4 { square[i % 2, i / 2] = red }
    let bytes = Data(try PNGEncoder.encode(square, named: "badge.png"))
    try folder.write(bytes, "Assets.xcassets/My Badge.imageset/badge.png")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "badge.png", "scale": "1x"}]}"#,
      "Assets.xcassets/My Badge.imageset/Contents.json")
    try folder.write(
      """
      import SwiftUI
      struct Pictured: View { var body: some View { Image(.myBadge).resizable() } }
      """, "Pictured.swift")
    #expect(try pixel(["Pictured.swift"]) == red)
    for i in 0..<4 { square[i % 2, i / 2] = green }
    try folder.write(Data(try PNGEncoder.encode(square, named: "new.png")), "other/My Badge.png")
    #expect(try pixel(["Pictured.swift", "--asset", "My Badge=other/My Badge.png"]) == green)
    #expect(try pixel(["Pictured.swift", "--assets", "other"]) == green)
  }

  @Test func theCacheKeepsWhatWasCompiled() throws {
    let cache = Scratch()
    let environment = ["SHEEN_CACHE_DIR": cache.path + "/new"]
    let text = "import SwiftUI\nstruct Kept: View { var body: some View { \(pureGreen) } }\n"
    try folder.write(text, "Kept.swift")
    #expect(try pixel(["Kept.swift"], environment: environment) == green)
    let entries = cache.names("new/scenes")
    #expect(entries.count == 1)
    // The second time no compiler is needed, whatever the file is called.
    var without = environment
    without["PATH"] = "/nonexistent"
    #expect(try pixel(["Kept.swift"], environment: without) == green)
    try folder.write(text, "elsewhere/Kept.swift")
    #expect(try pixel(["elsewhere/Kept.swift"], environment: without) == green)
    #expect(cache.names("new/scenes") == entries)
    try folder.write(text + "// changed", "Kept.swift")
    #expect(try pixel(["Kept.swift"], environment: environment) == green)
    #expect(cache.names("new/scenes").count == 2)
    let nowhere = try ToolRun(
      ["render", "Kept.swift", "-o", "a.png"], in: folder,
      environment: ["SHEEN_CACHE_DIR": "/proc/nothing"])
    #expect(nowhere.status == 1)
    #expect(nowhere.errors.contains("SHEEN_CACHE_DIR"))
  }

  @Test func anArchiveRunsWithoutCompilerAndAssets() throws {
    try writeColorSet("Leaf", #""red": "0", "green": "255", "blue": "0""#, in: "s/Assets.xcassets")
    try folder.write(
      "import SwiftUI\nstruct Packed: View { var body: some View { Color.leaf } }",
      "s/Packed.swift")
    let compile = try ToolRun(["compile", "s/Packed.swift", "-o", "out/p.sheen"], in: folder)
    #expect(compile.status == 0)
    #expect(compile.lines == ["out/p.sheen"])
    try FileManager.default.removeItem(atPath: folder.path + "/s")
    let environment = ["PATH": "/nonexistent", "SHEEN_CACHE_DIR": Scratch().path]
    #expect(try pixel(["out/p.sheen"], environment: environment) == green)

    let whole = try #require(folder.data("out/p.sheen"))
    for (name, bytes) in [
      ("cut", whole.prefix(whole.count - 100)), ("empty", Data()), ("short", whole.prefix(20)),
      ("tail", whole.suffix(32)), ("changed", whole.prefix(5000) + [7] + whole.dropFirst(5001)),
    ] {
      try folder.write(Data(bytes), "\(name).sheen")
      let run = try ToolRun(["render", "\(name).sheen", "-o", "a.png"], in: folder)
      #expect(run.status == 1)
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.errors.hasPrefix("sheen: \(name).sheen: not a whole .sheen file"))
    }
  }

  @Test func theClockAndTheDiceAreTheScenes() throws {
    try folder.write(
      """
      import Foundation
      import SwiftUI
      struct Delayed: View {
        @State private var level = 0.0
        @State private var id = UUID()
        var body: some View {
          let _ = print("date", Date.now.timeIntervalSince1970)
          let _ = print("dice", Int.random(in: 0..<1_000_000), [1, 2, 3, 4].shuffled(), id)
          Color(red: level, green: 0, blue: 0).onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
              level = 1
              print("after", Date().timeIntervalSince1970)
            }
          }
        }
      }
      """, "Delayed.swift")
    let run = { (arguments: [String]) in
      try ToolRun(
        ["render", "Delayed.swift", "--size", "2x1", "-o", "-", "--format", "rgba", "-q"]
          + arguments,
        in: folder)
    }
    let before = try run(["--at", "0.4999", "--epoch", "1970-01-02"])
    #expect(Array(before.output.prefix(4)) == [0, 0, 0, 255])
    #expect(before.errors.hasPrefix("date 86400.0\n"))
    let after = try run(["--at", "0.5"])
    #expect(Array(after.output.prefix(4)) == [255, 0, 0, 255])
    #expect(after.errors.contains("after 1735689600.5\n"))
    #expect(try run(["--at", "0.5"]).errors == after.errors)
    #expect(try run(["--at", "0.5", "--seed", "1"]).errors != after.errors)
    // One frame of a sequence equals the same moment alone.
    let all = try run(["--duration", "1", "--fps", "2"])
    #expect(Array(all.output.suffix(8)) == Array(after.output))
    #expect(all.errors == after.errors)
  }

  @Test func foldersWithoutScenes() throws {
    try folder.write("text", "nothing/readme.md")
    let empty = try ToolRun(["render", "nothing", "-o", "a.png"], in: folder)
    #expect(empty.status == 1)
    #expect(empty.errors.hasPrefix("sheen: nothing: holds no Swift file"))
    let other = try ToolRun(["render", "nothing/readme.md", "-o", "a.png"], in: folder)
    #expect(other.errors.hasPrefix("sheen: nothing/readme.md: not a scene"))
  }
}
