import Foundation
import Sheen
import SheenCore
import SheenImaging
import SheenTool
import Testing

/// Previews of scene files: which is chosen, and what becomes of it.
@Suite struct FilePreviewTests {
  private func file(_ text: String, path: String = "Scene.swift") -> SceneFile {
    SceneFile(path: path, bytes: Array(text.utf8))
  }

  private func chosen(_ text: String, path: String = "Scene.swift", view: String? = nil) -> String {
    let file = file(text, path: path)
    do {
      return try ViewChoice(
        in: [file], scene: path, sceneName: file.baseName, wanted: view
      ).expression
    } catch {
      return error.message
    }
  }

  private let text = """
    import SwiftUI
    struct Card: View { var body: some View { Color.red } }
    struct Grow: ViewModifier { func body(content: Content) -> some View { content } }
    struct Card_Previews: PreviewProvider {
      static var previews: some View { Card() }
    }
    #Preview("On \\"dark\\"", traits: .sizeThatFitsLayout) {
      Card()
    }
    #Preview {
      @Previewable @State var isOn = false
      @Previewable @Namespace var names
      Card()
        .modifier(Grow())
    }
    let last = 9
    """

  @Test func theNamesakeThenTheFirstPreview() {
    #expect(chosen(text, path: "Card.swift") == "Card()")
    #expect(chosen(text) == "Card_Previews.previews")
    #expect(chosen(text, view: "Card") == "Card()")
    #expect(chosen(text, view: "Card_Previews") == "Card_Previews.previews")
    #expect(chosen(text, view: "#Preview") == "SheenPreview()")
    #expect(
      chosen(text, view: "Cart_Previews")
        == "Scene.swift: has no view Cart_Previews; did you mean Card_Previews?")
  }

  @Test func aFileOfModifiersHasItsPreview() {
    let text = "struct Grow: ViewModifier {}\n#Preview(\"Grown\") { Color.red }"
    #expect(chosen(text) == "SheenPreview()")
    #expect(chosen(text, view: "Grown") == "SheenPreview()")
  }

  @Test func onlyTheOneShownIsCompiledAndLinesStay() {
    let copy = file(text).compiledText(for: .iOS, showing: 2)
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(!copy.contains("PreviewProvider") && !copy.contains("sizeThatFitsLayout"))
    #expect(lines[10] == "struct SheenPreview: View {")
    #expect(lines[11] == "   @State var isOn = false")
    #expect(lines[12] == "   @Namespace var names; var body: some View {")
    #expect(lines[13] == "  Card()")
    #expect(lines[15] == "}}")
    #expect(lines[16] == "let last = 9")
    let provider = file(text).compiledText(for: .iOS, showing: 0)
    #expect(provider.contains("static var previews") && !provider.contains("#Preview"))
    let plain = file(text).compiledText(for: .iOS, showing: 1)
    #expect(plain.contains("\nstruct SheenPreview: View { var body: some View {\n  Card()\n}}\n"))
  }
}

/// The frame of real files, from compiling to pixels.
@Suite(.serialized) struct FileFrameTests {
  private let folder = Scratch()

  private func pixel(_ text: String, _ arguments: [String] = []) throws -> SIMD4<UInt8>? {
    try folder.write(text, "Scene.swift")
    let run = try ToolRun(
      ["render", "Scene.swift", "--size", "4x4", "-o", "pixel.png"] + arguments, in: folder)
    guard run.status == 0 else {
      Issue.record("\(run.errors)")
      return nil
    }
    return try ImageFile.load(folder.path + "/pixel.png").pixmap[2, 2]
  }

  @Test func previewsOfEveryForm() throws {
    let text = """
      import SwiftUI
      struct Paint: ViewModifier {
        let red: Double
        func body(content: Content) -> some View {
          content.overlay { Color(red: red, green: 0, blue: 0) }
        }
      }
      #Preview("half", traits: .sizeThatFitsLayout) { Color.green.modifier(Paint(red: 0.4)) }
      #if DEBUG
      @available(iOS 17, *)
      #Preview("state") {
        @Previewable @State var red = 0.2
        @Previewable @State var other: Double? = nil
        let view = Color.green
        view.modifier(Paint(red: red)).onAppear { red = 0.6 }
      }
      #endif
      #Preview("return") {
        let red = 0.8
        return Color.green.modifier(Paint(red: red))
      }
      struct Some_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Color.green.modifier(Paint(red: 1)).previewLayout(.fixed(width: 10, height: 10))
              .previewDevice("iPhone 15").previewDisplayName("Full")
          }
        }
      }
      """
    for (name, red) in [("half", 102), ("state", 153), ("return", 204), ("Some_Previews", 255)] {
      #expect(try pixel(text, ["--view", name])?.x == UInt8(red), "\(name)")
    }
    #expect(try pixel(text)?.x == 102)
  }

  @Test func theScreenIsThePicture() throws {
    let text = """
      import SwiftUI
      let width = UIScreen.main.bounds.width
      struct Scene: View {
        let height = UIScreen.main.bounds.size.height
        var body: some View {
          Color(
            red: width / 10, green: height / 10,
            blue: UIScreen.main.scale / 4 * (UIDevice.current.userInterfaceIdiom == .phone ? 1 : 0))
        }
      }
      """
    #expect(try pixel(text, ["--scale", "2"]) == SIMD4(102, 102, 128, 255))
  }

  @Test func coloursOfUIKit() throws {
    func color(_ expression: String, _ arguments: [String] = []) throws -> SIMD4<UInt8>? {
      try pixel(
        """
        import SwiftUI
        import UIKit
        struct Scene: View { var body: some View { \(expression) } }
        """, arguments)
    }
    let dark = ["--appearance", "dark"]
    #expect(try color("Color(.systemBlue)") == SIMD4(0, 122, 255, 255))
    #expect(try color("Color(.systemGray6)", dark) == SIMD4(28, 28, 30, 255))
    #expect(try color("Color(uiColor: .systemGray5)") == SIMD4(229, 229, 234, 255))
    #expect(try color("Color(UIColor.systemBackground)", dark) == SIMD4(0, 0, 0, 255))
    #expect(
      try color("Color(#colorLiteral(red: 1, green: 0.2, blue: 0.4, alpha: 1))")
        == SIMD4(255, 51, 102, 255))
    #expect(
      try color("Color(UIColor { $0.userInterfaceStyle == .dark ? .red : .blue })", dark)
        == SIMD4(255, 0, 0, 255))
    #expect(
      try color("Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0))")
        == SIMD4(0, 0, 0, 0))
    #expect(try color("Color(NSColor.labelColor)", ["--platform", "ios18"]) == SIMD4(0, 0, 0, 255))
    #expect(try color("Color(cgColor: UIColor.systemRed.cgColor)") == SIMD4(255, 59, 48, 255))
  }

  /// What is left in files made from Xcode's templates, and what effect code asks of UIKit besides.
  @Test func tokensAndFeedback() throws {
    let text = """
      import SwiftUI
      struct Scene: View {
        let generator = UIImpactFeedbackGenerator(style: .light)
        @State private var color = /*@START_MENU_TOKEN@*/Color.red/*@END_MENU_TOKEN@*/
        var body: some View {
          color
            .edgesIgnoringSafeArea(/*@START_MENU_TOKEN@*/.all/*@END_MENU_TOKEN@*/)
            .frame(width: /*@START_MENU_TOKEN@*/100/*@END_MENU_TOKEN@*/)
            .sensoryFeedback(.impact(weight: .heavy), trigger: color)
            .onTapGesture {
              generator.prepare()
              generator.impactOccurred(intensity: 0.5)
              UISelectionFeedbackGenerator().selectionChanged()
              UINotificationFeedbackGenerator().notificationOccurred(.success)
              if #available(iOS 17, macOS 14, *) {
                color = Color(red: 0, green: 1, blue: 0)
              }
            }
        }
      }
      """
    #expect(
      try pixel(text, ["--pointer", "0.5:tap@2,2", "--at", "0.5"]) == SIMD4(0, 255, 0, 255))
  }

  /// A still at a time is the frame of that time, taps and drags and the animations they begin included.
  @Test func stillsAreFramesAlsoAfterTaps() throws {
    try folder.write(
      """
      import SwiftUI
      struct Tapped: View {
        @State private var isLarge = false
        @GestureState private var drag = CGSize.zero
        @State private var isPressed = false
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: isLarge ? 40 : 8)
              .onTapGesture { withAnimation(.easeOut(duration: 0.4)) { isLarge.toggle() } }
            Button { isPressed.toggle() } label: { isPressed ? Color.blue : Color.green }
            Color.black.frame(width: 10).offset(drag)
              .gesture(
                DragGesture(minimumDistance: 0).updating($drag) { value, state, transaction in
                  state = value.translation
                  transaction.animation = .linear(duration: 0.3)
                })
          }
        }
      }
      """, "Tapped.swift")
    let options = [
      "--size", "40x30", "--pointer",
      "0.13:tap@20,5 0.31:20,5 0.31:down 0.33:up 0.4:tap@20,15 0.45:20,25 0.45:down 0.5:30,25 "
        + "0.77:up",
    ]
    let sequence = try ToolRun(
      ["render", "Tapped.swift", "--duration", "1", "--fps", "10", "-o", "f-%02d.png"] + options,
      in: folder)
    #expect(sequence.status == 0, "\(sequence.errors)")
    var pictures: Set<Data> = []
    for frame in 0..<10 {
      let still = try ToolRun(
        ["render", "Tapped.swift", "--at", "\(Double(frame) / 10)", "-o", "still.png"] + options,
        in: folder)
      #expect(still.status == 0, "\(still.errors)")
      let one = try #require(folder.data("still.png"))
      #expect(folder.data("f-0\(frame).png") == one, "frame \(frame)")
      pictures.insert(one)
    }
    #expect(pictures.count > 6)
  }

  @Test func aPointerScriptThatIsAFolder() throws {
    try folder.write("", "taps/a")
    let run = try ToolRun(
      ["render", "shine", "--pointer", "taps", "-o", "a.png"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors
        == "sheen: --pointer taps: is a folder; name a file of events, or write the events\n")
  }
}
