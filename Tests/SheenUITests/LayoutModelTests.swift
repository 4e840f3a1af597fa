import SheenCore
import SheenUI
import Testing

/// The place and the size of every node of some hundreds of small trees, by a second layout written
/// out from the rules.
@MainActor
struct LayoutModelTests {
  /// The frames of all nodes that have one, outer ones first, unrounded.
  private func frames(of host: ViewHost) throws -> [Rect] {
    _ = try host.displayList(at: 0)
    // The first is the stack that every scene is put in.
    return host.treeDescription.split(separator: "\n").compactMap { line in
      guard let start = line.lastIndex(of: "["), line.hasSuffix("]") else { return nil }
      let numbers = line[line.index(after: start)...].dropLast().split(separator: ",")
        .compactMap { Double($0.drop { $0 == " " }) }
      return numbers.count == 4 ? Rect(numbers[0], numbers[1], numbers[2], numbers[3]) : nil
    }.dropFirst().map { $0 }
  }

  private func check(
    _ tree: LayoutTree, _ width: Double, _ height: Double,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let expected = LayoutModel(tree, width: width, height: height).frames
    let size = Size(width, height)
    let shown = try frames(of: host(tree.view, size: size))
    #expect(
      matches(shown, expected), "\(tree): \(shown), not \(expected)", sourceLocation: location)
    // Right to left everything is where a mirror has it.
    let mirrored = expected.map { Rect(width - $0.maxX, $0.y, $0.width, $0.height) }
    let other = try frames(of: host(tree.view, size: size) { $0.layoutDirection = .rightToLeft })
    #expect(
      matches(other, mirrored), "mirrored \(tree): \(other), not \(mirrored)",
      sourceLocation: location)
  }

  private func matches(_ a: [Rect], _ b: [Rect]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { isNear($0, $1) }
  }

  /// What stacks are made of.
  private static let parts: [LayoutTree] = [
    .box(20, 30), .flexible, .spacer(nil),
    .limits(LayoutLimits(minimum: 15, maximum: 50), LayoutLimits(maximum: 40), .flexible),
    .aspect(2, isFit: true, .flexible),
    .priority(1, .limits(.init(maximum: 60), .init(), .flexible)),
  ]

  /// All sequences of up to three of them, 258 trees.
  nonisolated private static let mixes: [[Int]] = {
    let indices = 0..<6
    let one = indices.map { [$0] }
    let two = one.flatMap { start in indices.map { start + [$0] } }
    return one + two + two.flatMap { start in indices.map { start + [$0] } }
  }()

  @Test(arguments: mixes) func rowsOfEveryMix(_ mix: [Int]) throws {
    let line = LayoutLine.allCases[mix.reduce(0, +) % 3]
    let spacing = mix.count == 2 ? 5.0 : nil
    try check(.row(spacing, line, mix.map { Self.parts[$0] }), 200, 100)
  }

  @Test(arguments: mixes) func columnsOfEveryMix(_ mix: [Int]) throws {
    let line = LayoutLine.allCases[mix.reduce(0, +) % 3]
    let spacing = mix.count == 2 ? 5.0 : nil
    try check(.column(spacing, line, mix.map { Self.parts[$0] }), 90, 210)
  }

  @Test func stacksWithoutEnoughSpace() throws {
    for mix in Self.mixes where mix.count == 3 {
      try check(.row(nil, .middle, mix.map { Self.parts[$0] }), 37, 20)
    }
  }

  /// Trees of chance, three levels deep.
  @Test(arguments: 0..<200) func nestedTrees(_ seed: Int) throws {
    var source = Source(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    try check(
      source.tree(depth: 3), 160 + Double(source.below(100)), 120 + Double(source.below(80)))
  }

  /// Makes trees of numbers that are the same in every run.
  private struct Source {
    var state: UInt64

    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }

    mutating func line() -> LayoutLine { LayoutLine.allCases[below(3)] }
    mutating func length() -> Double { Double(below(60) + 4) }
    mutating func maybe() -> Double? { below(2) == 0 ? nil : length() }

    mutating func children(_ depth: Int) -> [LayoutTree] {
      (0..<(below(3) + 1)).map { _ in tree(depth: depth - 1) }
    }

    mutating func limits() -> LayoutLimits {
      let low = maybe()
      let ideal = maybe().map { max($0, low ?? 0) }
      let high = below(3) == 0 ? Double.infinity : maybe().map { max($0, ideal ?? low ?? 0) }
      return LayoutLimits(minimum: low, ideal: ideal, maximum: high)
    }

    mutating func tree(depth: Int) -> LayoutTree {
      guard depth > 0 else {
        switch below(4) {
        case 0, 1: return .box(length(), length())
        case 2: return .flexible
        default: return .spacer(below(2) == 0 ? nil : Double(below(12)))
        }
      }
      switch below(14) {
      case 0, 1: return .row(below(2) == 0 ? nil : Double(below(9)), line(), children(depth))
      case 2, 3: return .column(below(2) == 0 ? nil : Double(below(9)), line(), children(depth))
      case 4: return .layers(line(), line(), children(depth))
      case 5: return .frame(maybe(), maybe(), line(), line(), tree(depth: depth - 1))
      case 6: return .limits(limits(), limits(), tree(depth: depth - 1))
      case 7:
        return .padding(
          top: Double(below(9)), leading: Double(below(9)), bottom: Double(below(9)),
          trailing: Double(below(9)), tree(depth: depth - 1))
      case 8:
        return .aspect(
          [0.5, 1, 1.5, 2][below(4)], isFit: below(2) == 0, tree(depth: depth - 1))
      case 9:
        return .fixed(
          horizontal: below(2) == 0, vertical: below(2) == 0, tree(depth: depth - 1))
      case 10: return .priority(Double(below(3)), tree(depth: depth - 1))
      case 11: return .position(length(), length(), tree(depth: depth - 1))
      case 12:
        return .overlay(
          line(), line(), tree(depth: depth - 1), over: tree(depth: depth - 1))
      default: return tree(depth: 0)
      }
    }
  }
}
