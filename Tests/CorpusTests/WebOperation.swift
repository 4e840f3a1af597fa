import Foundation
import SheenUI
import Testing

/// One drawing operation of the web's canvas, in SwiftUI's terms.
struct WebOperation {
  private enum Content {
    case fill(Path, FillStyle, GraphicsContext.Shading)
    /// The picture over a rectangle, of which another one shows.
    case image(Image, whole: CGRect, shown: CGRect)
  }

  /// The operators by their names in CSS.
  private static let modes: [String: GraphicsContext.BlendMode] = [
    "source-over": .normal, "copy": .copy, "source-in": .sourceIn, "source-out": .sourceOut,
    "source-atop": .sourceAtop, "destination-over": .destinationOver,
    "destination-in": .destinationIn, "destination-out": .destinationOut,
    "destination-atop": .destinationAtop, "lighter": .plusLighter, "xor": .xor,
  ]

  private let content: Content
  private let transform: CGAffineTransform
  private let opacity: Double
  private let mode: GraphicsContext.BlendMode
  private let clips: [(path: Path, style: FillStyle)]

  /// Reads an operation; `nil` for one that does nothing.
  init?(_ line: [String: Any], name: ([String: Any]) throws -> String) throws {
    let m = line.numbers("matrix")
    let matrix = CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    let clears = line["op"] as? String == "clear-rect"
    guard let content = try Self.content(line, matrix, name) else { return nil }
    self.content = content
    transform = matrix
    opacity = clears ? 1 : line.number("alpha")
    let composite = line["composite"] as? String ?? ""
    mode = clears ? .destinationOut : try #require(Self.modes[composite])
    clips = line.objects("clips").map { (Self.path($0), Self.style($0)) }
  }

  /// Draws it.
  func draw(in context: GraphicsContext) {
    var context = context
    for clip in clips { context.clip(to: clip.path, style: clip.style) }
    context.concatenate(transform)
    context.opacity = opacity
    context.blendMode = mode
    switch content {
    case .fill(let path, let style, let shading): context.fill(path, with: shading, style: style)
    case .image(let image, let whole, let shown):
      if whole == shown { return context.draw(image, in: whole) }
      // A clip would keep operators from erasing outside it; a layer does not.
      context.drawLayer { layer in
        layer.clip(to: Path(shown))
        layer.draw(image, in: whole)
      }
    }
  }

  private static func content(
    _ line: [String: Any], _ matrix: CGAffineTransform, _ name: ([String: Any]) throws -> String
  ) throws -> Content? {
    switch line["op"] as? String {
    case "draw-image":
      let (source, dest) = (rect(line, "source"), rect(line, "dest"))
      if source.isEmpty || dest.isEmpty { return nil }
      let picture = try #require(line["image"] as? [String: Any])
      let size = picture.numbers("size")
      let scale = (dest.width / source.width, dest.height / source.height)
      let whole = CGRect(
        x: dest.minX - source.minX * scale.0, y: dest.minY - source.minY * scale.1,
        width: size[0] * scale.0, height: size[1] * scale.1)
      return .image(Image(try name(picture)), whole: whole, shown: dest)
    case "fill-path":
      // Paths are those of the canvas; what fills them is not.
      let inverse = matrix.inverted()
      return try fill(path(line).applying(inverse), style(line), line)
    case "clear-rect": return .fill(Path(rect(line, "rect")), FillStyle(), .color(.black))
    default: return try fill(Path(rect(line, "rect")), FillStyle(), line)
    }
  }

  private static func fill(
    _ path: Path, _ style: FillStyle, _ line: [String: Any]
  ) throws -> Content? {
    let paint = try #require(line["paint"] as? [String: Any])
    return try shading(paint, path.boundingRect).map { .fill(path, style, $0) }
  }

  private static func rect(_ line: [String: Any], _ key: String) -> CGRect {
    let n = line.numbers(key)
    return CGRect(
      x: min(n[0], n[0] + n[2]), y: min(n[1], n[1] + n[3]), width: n[2].magnitude,
      height: n[3].magnitude)
  }

  /// The shading of a fill, `nil` where nothing is painted.
  ///
  /// Gradients of the web's canvas mix straight colours, for which SwiftUI has styles only, which span the
  /// bounds of what they fill.
  private static func shading(
    _ paint: [String: Any], _ bounds: CGRect
  ) throws -> GraphicsContext.Shading? {
    func color(_ c: [Double]) -> Color { Color(red: c[0], green: c[1], blue: c[2], opacity: c[3]) }
    if paint["type"] as? String == "solid" { return .color(color(paint.numbers("rgba"))) }
    func point(_ p: [Double]) -> UnitPoint {
      UnitPoint(x: (p[0] - bounds.minX) / bounds.width, y: (p[1] - bounds.minY) / bounds.height)
    }
    let stops = try #require(paint["stops"] as? [[Any]]).map { stop in
      Gradient.Stop(
        color: color((stop[1] as? [NSNumber] ?? []).map(\.doubleValue)),
        location: (stop[0] as? NSNumber)?.doubleValue ?? 0)
    }
    let gradient = Gradient(stops: stops).colorSpace(.device).alphaRule(.unweighted)
    switch paint["type"] as? String {
    case "radial":
      let (first, second) = (paint.numbers("circle0"), paint.numbers("circle1"))
      if first == second { return nil }
      return .style(
        .radialGradient(
          gradient, center: point(second), startRadius: first[2], endRadius: second[2]))
    case "conic":
      return .style(
        .conicGradient(
          gradient, center: point(paint.numbers("center")),
          angle: .radians(paint.number("start_angle_rad"))))
    default:
      let (start, end) = (paint.numbers("start"), paint.numbers("end"))
      if start == end { return nil }
      return .style(.linearGradient(gradient, startPoint: point(start), endPoint: point(end)))
    }
  }

  /// A path of `M`, `L` and `Z`.
  private static func path(_ line: [String: Any]) -> Path {
    var path = Path()
    for part in line["path"] as? [[Any]] ?? [] {
      let n = part.compactMap { ($0 as? NSNumber)?.doubleValue }
      switch part[0] as? String {
      case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
      case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
      default: path.closeSubpath()
      }
    }
    return path
  }

  private static func style(_ line: [String: Any]) -> FillStyle {
    FillStyle(eoFill: line["rule"] as? String == "evenodd")
  }
}
