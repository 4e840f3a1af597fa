import Foundation
import SheenCore
import SheenImaging
import Testing

/// What effect code takes from Foundation, and the frame of its files, from text to pixels.
@Suite(.serialized) struct FileRowTests {
  private let folder = Scratch()

  private func picture(_ text: String, _ size: String, _ arguments: [String] = []) throws -> Pixmap
  {
    try folder.write(text, "Scene.swift")
    let run = try ToolRun(
      ["render", "Scene.swift", "--size", size, "-o", "a.png"] + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return try ImageFile.load(folder.path + "/a.png").pixmap
  }

  /// Expressions, and the bytes that mathematics and the calendar say they have.
  private static let values: [(code: String, byte: UInt8)] = [
    ("100 + 50 * sin(Double.pi / 6)", 125), ("100 + 50 * cos(CGFloat.pi / 3)", 125),
    ("50 * sqrt(2.0) * sqrt(2.0)", 100), ("pow(2.0, 7) + abs(-3) + max(1, 2)", 133),
    ("atan2(1.0, 1.0) / Double.pi * 400", 100), ("hypot(30.0, 40) + floor(1.9) + ceil(0.1)", 52),
    ("(250.5).truncatingRemainder(dividingBy: 100)", 51),
    ("(7.0).remainder(dividingBy: 4) + 11", 10),
    ("TimeInterval(30) + Date(timeIntervalSince1970: 70).timeIntervalSince1970", 100),
    ("Date(timeIntervalSince1970: 90).timeIntervalSince(Date(timeIntervalSince1970: 20))", 70),
    ("Double(String(format: \"%.1f\", 42.04)) ?? 0", 42),
    ("Double(String(format: \"%02d%@\", 4, \"5\")) ?? 0", 45),
    ("Double(Calendar.current.component(.year, from: Date(timeIntervalSince1970: 0))) - 1900", 70),
    ("stride(from: 10.0, to: 50, by: 20).reduce(0, +)", 40),
    ("stride(from: 10.0, through: 50, by: 20).reduce(0, +)", 90),
    ("Double(UUID().uuidString.count)", 36), ("UUID() == UUID() ? 0 : 200", 200),
    ("CGSize.zero.equalTo(CGSize(width: 0, height: 0)) ? 150 : 0", 150),
    ("CGPoint.zero.equalTo(CGPoint(x: 0, y: 1)) ? 0 : 150", 150),
    ("CGRect(x: 10, y: 20, width: 30, height: 40).midX", 25),
    ("CGRect(x: 10, y: 20, width: 30, height: 40).maxY", 60),
    ("CGRect(x: 10, y: 20, width: 30, height: 40).insetBy(dx: 5, dy: 5).width", 20),
    ("CGPoint(x: 3, y: 4).applying(CGAffineTransform(scaleX: 10, y: 5)).x", 30),
    ("CGVector(dx: 12, dy: 13).dy", 13), ("Angle.degrees(180).radians / .pi * 100", 100),
    ("Angle(radians: .pi / 2).degrees", 90), ("Double(SIMD2<Float>(3, 4).y)", 4),
    ("UnitPoint(x: 0.25, y: 1).x * 100", 25), ("CGFloat.infinity > 1e300 ? 77 : 0", 77),
    ("Double([3, 1, 2].shuffled().reduce(0, +) + Int.random(in: 9...9))", 15),
    ("Double([8, 8].randomElement() ?? 0)", 8),
  ]

  @Test func valuesOfFoundation() throws {
    let functions = Self.values.indices.map { index in
      "func value\(index)() -> Double { \(Self.values[index].code) }"
    }
    let columns = Self.values.indices.map { "Color(white: value\($0)() / 255).frame(width: 1)" }
    let text = """
      import SwiftUI
      import Foundation
      \(functions.joined(separator: "\n"))
      struct Scene: View {
        var body: some View {
          HStack(spacing: 0) {
            \(columns.joined(separator: "\n      "))
          }
        }
      }
      """
    let shown = try picture(text, "\(Self.values.count)x1")
    for (index, value) in Self.values.enumerated() {
      #expect(shown[index, 0].x == value.byte, "\(value.code)")
    }
  }

  /// The usual ways to make a colour of hexadecimal text, with what is public, conditional and
  /// available, printed and published, in one file; columns show that each part works.
  @Test func theFrameOfAFile() throws {
    let text = """
      import SwiftUI
      import Foundation
      import Combine

      extension Color {
        init(hex: String) {
          let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
          var number: UInt64 = 0
          Scanner(string: hex).scanHexInt64(&number)
          self.init(
            .sRGB, red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255,
            blue: Double(number & 0xFF) / 255, opacity: 1)
        }
      }

      public struct Ground: View {
        public var color: Color
        public init(_ color: Color) { self.color = color }
        public var body: some View { color }
      }

      open class Model: ObservableObject {
        @Published public var level = 0.2
        public init() {}
      }

      @available(iOS 15.0, macOS 12.0, *)
      struct Fresh: View { var body: some View { Ground(Color(hex: "#3366CC")) } }

      #if os(macOS)
      let level = 0.0
      #elseif canImport(UIKit)
      let level = 0.6
      #endif

      struct Scene: View {
        @StateObject private var model = Model()
        @State private var told = 0.0
        var body: some View {
          HStack(spacing: 0) {
            Ground(Color(white: level)).frame(width: 1)
            Fresh().frame(width: 1)
            Color(white: model.level).frame(width: 1)
            Color(white: told).frame(width: 1)
          }
          .onChange(of: model.level) { new in told = new / 2 }
          .onAppear {
            print("shown")
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { model.level = 0.8 }
          }
        }
      }

      #Preview {
        Scene()
      }
      #Preview("plain") {
        @Previewable @State var color = Color(white: 0.4)
        Ground(color)
      }
      struct Scene_Previews: PreviewProvider {
        static var previews: some View { Scene() }
      }
      """
    let shown = try picture(text, "4x1", ["--at", "1"])
    #expect(shown[0, 0] == SIMD4(153, 153, 153, 255))
    #expect(shown[1, 0] == SIMD4(51, 102, 204, 255))
    #expect(shown[2, 0] == SIMD4(204, 204, 204, 255))
    #expect(shown[3, 0] == SIMD4(102, 102, 102, 255))
    let early = try picture(text, "4x1", ["--at", "0"])
    #expect(early[2, 0].x == 51 && early[3, 0].x == 0)
    let named = try picture(text, "2x2", ["--view", "plain"])
    #expect(named[1, 1] == SIMD4(102, 102, 102, 255))
    #expect(try picture(text, "4x1", ["--view", "Scene_Previews"])[1, 0].z == 204)
  }

  /// Nothing comes over a screen, which is told of when something would; a timer may begin as none.
  @Test func whatWouldComeOverAScreenIsToldOf() throws {
    let text = """
      import SwiftUI
      struct Scene: View {
        @State private var isShown = false
        @State private var timer = Timer()
        var body: some View {
          Color.red
            .sheet(isPresented: $isShown) { Color.blue }
            .onAppear {
              timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                isShown = true
              }
            }
        }
      }
      """
    try folder.write(text, "Scene.swift")
    for (time, isToldOf) in [("0.5", false), ("1.5", true)] {
      let run = try ToolRun(
        ["render", "Scene.swift", "--size", "4x4", "--at", time, "-o", "a.png"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors.contains("warning: sheet: nothing is shown over a screen") == isToldOf)
    }
  }
}
