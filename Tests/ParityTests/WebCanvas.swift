import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// Turns recorded canvas operations of `wpt-numeric` into display lists.
struct WebCanvas {
  /// The blend mode of each composite operator.
  let operators: [String: Blend]

  /// What some operations draw on a transparent canvas.
  func list(_ operations: [[String: Any]], size: [Double]) throws -> DisplayList {
    var items: [DisplayItem] = []
    for (index, operation) in operations.enumerated() {
      if let item = try item(operation, ItemID(UInt64(index))) { items.append(item) }
    }
    return DisplayList(size: Size(size[0], size[1]), items: items)
  }

  private func item(_ operation: [String: Any], _ id: ItemID) throws -> DisplayItem? {
    let clears = operation["op"] as? String == "clear-rect"
    let numbers = try #require(operation["matrix"] as? [Double])
    let matrix = Affine(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    guard let (shape, paint) = try fill(operation, matrix) else { return nil }
    var item = DisplayItem(
      id: id, transform: matrix, content: .fill(shape, paint),
      opacity: clears ? 1 : try #require(operation["alpha"] as? Double))
    for clip in operation["clips"] as? [[String: Any]] ?? [] {
      let inside = DisplayItem(id: id, content: .fill(.path(try outline(clip)), .solid(.black)))
      item = DisplayItem(id: id, content: .group([item]), mask: Mask([inside]))
    }
    let name = try #require(operation["composite"] as? String)
    item.blend = clears ? .destinationOut : try #require(operators[name])
    return item
  }

  /// What an operation fills and with what, before its matrix; `nil` where it does nothing.
  private func fill(
    _ operation: [String: Any], _ matrix: Affine
  ) throws -> (Shape, Paint)? {
    switch operation["op"] as? String {
    case "draw-image":
      let dest = try rect(operation["dest"])
      let source = try rect(operation["source"])
      if source.isEmpty || dest.isEmpty { return nil }
      let image = ImageBuffer(try picture(try #require(operation["image"] as? [String: Any])))
      let scale = (dest.width / source.width, dest.height / source.height)
      let whole = Rect(
        dest.x - source.x * scale.0, dest.y - source.y * scale.1,
        Double(image.pixmap.width) * scale.0, Double(image.pixmap.height) * scale.1)
      return (.rect(dest), .image(ImagePaint(image, in: whole)))
    case "fill-path":
      guard let paint = try paint(operation), let inverse = matrix.inverse else { return nil }
      return (.path(try outline(operation).applying(inverse)), paint)
    case "clear-rect": return (.rect(try rect(operation["rect"])), .solid(.black))
    default:
      guard let paint = try paint(operation) else { return nil }
      return (.rect(try rect(operation["rect"])), paint)
    }
  }

  private func rect(_ value: Any?) throws -> Rect {
    let n = try #require(value as? [Double])
    return Rect(
      min(n[0], n[0] + n[2]), min(n[1], n[1] + n[3]), n[2].magnitude, n[3].magnitude)
  }

  /// The pixels of an image: plain regions, or operations of their own.
  private func picture(_ image: [String: Any]) throws -> Pixmap {
    let size = try #require(image["size"] as? [Double])
    if let operations = image["ops"] as? [[String: Any]] {
      return try TestRenderers.cpu.picture(of: try list(operations, size: size))
    }
    let regions = try #require(image["regions"] as? [[String: Any]])
    let items = try regions.enumerated().map { index, region in
      let color = try #require(region["rgba255"] as? [Double])
      return DisplayItem(
        id: ItemID(UInt64(index)),
        content: .fill(
          .rect(try rect(region["rect"])),
          .solid(RGBA(color[0] / 255, color[1] / 255, color[2] / 255, color[3] / 255))))
    }
    return try TestRenderers.cpu.picture(
      of: DisplayList(size: Size(size[0], size[1]), items: items))
  }

  /// The paint of a fill, `nil` where nothing is painted; gradients of canvases mix straight colours.
  private func paint(_ operation: [String: Any]) throws -> Paint? {
    let paint = try #require(operation["paint"] as? [String: Any])
    if paint["type"] as? String == "solid" {
      let color = try #require(paint["rgba"] as? [Double])
      return .solid(RGBA(color[0], color[1], color[2], color[3]))
    }
    func numbers(_ name: String) throws -> [Double] { try #require(paint[name] as? [Double]) }
    let ramp = ColorRamp(try WebGradient.stops(paint), space: .device, alphaRule: .unweighted)
    switch paint["type"] as? String {
    case "radial":
      let (first, second) = (try numbers("circle0"), try numbers("circle1"))
      if first == second { return nil }
      return .radial(
        RadialPaint(ramp, center: Point(first[0], first[1]), from: first[2], to: second[2]))
    case "conic":
      let center = try numbers("center")
      let start = try #require(paint["start_angle_rad"] as? Double)
      return .angular(
        AngularPaint(
          ramp, center: Point(center[0], center[1]), from: start, to: start + 2 * .pi))
    default:
      let (start, end) = (try numbers("start"), try numbers("end"))
      if start == end { return nil }
      return .linear(
        LinearPaint(ramp, from: Point(start[0], start[1]), to: Point(end[0], end[1])))
    }
  }

  /// A path of `M`, `L` and `Z`.
  private func outline(_ path: [String: Any]) throws -> Outline {
    let rule: Outline.FillRule = path["rule"] as? String == "evenodd" ? .evenOdd : .nonZero
    let elements = try #require(path["path"] as? [[Any]]).map { part -> Outline.Element in
      func point() throws -> Point {
        Point(try #require(part[1] as? Double), try #require(part[2] as? Double))
      }
      switch part[0] as? String {
      case "M": return .move(try point())
      case "L": return .line(try point())
      default: return .close
      }
    }
    return Outline(elements, fillRule: rule)
  }
}
