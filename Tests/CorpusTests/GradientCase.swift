import Foundation
import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// One line of `gradients/cases.jsonl`: a gradient and exact pictures of it, one for each rule.
struct GradientCase {
  private let type: String
  private let pictures: [(rule: String, file: String)]
  private let skipped: Set<SIMD2<Int>>
  private let line: [String: Any]
  private let size: [Int]
  private let matrix: [Double]
  private let stops: [ColorRamp.Stop]
  private let extend: ColorRamp.Extend

  init(_ line: [String: Any]) throws {
    self.line = line
    type = try #require(line["type"] as? String)
    size = try #require(line["size"] as? [Int])
    matrix = try #require(line["matrix"] as? [Double])
    stops = try WebGradient.stops(line)
    extend = try #require(ColorRamp.Extend(rawValue: line["extend"] as? String ?? ""))
    skipped = Set((line["skip_pixels"] as? [[Int]] ?? []).map { SIMD2($0[0], $0[1]) })
    let results = try #require(line["results"] as? [String: [String: Any]])
    pictures = try results.sorted { $0.key < $1.key }.map {
      ($0.key, try #require($0.value["png"] as? String))
    }
  }

  /// The allowance is that for pixels of eight bits.
  func figures(on renderer: any Renderer) throws -> [Figure] {
    try pictures.map { rule, file in
      let worst = try Corpus.picture("gradients/\(file)")
        .largestError(of: try renderer.picture(of: try list(rule)), skipping: skipped)
      return Figure("\(rule) at (\(worst.x), \(worst.y))", worst.error, within: 1)
    }
  }

  private func list(_ rule: String) throws -> DisplayList {
    let ramp = ColorRamp(
      stops, space: rule == "linear-light" ? .linear : .device,
      alphaRule: rule == "non-premultiplied" ? .unweighted : .weighted, extend: extend)
    let item = DisplayItem(
      id: ItemID(1),
      transform: Affine(
        a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5]),
      content: .fill(.rect(Rect(-1000, -1000, 2000, 2000)), try paint(ramp)))
    return DisplayList(size: Size(Double(size[0]), Double(size[1])), items: [item])
  }

  private func paint(_ ramp: ColorRamp) throws -> Paint {
    func point(_ name: String) throws -> Point {
      let numbers = try #require(line[name] as? [Double])
      return Point(numbers[0], numbers[1])
    }
    func number(_ name: String) throws -> Double { try #require(line[name] as? Double) }
    switch type {
    case "radial":
      return .radial(
        RadialPaint(
          ramp, center: try point("center"), from: try number("start_radius"),
          to: try number("end_radius")))
    case "angular":
      return .angular(
        AngularPaint(
          ramp, center: try point("center"), from: try number("start_angle_deg") * .pi / 180,
          to: try number("end_angle_deg") * .pi / 180))
    default:
      return .linear(LinearPaint(ramp, from: try point("start"), to: try point("end")))
    }
  }
}
