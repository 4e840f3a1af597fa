import SheenCore
import SheenDisplay
import SheenUI
import Testing

extension Color {
  fileprivate static let brand = Color(red: 0.2, green: 0.4, blue: 0.6)

  fileprivate init(grey: Double) { self.init(white: grey) }
}

/// What effect code paints with.
@MainActor
@Suite struct PaintRowTests {
  private func item(_ view: some View, _ scheme: ColorScheme = .light) throws -> DisplayItem {
    let host = host(view, size: Size(100, 50)) { $0.colorScheme = scheme }
    return try #require(try host.displayList(at: 0).items.first)
  }

  private func bytes(_ color: Color, _ scheme: ColorScheme = .light) throws -> [Int] {
    guard case .fill(_, .solid(let shown)) = try item(color, scheme).content else { return [] }
    return [shown.red, shown.green, shown.blue].map { Int(($0 * 255).rounded()) }
  }

  /// The published colours of iOS 13 to 18, light and dark.
  private nonisolated static let named: [(name: String, color: Color, light: [Int], dark: [Int])] =
    [
      ("red", .red, [255, 59, 48], [255, 69, 58]),
      ("orange", .orange, [255, 149, 0], [255, 159, 10]),
      ("yellow", .yellow, [255, 204, 0], [255, 214, 10]),
      ("green", .green, [52, 199, 89], [48, 209, 88]),
      ("mint", .mint, [0, 199, 190], [99, 230, 226]),
      ("teal", .teal, [48, 176, 199], [64, 200, 224]),
      ("cyan", .cyan, [50, 173, 230], [100, 210, 255]),
      ("blue", .blue, [0, 122, 255], [10, 132, 255]),
      ("indigo", .indigo, [88, 86, 214], [94, 92, 230]),
      ("purple", .purple, [175, 82, 222], [191, 90, 242]),
      ("pink", .pink, [255, 45, 85], [255, 55, 95]),
      ("brown", .brown, [162, 132, 94], [172, 142, 104]),
      ("gray", .gray, [142, 142, 147], [142, 142, 147]),
      ("black", .black, [0, 0, 0], [0, 0, 0]),
      ("white", .white, [255, 255, 255], [255, 255, 255]),
    ]

  @Test func namedColorsHaveTheirValues() throws {
    for (name, color, light, dark) in Self.named {
      #expect(try bytes(color) == light, "\(name)")
      #expect(try bytes(color, .dark) == dark, "\(name)")
    }
    #expect(try host(Color.clear).displayList(at: 0).items.isEmpty)
  }

  @Test func colorsOfUsers() throws {
    #expect(try bytes(.brand) == [51, 102, 153])
    #expect(try bytes(Color(grey: 0.4)) == [102, 102, 102])
  }

  /// Styles named after a dot, in a shape of 100 × 50 points.
  @Test func gradientsByTheirShortNames() throws {
    let colors = [Color.black, .white]
    let line = try item(
      Rectangle().fill(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)))
    let ring = try item(
      Rectangle().fill(
        .radialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 20)))
    let turn = try item(
      Rectangle().fill(
        .angularGradient(
          colors: colors, center: .topLeading, startAngle: .zero, endAngle: .degrees(180))))
    let cone = try item(
      Rectangle().fill(.conicGradient(colors: colors, center: .center, angle: .degrees(90))))
    guard case .fill(_, .linear(let linear)) = line.content,
      case .fill(_, .radial(let radial)) = ring.content,
      case .fill(_, .angular(let angular)) = turn.content,
      case .fill(_, .angular(let conic)) = cone.content
    else {
      Issue.record("\(line) \(ring) \(turn) \(cone)")
      return
    }
    #expect(linear.start == Point(0, 25) && linear.end == Point(100, 25))
    #expect(radial.center == Point(50, 25) && radial.startRadius == 5 && radial.endRadius == 20)
    #expect(angular.center == Point(0, 0))
    #expect(isNear(angular.startAngle, 0) && isNear(angular.endAngle, .pi))
    #expect(isNear(conic.startAngle, .pi / 2) && isNear(conic.endAngle, 2.5 * .pi))
  }

  /// A mask that is a view lies in the middle of what it masks.
  @Test func aViewIsAMask() throws {
    let masked = try item(Color.red.mask(Color.black.frame(width: 30, height: 20)))
    guard case .fill(let shape, _)? = masked.mask?.items.first?.content else {
      Issue.record("\(masked)")
      return
    }
    #expect(shape.bounds == Rect(35, 15, 30, 20))
  }
}
