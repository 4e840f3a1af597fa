import Foundation
import SheenUI

/// Outlines, element by element, against those Apple's SwiftUI prints.
enum ApplePath {
  private static let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  private static func arc(
    _ start: Double, _ end: Double, clockwise: Bool
  ) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  private static let uneven = RectangleCornerRadii(
    topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)

  private static let paths: [String: Path] = [
    "path-rect": Rectangle().path(in: rect),
    "path-circle": Circle().path(in: rect),
    "path-ellipse": Ellipse().path(in: rect),
    "path-rounded-circular-12":
      RoundedRectangle(cornerRadius: 12, style: .circular).path(in: rect),
    "path-rounded-default-12": RoundedRectangle(cornerRadius: 12).path(in: rect),
    "path-rounded-default-size-20x8":
      RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)).path(in: rect),
    "path-rounded-default-20": RoundedRectangle(cornerRadius: 20).path(in: rect),
    "path-rounded-default-40-clamped": RoundedRectangle(cornerRadius: 40).path(in: rect),
    "path-rounded-zero": RoundedRectangle(cornerRadius: 0).path(in: rect),
    "path-capsule-default": Capsule().path(in: rect),
    "path-capsule-default-tall":
      Capsule().path(in: CGRect(x: 0, y: 0, width: 30, height: 80)),
    "path-uneven-circular":
      UnevenRoundedRectangle(cornerRadii: uneven, style: .circular).path(in: rect),
    "path-uneven-default": UnevenRoundedRectangle(cornerRadii: uneven).path(in: rect),
    "path-inset-circle-5": Circle().inset(by: 5).path(in: rect),
    "path-inset-rounded-5": RoundedRectangle(cornerRadius: 12).inset(by: 5).path(in: rect),
    "path-inset-rounded-past-radius":
      RoundedRectangle(cornerRadius: 12).inset(by: 20).path(in: rect),
    "path-inset-rect-twice": Rectangle().inset(by: 2).inset(by: 3).path(in: rect),
    "path-arc-0-90": arc(0, 90, clockwise: false),
    "path-arc-0-120": arc(0, 120, clockwise: false),
    "path-arc-0-360": arc(0, 360, clockwise: false),
    "path-arc-0-minus90": arc(0, -90, clockwise: false),
    "path-arc-clockwise-0-minus90": arc(0, -90, clockwise: true),
    "path-arc-clockwise-0-45": arc(0, 45, clockwise: true),
    "path-relative-arc-190": Path {
      $0.addRelativeArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), delta: .degrees(190))
    },
    "path-offset-shape": Rectangle().offset(x: 10, y: 5).path(in: rect),
    "path-scale-shape-0.5": Rectangle().scale(0.5).path(in: rect),
    "path-rotation-90": Rectangle().rotation(.degrees(90)).path(in: rect),
    "path-transform-shear":
      Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      .path(in: rect),
    "path-size-shape": Rectangle().size(width: 40, height: 20).path(in: rect),
    "path-trim-rect-0.1-0.6": Rectangle().path(in: rect).trimmedPath(from: 0.1, to: 0.6),
    "path-trim-rect-0-1": Rectangle().path(in: rect).trimmedPath(from: 0, to: 1),
    "path-trim-circle-0-0.5": Circle().path(in: rect).trimmedPath(from: 0, to: 0.5),
    "path-trim-shape-0.25-0.5": Rectangle().trim(from: 0.25, to: 0.5).path(in: rect),
    "path-line-after-close": Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.closeSubpath()
      $0.addLine(to: CGPoint(x: 0, y: 10))
    },
    "path-quad-and-cubic": Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
      $0.addCurve(
        to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
    },
  ]

  /// The distance of each number of a path's description; infinite where the elements differ.
  static func figures(of reference: CorpusCase) throws -> [Figure] {
    guard let path = paths[reference.id] else { return [] }
    let expected = (reference.entry["description"] as? String ?? "").split(separator: " ")
    let actual = path.description.split(separator: " ")
    let tolerance = reference.entry.tolerance
    guard actual.count == expected.count else {
      return [Figure("\(actual.count) parts for \(expected.count)", .infinity, within: tolerance)]
    }
    return zip(actual, expected).map { a, b in
      if let x = Double(a), let y = Double(b) {
        return Figure("a coordinate", x, from: y, within: tolerance)
      }
      return Figure("\(a) for \(b)", a == b ? 0 : .infinity, within: tolerance)
    }
  }
}
