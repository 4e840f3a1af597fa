import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// Gradients of CSS, against numbers of the web platform's own tests.
enum WebGradient {
  /// A case: a picture filled with a gradient.
  static func figures(of line: [String: Any], on renderer: any Renderer) throws -> [Figure] {
    let size = line.numbers("size")
    let gradient = try #require(line["gradient"] as? [String: Any])
    let fill = DisplayItem(
      id: ItemID(1),
      content: .fill(.rect(Rect(0, 0, size[0], size[1])), try paint(gradient, rule: .weighted)))
    let picture = try renderer.picture(of: DisplayList(size: Size(size[0], size[1]), items: [fill]))
    return try picture.figures(premultiplied: line, within: line.tolerance)
  }

  /// The stops of a gradient's object: position, then straight sRGB.
  static func stops(_ gradient: [String: Any]) throws -> [ColorRamp.Stop] {
    try #require(gradient["stops"] as? [[Any]]).map { stop in
      let color = try #require(stop[1] as? [Double])
      return ColorRamp.Stop(
        try #require(stop[0] as? Double), RGBA(color[0], color[1], color[2], color[3]))
    }
  }

  /// The paint of a CSS gradient.
  ///
  /// Stops outside 0…1, which Sheen clamps, are brought inside by moving the ends of the line; a
  /// gradient that repeats does so from its first stop to its last.
  static func paint(
    _ gradient: [String: Any], rule: ColorRamp.AlphaRule
  ) throws -> Paint {
    var stops = try stops(gradient)
    let repeats = gradient["extend"] as? String == "repeat"
    let first = try #require(stops.first).location
    let last = try #require(stops.last).location
    let (low, high) = repeats ? (first, last) : (min(0, first), max(1, last))
    for index in stops.indices {
      stops[index].location = (stops[index].location - low) / (high - low)
    }
    let ramp = ColorRamp(
      stops, space: .device, alphaRule: rule, extend: repeats ? .repeat : .pad)
    func numbers(_ name: String) throws -> [Double] {
      try #require(gradient[name] as? [Double])
    }
    switch gradient["type"] as? String {
    case "radial":
      let (center, radii) = (try numbers("center"), try numbers("radii"))
      return .radial(
        RadialPaint(
          ramp, center: Point(center[0], center[1]), from: low * radii[0], to: high * radii[0],
          verticalStretch: radii[1] / radii[0]))
    case "conic":
      let center = try numbers("center")
      let from = (try #require(gradient["from_deg"] as? Double) - 90) * .pi / 180
      return .angular(
        AngularPaint(
          ramp, center: Point(center[0], center[1]), from: from + low * 2 * .pi,
          to: from + high * 2 * .pi))
    default:
      let (start, end) = (try numbers("start"), try numbers("end"))
      func along(_ t: Double) -> Point {
        Point(start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)
      }
      return .linear(LinearPaint(ramp, from: along(low), to: along(high)))
    }
  }
}

extension Pixmap {
  /// How far pixels are from the premultiplied colours a case expects, 0…255.
  func figures(premultiplied line: [String: Any], within tolerance: Double) throws -> [Figure] {
    try line.objects("expected").map { expected in
      let place = try #require(expected["pixel"] as? [Int])
      let (color, drawn) = (expected.numbers("premultiplied_rgba255"), self[place[0], place[1]])
      let error = (0..<4).map { abs(Double(drawn[$0]) - color[$0]) }.max() ?? .infinity
      return Figure("\(drawn) for \(color) at \(place)", error, within: tolerance)
    }
  }
}
