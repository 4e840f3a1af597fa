import SheenCore
import SheenDisplay
import SheenImaging
import SheenUI
import Testing

/// Images of given sizes and a few colours, without files.
struct TestAssets: AssetSource {
  static let badge = ImageBuffer(Pixmap(width: 600, height: 720))
  static let swatch = ImageBuffer(Pixmap(width: 64, height: 40))

  var imageNames: [String] { ["badge", "swatch"] }
  var colorNames: [String] { ["StepRed"] }

  func image(named name: String, scale: Double, isDark: Bool) throws(ImageError) -> ImageAsset {
    switch name {
    case "badge": return ImageAsset(buffer: Self.badge, scale: 1)
    case "badge@2x": return ImageAsset(buffer: Self.badge, scale: 2)
    case "swatch": return ImageAsset(buffer: Self.swatch, scale: 1)
    case "broken":
      throw ImageError(.truncated, file: "broken.png", cause: "it ends early", mend: "save it anew")
    default: throw ImageError(.noSuchAsset, file: name, cause: "no such asset", mend: "")
    }
  }

  func color(named name: String, isDark: Bool) -> RGBA? {
    name == "StepRed" ? (isDark ? RGBA(0, 0, 1) : RGBA(1, 0, 0)) : nil
  }
}

extension ImageResource {
  static let badge = ImageResource(name: "badge", bundle: .main)
  static let swatch = ImageResource(name: "swatch", bundle: .main)
}

/// A host for a view in a picture of 400 × 800 points, or as the test says.
@MainActor
func host(
  _ view: some View, size: Size = Size(400, 800), scale: Double = 1,
  safeArea: EdgeInsets = EdgeInsets(), change: (inout HostConfiguration) -> Void = { _ in }
) -> ViewHost {
  var configuration = HostConfiguration(
    size: size, scale: scale, safeArea: safeArea, assets: TestAssets())
  change(&configuration)
  return ViewHost(view, configuration: configuration)
}

/// The rectangles drawn at a time, in the coordinates of the picture where they are only shifted,
/// in painting order, without masks.
@MainActor
func rects(_ host: ViewHost, at time: Double = 0) throws -> [Rect] {
  func leaves(_ item: DisplayItem, _ outer: Affine) -> [Rect] {
    let map = outer * item.transform
    switch item.content {
    case .fill(let shape, _):
      let rect = shape.bounds
      let origin = map * Point(rect.x, rect.y)
      let end = map * Point(rect.maxX, rect.maxY)
      return [Rect(origin.x, origin.y, end.x - origin.x, end.y - origin.y)]
    case .group(let items): return items.flatMap { leaves($0, map) }
    }
  }
  return try host.displayList(at: time).items.flatMap { leaves($0, .identity) }
}

/// The rectangles a view draws at first in a picture of an extent in points.
@MainActor
func frames(
  _ view: some View, in width: Double, _ height: Double, scale: Double = 1
) throws -> [Rect] {
  try rects(host(view, size: Size(width, height), scale: scale))
}

/// A rectangle of fixed extents.
@MainActor
func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// The left edge of the only rectangle drawn at a time.
@MainActor
func x(_ host: ViewHost, at time: Double) throws -> Double {
  try #require(try rects(host, at: time).first).x
}

/// Whether two numbers differ by rounding alone.
func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(b)) }

/// Whether two rectangles differ by rounding alone.
func isNear(_ a: Rect, _ b: Rect) -> Bool {
  isNear(a.x, b.x) && isNear(a.y, b.y) && isNear(a.width, b.width) && isNear(a.height, b.height)
}
