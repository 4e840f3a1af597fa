import Foundation
import Testing

/// `make install` and `make uninstall`, into a folder of their own.
@Suite(.serialized) struct InstallTests {
  private let folder = Scratch()
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)

  private func make(_ target: String) throws {
    let build = (ToolRun.tool as NSString).deletingLastPathComponent
    let run = try ToolRun(
      ["-C", root, target, "PREFIX=/usr", "DESTDIR=\(folder.path)/stage", "BUILD=\(build)"],
      in: folder, tool: "/usr/bin/make")
    #expect(run.status == 0, "\(run.errors)")
  }

  private var files: [String] {
    let all =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.path + "/" + name, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  @Test func anInstalledPrefixCompilesScenes() throws {
    try folder.write("mine", "stage/usr/share/man/man1/other.1")
    let before = files
    try make("install-files")
    for file in [
      "bin/sheen", "bin/sheen-window", "lib/sheen/modules/SheenScene.swiftmodule",
      "share/man/man1/sheen.1", "lib/sheen/SheenMacros",
      "lib/sheen/include/CPNG/module.modulemap", "share/zsh/site-functions/_sheen",
      "share/bash-completion/completions/sheen", "share/fish/vendor_completions.d/sheen.fish",
    ] {
      #expect(files.contains("stage/usr/" + file))
    }
    try render()
    try make("uninstall")
    #expect(files.filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".png") } == before)
  }

  @Test func othersMacrosCompileAnew() throws {
    try make("install-files")
    let macros = folder.path + "/stage/usr/lib/sheen/SheenMacros"
    let cache = Scratch()
    try folder.write(
      "import SwiftUI\nstruct Red: View { var body: some View { Color.red } }", "Red.swift")
    for count in [1, 1, 2] {
      if count == 2 {
        try FileManager.default.removeItem(atPath: macros)
        try FileManager.default.copyItem(atPath: ToolRun.tool, toPath: macros)
      }
      let run = try ToolRun(
        ["render", "Red.swift", "--size", "2x2", "-o", "a.png"], in: folder,
        environment: ["SHEEN_CACHE_DIR": cache.path], tool: folder.path + "/stage/usr/bin/sheen")
      #expect(run.status == 0, "\(run.errors)")
      #expect(cache.names("scenes").count == count)
    }
  }

  /// Renders a scene by the installed command while the build tree is covered by an empty file system.
  private func render() throws {
    try folder.write(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var paint = Color(red: 0, green: 0, blue: 1) }
      struct Installed: View {
        @Environment(\\.paint) private var paint
        var body: some View { paint }
      }
      """, "Installed.swift")
    let render = [
      "\(folder.path)/stage/usr/bin/sheen", "render", "Installed.swift", "--size", "2x2", "-o",
      "a.png",
    ]
    let cache = Scratch()
    let environment = ["SHEEN_CACHE_DIR": cache.path]
    let cover = [
      "-m", "sh", "-c", "mount -t tmpfs none \"$1\" && shift && exec \"$@\"", "sh", root,
    ]
    let canCover = try ToolRun(cover + ["true"], in: folder, tool: "/usr/bin/unshare").status == 0
    if !canCover { print("the build tree stays reachable: this user may not unshare -m") }
    let run =
      try canCover
      ? ToolRun(cover + render, in: folder, environment: environment, tool: "/usr/bin/unshare")
      : ToolRun(
        Array(render.dropFirst()), in: folder, environment: environment, tool: render[0])
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.data("a.png") != nil)
    #expect(cache.names("scenes").count == 1)
  }
}
