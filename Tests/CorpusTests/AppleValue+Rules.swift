import Foundation
import SheenCore
import SheenDisplay
import SheenTestSupport
import SheenUI

/// The rules Apple's numbers come to, by the figures in their texts.
extension AppleValue {
  /// The cases that show the rules that have no figures of their own, as their texts name them.
  private static let evidence: [String: [String]] = [
    "rotation": ["path-rotation-90", "layout-transform-frames", "angular-spinner-128"],
    "angular gradient": ["angular-spinner-128"],
    "gradient interpolation": [
      "gradient-linear-5-opaque", "gradient-linear-5-opaque-ios15", "gradient-clear-fringe",
    ],
    "stack and padding defaults": [
      "layout-hstack-spacing-default", "layout-vstack-spacing-default", "layout-padding-default",
      "layout-spacer", "layout-fixed-size-color", "layout-shape-layout",
    ],
    "matched sampling": ["clip-rrect-gradient-alpha", "layout-image-aspect-ratio"],
  ]

  static func rule(_ topic: String, on renderer: any Renderer) throws -> [Figure] {
    switch topic {
    case "soft light":
      let view = ZStack {
        Color(white: 0.2)
        Color(white: 0.8).blendMode(.softLight)
      }
      return figures(topic, try middle(view, on: renderer), from: [75, 75, 75, 255], within: 0)
    case "mid-grey 0.5":
      let grey = try middle(Color(white: 0.5), on: renderer)
      return figures(topic, grey, from: [127, 127, 127, 255], within: 0)
    case "gradient midpoint on macOS 26":
      // The text's own formula, Oklab, is 2 off its measurement.
      let ramp = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 801)
      let color = try middle(ramp, palette: .macOS26, on: renderer)
      return figures(topic, color, from: [170, 121, 168, 255], within: 2)
    case "shadow", "blur":
      // One radius outside the edge a Gaussian of that deviation is 0.16.
      let bar = Color.black.frame(width: 200)
      let soft =
        topic == "shadow" ? AnyView(bar.shadow(radius: 7.5)) : AnyView(bar.blur(radius: 7.5))
      let view = soft.frame(width: 400, height: 200, alignment: .leading)
      let outside = try ApplePicture.picture(view, [400, 200], on: renderer)[207, 100].w
      let expected = topic == "shadow" ? 0.16 * 0.33 : 0.16
      return [Figure(topic, Double(outside) / 255, from: expected, within: 0.01)]
    default:
      // The evidence is compared case by case; here it has only to be there, and not excepted.
      return try (evidence[topic] ?? []).map { id in
        let isKnown = try [CorpusFile.applePictures, .applePaths].contains {
          try $0.cases().contains { $0.id == id }
        }
        let isMet = isKnown && !CorpusException.all.contains { $0.id == id }
        return Figure("the evidence \(id)", isMet ? 0 : .infinity, within: 0)
      }
    }
  }
}
