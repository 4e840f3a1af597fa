import Foundation
import SheenCore
import SheenDisplay
import SheenImaging
import SheenTestSupport
import SheenUI
import Testing

/// Pictures SwiftUI made.
@MainActor
enum ApplePicture {
  /// The largest and the mean distance of a component, in 8-bit steps.
  static func figures(of reference: CorpusCase, on renderer: any Renderer) throws -> [Figure] {
    let entry = reference.entry
    if reference.id == "gradient-clear-fringe" { return try fringe(entry, on: renderer) }
    guard let view = try view(reference.id, stops(entry)) else { return [] }
    let image = try #require(entry["image"] as? [String: Any])
    let exact = try Corpus.picture("apple/\(image["file"] as? String ?? "")")
    let isClear = entry["background"] as? String == "transparent"
    let folder = try #require(Corpus.folder)
    let assets = try AssetCatalog(paths: [folder.appendingPathComponent("apple/images").path])
    let drawn = try picture(
      view.background(isClear ? Color.clear : Color.white), entry.numbers("canvas_pt"),
      scale: image.number("scale"), assets: assets, on: renderer)
    guard drawn.width == exact.width, drawn.height == exact.height else {
      return [Figure("another size", .infinity, within: 0)]
    }
    let ignored = (entry["ignore_px"] as? [[Int]] ?? []).map {
      (x: $0[0]..<$0[0] + $0[2], y: $0[1]..<$0[1] + $0[3])
    }
    let tolerance = try #require(entry["tolerance"] as? [String: Any])
    let isOverWhite = !isClear || tolerance["compare"] as? String == "over white"
    var (worst, sum, count) = (0.0, 0.0, 0.0)
    for y in 0..<exact.height {
      for x in 0..<exact.width
      where !ignored.contains(where: { $0.x.contains(x) && $0.y.contains(y) }) {
        var (pixel, original) = (SIMD4<Double>(drawn[x, y]), exact.premultiplied(x: x, y: y) * 255)
        if isOverWhite {
          pixel += 255 - pixel.w
          original += 255 - original.w
        }
        // Of pictures on a clear ground alpha counts too.
        for channel in 0..<(isOverWhite ? 3 : 4) {
          let error = abs(pixel[channel] - original[channel])
          worst = max(worst, error)
          sum += error
          count += 1
        }
      }
    }
    return [
      Figure("the largest of \(count)", worst, within: tolerance.number("max")),
      Figure("the mean of \(count)", sum / count, within: tolerance.number("mean")),
    ]
  }

  /// A view on a canvas of its size in points.
  static func picture(
    _ view: some View, _ canvas: [Double], scale: Double = 1, palette: ColorPalette = .iOS18,
    isDark: Bool = false, assets: any AssetSource = NoAssets(), on renderer: any Renderer
  ) throws -> Pixmap {
    let host = ViewHost(
      view,
      configuration: HostConfiguration(
        size: Size(canvas[0], canvas[1]), scale: scale, colorScheme: isDark ? .dark : .light,
        palette: palette, assets: assets))
    return try renderer.picture(of: host.displayList(at: 0))
  }

  private static func stops(_ entry: [String: Any]) -> [Gradient.Stop] {
    entry.objects("stops").map { stop in
      let color = stop.numbers("rgba")
      return Gradient.Stop(
        color: Color(red: color[0], green: color[1], blue: color[2], opacity: color[3]),
        location: stop.number("location"))
    }
  }

  private static func view(_ id: String, _ stops: [Gradient.Stop]) throws -> AnyView? {
    gradient(id, stops) ?? shape(id)
  }

  // MARK: Evidence

  /// The two colours between clear and orange that the recording is known by, over white.
  ///
  /// It fits unweighted mixing within the 3 levels that the semantics state.
  private static func fringe(
    _ entry: [String: Any], on renderer: any Renderer
  ) throws -> [Figure] {
    let gradient = Gradient(colors: [.clear, .orange]).colorSpace(.device).alphaRule(.unweighted)
    let ramp = Rectangle().fill(
      .linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
    let picture = try picture(
      ramp.background(Color.white), [100, 1], on: renderer)
    return [(61, [195.0, 154, 100]), (35, [196.0, 184, 167])].flatMap { x, color in
      (0..<3).map {
        // Pixel centres lie half a pixel on; a hundred of them make up the ramp.
        Figure(
          "at alpha 0.\(x)", Double(picture[x, 0][$0]), from: color[$0], within: 3)
      }
    }
  }
}
