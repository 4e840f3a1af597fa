import Foundation
import SheenCore
import SheenImaging
import Testing

/// Macros in scene files, from compiling to pixels.
@Suite(.serialized) struct MacroTests {
  private let folder = Scratch()

  private func run(_ text: String) throws -> ToolRun {
    try folder.write(text, "Scene.swift")
    return try ToolRun(["render", "Scene.swift", "--size", "4x4", "-o", "pixel.png"], in: folder)
  }

  private func pixel(_ text: String) throws -> SIMD4<UInt8>? {
    let run = try run(text)
    #expect(run.status == 0, "\(run.errors)")
    return run.status == 0 ? try ImageFile.load(folder.path + "/pixel.png").pixmap[2, 2] : nil
  }

  private let entries = """
    import SwiftUI
    extension EnvironmentValues {
      @Entry var red: Double = 0.2
      @Entry public var green = 0.4  // without a type
      @Entry var blue: Double?
      /// Commas, braces and an equals sign.
      @Entry var change: (Double, [String: Int]) -> Double = { value, table in
        table["} ="] == 1 ? value : 0
      }
      @Entry var `default` = [1, 2].map { $0 * 2 }
    }
    struct Paint: View {
      @Environment(\\.red) private var red
      @Environment(\\.green) private var green
      @Environment(\\.blue) private var blue
      @Environment(\\.change) private var change
      @Environment(\\.default) private var numbers
      var body: some View {
        Color(
          red: change(red, ["} =": 1]), green: green, blue: blue ?? (numbers == [2, 4] ? 0.6 : 0))
      }
    }

    """

  @Test func anEntryHasItsInitialValue() throws {
    let scene = "struct Scene: View { var body: some View { Paint() } }"
    #expect(try pixel(entries + scene) == SIMD4(51, 102, 153, 255))
  }

  @Test func anEntryCanBeSet() throws {
    let scene = """
      struct Scene: View {
        var body: some View {
          Paint().environment(\\.red, 1).environment(\\.green, 0.8).environment(\\.blue, 0.2)
            .environment(\\.change) { value, _ in value / 5 }
        }
      }
      """
    #expect(try pixel(entries + scene) == SIMD4(51, 204, 51, 255))
  }

  /// A shape without a hand-written `animatableData` is drawn between its values: half way a quarter of
  /// the picture is filled, with the animation's start at 0 and its end beyond.
  @Test func anAnimatableTypeAnimatesByItsVariables() throws {
    let scene = """
      import SwiftUI
      @Animatable
      struct Bar: Shape {
        var width = 0.0, height: CGFloat
        let name = "bar"
        @AnimatableIgnored var isWhole: Bool = false
        @AnimatableIgnored
        var other = "none"
        var area: Double { width * height }
        var seen = 1.0 { didSet {} }
        func path(in rect: CGRect) -> Path {
          Path(CGRect(x: 0, y: 0, width: rect.width * width, height: rect.height * height))
        }
      }
      @Animatable
      struct Level: View {
        var green: Double
        @State private var isOn = true
        var body: some View { Color(red: 0, green: isOn ? green : 0, blue: 0) }
      }
      struct Scene: View {
        @State private var isWide = true
        var body: some View {
          Level(green: isWide ? 1 : 0)
            .overlay { Bar(width: isWide ? 1 : 0, height: isWide ? 1 : 0).fill(.blue) }
            .onAppear { withAnimation(.linear(duration: 2)) { isWide = false } }
        }
      }
      """
    try folder.write(scene, "Scene.swift")
    let arguments = [
      "render", "Scene.swift", "--size", "4x4", "--at", "1", "--background", "white", "-o",
      "pixel.png",
    ]
    let run = try ToolRun(arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let pixmap = try ImageFile.load(folder.path + "/pixel.png").pixmap
    #expect(pixmap[1, 1][2] > 200 && pixmap[1, 1][1] < 180)
    #expect(pixmap[3, 3] == SIMD4(0, 128, 0, 255))
  }

  @Test func aTransactionCarriesAnEntry() throws {
    let scene = """
      import SwiftUI
      extension Transaction { @Entry var share = 0.2 }
      struct Scene: View {
        @State private var red = 0.0
        @State private var green = 0.0
        var body: some View {
          Color(red: red, green: green, blue: 0).onAppear {
            var transaction = Transaction()
            red = transaction.share
            transaction.share = 0.8
            green = transaction.share
          }
        }
      }
      """
    #expect(try pixel(scene) == SIMD4(51, 204, 0, 255))
  }

  @Test(arguments: [
    ("@Entry let size = 1", "3:14", "'var' of an instance"),
    ("@Entry var size: Int { 1 }", "3:14", "no accessors or observers"),
    ("@Entry var size = 1 { didSet {} }", "3:14", "no accessors or observers"),
    ("@Entry var size: Int", "3:14", "needs an initial value"),
    ("@Entry static var size = 1", "3:21", "'var' of an instance"),
    ("}\nstruct Other {\n  @Entry var size = 1", "5:14", "extension of EnvironmentValues"),
  ])
  func aWrongUseIsToldOfOnItsLine(member: String, place: String, message: String) throws {
    let run = try run(
      """
      import SwiftUI
      extension EnvironmentValues {
        \(member)
      }
      struct Scene: View { var body: some View { Color.red } }
      """)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Scene.swift:\(place): error: "), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    let places = run.errors.split(separator: "\n").compactMap {
      $0.firstMatch(of: #/^(.*): error: /#).map { String($0.1) }
    }
    #expect(Set(places) == ["Scene.swift:\(place)"], "\(run.errors)")
  }

  @Test func aValueOfAnotherTypeIsToldOf() throws {
    let run = try run(
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var size: Int = "large"
      }
      struct Scene: View { var body: some View { Color.red } }
      """)
    #expect(run.errors.contains("Scene.swift:3:26: error: cannot convert value of type 'String'"))
    #expect(!run.errors.contains("swiftmacro"), "\(run.errors)")
  }
}
