import SheenCore
import SheenDisplay
import SheenScene
import SheenUI

/// What the views of a test did, in order.
@MainActor
final class Log {
  var lines: [String] = []
  var moments: [Double] = []

  /// Notes a moment of the scene, in seconds from its start.
  func note(_ line: String = "") {
    lines.append(line)
    moments.append(SceneClock.current?.time ?? -1)
  }
}

/// A host for a view in a picture of 100 × 100 points.
@MainActor
func host(_ view: some View) -> ViewHost {
  ViewHost(view, configuration: HostConfiguration(size: Size(100, 100)))
}

/// The widths of the rectangles drawn at a time, in painting order.
@MainActor
func widths(_ host: ViewHost, at time: Double) throws -> [Double] {
  func leaves(_ item: DisplayItem) -> [Double] {
    switch item.content {
    case .fill(let shape, _): [shape.bounds.width]
    case .group(let items): items.flatMap(leaves)
    }
  }
  return try host.displayList(at: time).items.flatMap(leaves)
}

/// A bar as wide as a number.
struct Bar: View {
  let width: Double

  var body: some View { Color.red.frame(width: CGFloat(width), height: 1) }
}
