import Foundation
import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// Gradients of every form on both renderers against exact pictures and numbers from elsewhere.
@Suite struct GradientCorpusTests {
  @Test(arguments: ["cpu", "software"])
  func gradients(backend: String) throws {
    guard let renderer = try TestRenderers.make(backend) else { return }
    var compared: [String: Int] = [:]
    for line in try Corpus.lines("gradients/cases.jsonl") {
      let gradient = try GradientCase(line)
      for (rule, file) in gradient.pictures {
        let picture = try renderer.picture(of: try gradient.list(rule))
        let reference = try Corpus.picture("gradients/\(file)")
        let worst = reference.largestError(of: picture, skipping: gradient.skipped)
        #expect(
          worst.error <= 1, "\(gradient.id) \(rule): \(worst.error) at (\(worst.x), \(worst.y))")
        compared[gradient.type, default: 0] += 1
      }
    }
    guard Corpus.folder != nil else { return }
    #expect(compared["linear", default: 0] >= 40)
    #expect(compared["radial", default: 0] >= 10)
    #expect(compared["angular", default: 0] >= 5)
  }

  @Test(arguments: ["cpu", "software"])
  func webGradients(backend: String) throws {
    guard let renderer = try TestRenderers.make(backend) else { return }
    var compared = 0
    for line in try Corpus.lines("wpt-numeric/css-gradient.jsonl") {
      let id = try #require(line["id"] as? String)
      let size = try #require(line["size"] as? [Double])
      let fill = DisplayItem(
        id: ItemID(1),
        content: .fill(
          .rect(Rect(0, 0, size[0], size[1])),
          try WebGradient.paint(
            try #require(line["gradient"] as? [String: Any]), rule: .weighted)))
      let picture = try renderer.picture(
        of: DisplayList(size: Size(size[0], size[1]), items: [fill]))
      let tolerance = try #require(line["tolerance"] as? Double)
      for expected in try #require(line["expected"] as? [[String: Any]]) {
        let place = try #require(expected["pixel"] as? [Int])
        let color = try #require(expected["premultiplied_rgba255"] as? [Double])
        for channel in 0..<4 {
          let error = abs(Double(picture[place[0], place[1]][channel]) - color[channel])
          #expect(error <= tolerance, "\(id) at \(place), channel \(channel): off by \(error)")
        }
        compared += 1
      }
    }
    #expect(Corpus.folder == nil || compared >= 200, "\(compared) pixels compared")
  }
}

/// One line of `gradients/cases.jsonl`.
private struct GradientCase {
  let id: String
  let type: String
  let pictures: [(rule: String, file: String)]
  let skipped: Set<SIMD2<Int>>
  private let line: [String: Any]
  private let size: [Int]
  private let matrix: [Double]
  private let stops: [ColorRamp.Stop]
  private let extend: ColorRamp.Extend

  init(_ line: [String: Any]) throws {
    self.line = line
    id = try #require(line["id"] as? String)
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

  func list(_ rule: String) throws -> DisplayList {
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
