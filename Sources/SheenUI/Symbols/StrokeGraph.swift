internal import Foundation
internal import SheenCore

/// Lines that meet at common points, and the outlines of their strokes.
///
/// Every edge is walked once on either side. At a point the walk turns into the next edge of the same
/// face, so the outline of lines that meet has no overlaps: one contour runs around the outside, and
/// one, the other way round, inside each face the lines enclose.
struct StrokeGraph {
  private var points: [Point] = []
  /// For each point the points it is joined with, by angle.
  private var neighbors: [[Int]] = []

  /// Makes a graph; points nearer than a hundredth are one.
  init(_ lines: [SymbolPath.Line]) {
    var known: [SIMD2<Int>: Int] = [:]
    for line in lines {
      var path: [Int] = []
      for point in line.points {
        let key = SIMD2(Int((point.x * 50).rounded()), Int((point.y * 50).rounded()))
        let index = known[key] ?? points.count
        if index == points.count {
          known[key] = index
          points.append(point)
          neighbors.append([])
        }
        if index != path.last { path.append(index) }
      }
      for (a, b) in zip(path, path.dropFirst()) { join(a, b) }
      if line.isClosed, let first = path.first, let last = path.last { join(last, first) }
    }
    for i in points.indices {
      neighbors[i] = neighbors[i].sorted { angle(i, $0) < angle(i, $1) }
    }
  }

  private mutating func join(_ a: Int, _ b: Int) {
    guard a != b, !neighbors[a].contains(b) else { return }
    neighbors[a].append(b)
    neighbors[b].append(a)
  }

  private func angle(_ a: Int, _ b: Int) -> Double {
    atan2(points[b].y - points[a].y, points[b].x - points[a].x)
  }

  /// The outlines of the strokes.
  func contours(halfWidth: Double) -> [StrokeContour] {
    var visited: Set<SIMD2<Int>> = []
    var result: [StrokeContour] = []
    for start in points.indices {
      for end in neighbors[start] where !visited.contains(SIMD2(start, end)) {
        var contour = StrokeContour(halfWidth: halfWidth)
        var edge = SIMD2(start, end)
        while visited.insert(edge).inserted {
          let next = successor(of: edge)
          contour.turn(points[edge.x], points[edge.y], points[next.y])
          edge = next
        }
        contour.close()
        if !contour.isFilledUp { result.append(contour) }
      }
    }
    return result
  }

  /// The next edge around the face on the same side.
  private func successor(of edge: SIMD2<Int>) -> SIMD2<Int> {
    let around = neighbors[edge.y]
    let index = around.firstIndex(of: edge.x) ?? 0
    return SIMD2(edge.y, around[(index + around.count - 1) % around.count])
  }
}
