internal import CFREETYPE
internal import SheenCore

/// Writes down the steps of an outline in ems, y down.
struct OutlinePen {
  /// The extent of one unit, in ems.
  let unit: Double
  /// How far the outline leans to the right for each em upwards.
  let shear: Double
  /// The steps so far.
  private(set) var elements: [Outline.Element] = []

  /// Ends the contour.
  mutating func close() {
    if let last = elements.last, last != .close { elements.append(.close) }
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return .zero }
    let (x, y) = (Double(vector.pointee.x) * unit, Double(vector.pointee.y) * unit)
    return Point(x + y * shear, -y)
  }

  private static func with(
    _ user: UnsafeMutableRawPointer?, _ body: (inout OutlinePen) -> Void
  ) -> Int32 {
    guard let pen = user?.assumingMemoryBound(to: OutlinePen.self) else { return 1 }
    body(&pen.pointee)
    return 0
  }

  /// What FreeType calls for each step.
  static var steps: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { to, user in
        OutlinePen.with(user) { pen in
          pen.close()
          pen.elements.append(.move(pen.point(to)))
        }
      },
      line_to: { to, user in
        OutlinePen.with(user) { pen in pen.elements.append(.line(pen.point(to))) }
      },
      conic_to: { control, to, user in
        OutlinePen.with(user) { pen in
          pen.elements.append(.quadratic(pen.point(control), pen.point(to)))
        }
      },
      cubic_to: { control1, control2, to, user in
        OutlinePen.with(user) { pen in
          pen.elements.append(.cubic(pen.point(control1), pen.point(control2), pen.point(to)))
        }
      },
      shift: 0, delta: 0)
  }
}
