import Sheen
import SheenTool
import Testing

@Suite struct SceneFileTests {
  private func file(_ text: String, path: String = "Scene.swift") -> SceneFile {
    SceneFile(path: path, bytes: Array(text.utf8))
  }

  private func chosen(_ text: String, path: String = "Scene.swift", view: String? = nil) -> String {
    let file = file(text, path: path)
    do {
      return try ViewChoice(
        in: [file], scene: path, sceneName: file.baseName, wanted: view
      ).name
    } catch {
      return error.message
    }
  }

  // MARK: The compiled copy

  @Test func importsAreReplacedOnTheirLines() {
    let text = """
      import SwiftUI
      import struct Foundation.Date
      @preconcurrency import Combine; import RealityKit
      @_exported import UIKit
      import Observation
      // import Foundation
      let s = "import SwiftUI"
      """
    let lines = file(text).compiledText(for: .iOS).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "#sourceLocation(file: \"Scene.swift\", line: 1)")
    #expect(lines[1] == "import SheenScene")
    #expect(lines[2] == "import SheenScene")
    #expect(lines[3] == "@preconcurrency import SheenScene; ")
    #expect(lines[4] == "@_exported import SheenScene")
    #expect(lines[5] == "import Observation")
    #expect(lines[6] == "// import Foundation")
    #expect(lines[7] == "let s = \"import SwiftUI\"")
  }

  @Test func anImportOfOneTypeDeclaresNone() {
    let scene = file(
      "import struct Foundation.Date\nstruct Card: View { var body: some View { Leaf() } }")
    #expect(scene.views.map(\.name) == ["Card"])
  }

  @Test func anAttributeGoesWithItsBlankedImport() {
    let copy = file("@preconcurrency import RealityKit\nstruct A {}").compiledText(for: .iOS)
    #expect(copy.contains("line: 1)\n\nstruct A {}"))
  }

  @Test func conditionsFollowTheSystem() {
    let text = """
      #if os(iOS) && !os(macOS)
      #elseif canImport(UIKit) || canImport(AppKit) || canImport(Nothing)
      #elseif os(visionOS) || os(OSX) || os(Linux) || os(Plan9) || targetEnvironment(macCatalyst)
      #elseif canImport(SwiftUI) && canImport(RealityKit)
      #endif
      """
    let phone = file(text).compiledText(for: .iOS)
    #expect(phone.contains("#if true && !false\n"))
    #expect(phone.contains("#elseif true || false || canImport(Nothing)\n"))
    #expect(phone.contains("#elseif false || false || false || os(Plan9) || false\n"))
    #expect(phone.contains("#elseif true && false\n"))
    let desktop = file(text).compiledText(for: .macOS)
    #expect(desktop.contains("#if false && !true\n"))
    #expect(desktop.contains("#elseif false || true || canImport(Nothing)\n"))
    #expect(desktop.contains("#elseif false || true || false || os(Plan9) || false\n"))
    let headset = file(text).compiledText(for: .visionOS)
    #expect(headset.contains("#if false && !false\n"))
    #expect(headset.contains("#elseif true || false || canImport(Nothing)\n"))
    #expect(headset.contains("#elseif true || false || false || os(Plan9) || false\n"))
  }

  @Test func previewsAreBlankedAndLinesStay() {
    let text = """
      import SwiftUI
      struct A: View { var body: some View { Color.red } }
      @available(iOS 17, *)
      #Preview("}", traits: .sizeThatFits) {
        A() // }
      }
      struct A_Previews: PreviewProvider {
        static var previews: some View { A() }
      }
      let last = 9
      """
    let copy = file(text).compiledText(for: .iOS)
    #expect(!copy.contains("Preview"))
    #expect(!copy.contains("@available"))
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[10] == "let last = 9")
  }

  @Test func pathsAreEscaped() {
    let copy = file("", path: "a\"b\\c.swift").compiledText(for: .iOS)
    #expect(copy.hasPrefix("#sourceLocation(file: \"a\\\"b\\\\c.swift\", line: 1)\n"))
  }

  // MARK: Views

  @Test func commentsAndStringsHideDeclarations() {
    let text = #"""
      /* struct A: View { /* nested */ } */
      // struct B: View {}
      let text = "struct C: View { \(call("}")) "
      let more = """
        struct D: View { "
        """
      let raw = ##"struct E: View { "# \( "##
      struct F: View { var body: some View { Text("}") } }
      """#
    #expect(file(text).views.map(\.name) == ["F"])
  }

  @Test(arguments: [
    ("", true), ("var a = 1", true), ("let a: Int", false), ("let a = 1", true),
    ("var a: Int", false), ("var a: Int?", true), ("let a: Int?", false),
    ("@State private var a = 1", true), ("@State var a: Int", false), ("@State var a: Int?", true),
    ("@Binding var a: Int", false), ("@Environment(\\.colorScheme) var a", true),
    ("@Namespace private var a", true), ("static let a: Int = 1", true),
    ("var a: Int { 1 }", true), ("var a: [Int: String] = [:]", true),
    ("var a: () -> Void", false), ("var a: () -> Void = {}", true),
    ("init() {}\n  let a: Int", true), ("init(a: Int) {}", false),
    ("init(a: Int = 1, b: [Int] = [1, 2]) {}", true), ("init(a: Int = 1, b: Int) {}", false),
    ("@State\n  private var a = 1\n  let b: Int", false),
    ("struct B { var c, d: Int }", true),
    ("enum B { case c; var d: Int { 1 } }\n  let b: Int", false),
  ])
  func argumentsAreNeededWhereAPropertyHasNoValue(member: String, needsNone: Bool) {
    let text = "struct A: View {\n  \(member)\n  var body: some View { Color.red }\n}"
    #expect(file(text).views.first?.needsNoArguments == needsNone)
  }

  @Test func genericViewsAndExtensions() {
    let text = """
      struct A<Content: View>: View { var body: some View { Color.red } }
      struct B { let x: Int }
      extension B: View { var body: some View { Color.red } }
      extension B { init() { x = 1 } }
      enum C: View { case a; var body: some View { Color.red } }
      struct D<T> where T: View {}
      """
    let views = file(text).views
    #expect(views.map(\.name) == ["A", "B", "C"])
    #expect(views.map(\.needsNoArguments) == [false, true, false])
  }

  // MARK: The choice

  private let pair = """
    private struct Card: View { var body: some View { Color.red } }
    struct Board: View { var body: some View { Card() } }
    struct Other: View { var body: some View { Color.red } }
    """

  @Test func theNamesakeComesFirst() {
    #expect(chosen(pair, path: "x/Other.swift") == "Other")
    #expect(chosen(pair, path: "Card.swift") == "Card")
  }

  @Test func elseTheFirstThatStandsAlone() {
    #expect(chosen(pair) == "Board")
    #expect(chosen(pair + "\n@main struct A: App { var body: some Scene { Board() } }") == "Board")
  }

  @Test func elseAnErrorListsTheViews() {
    #expect(chosen("struct A {}").hasPrefix("Scene.swift: declares no view;"))
    let needy = "struct A: View { let x: Int; var body: some View { Color.red } }"
    #expect(chosen(needy).contains("none of its views (A) stands alone"))
    #expect(chosen(pair, view: "Bord") == "Scene.swift: has no view Bord; did you mean Board?")
    #expect(chosen(pair, view: "Card") == "Card")
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashesAreThoseOfTheStandard(text: String, hash: String) {
    #expect(SHA256.hex(of: text.utf8) == hash)
  }
}
