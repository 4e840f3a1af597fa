package import SheenCore

/// Colours at the vertices of a bent grid, as a picture.
///
/// Neither renderer draws meshes: the picture, made here once for both, is painted as an image. Patches
/// are Coons patches between cubic edges, cut into small triangles in which colours are linear; what
/// comes later in the grid lies on top, the background where no patch is.
package struct ColorMesh: Hashable, Sendable {
  /// A vertex and the control points of the edges that meet in it, in fractions of the picture.
  package struct Vertex: Hashable, Sendable {
    /// Where the vertex is.
    package var position: Point
    /// The control points towards its four neighbours.
    package var leading, top, trailing, bottom: Point

    /// Makes a vertex.
    package init(_ position: Point, leading: Point, top: Point, trailing: Point, bottom: Point) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// The number of vertices in a row.
  package var columns: Int
  /// The number of rows of vertices.
  package var rows: Int
  /// The vertices, row by row.
  package var vertices: [Vertex]
  /// A colour for each vertex.
  package var colors: [RGBA]
  /// What shows where no patch is.
  package var background: RGBA
  /// Whether colours follow curves through their neighbours instead of straight lines.
  package var smoothsColors: Bool
  /// The space colours are mixed in, weighted by alpha.
  package var space: ColorRamp.Space

  /// Makes a mesh; without a vertex and a colour for every place it is nothing but background.
  package init(
    columns: Int, rows: Int, vertices: [Vertex], colors: [RGBA], background: RGBA = .clear,
    smoothsColors: Bool = true, space: ColorRamp.Space = .device
  ) {
    self.columns = columns
    self.rows = rows
    self.vertices = vertices
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.space = space
  }

  /// Vertices at points, with edges that pass through them smoothly.
  ///
  /// The tangent at a vertex is parallel to the line between its neighbours; at the border it points at
  /// the one there is.
  package static func vertices(at points: [Point], columns: Int, rows: Int) -> [Vertex] {
    guard columns > 0, points.count == columns * rows else { return [] }
    return points.indices.map { index in
      let (column, row) = (index % columns, index / columns)
      func neighbour(_ dx: Int, _ dy: Int) -> Point? {
        let (x, y) = (column + dx, row + dy)
        guard x >= 0, x < columns, y >= 0, y < rows else { return nil }
        return points[y * columns + x]
      }
      let here = points[index]
      func controls(_ before: Point?, _ after: Point?) -> (Point, Point) {
        let (from, to) = (before ?? here, after ?? here)
        let share = before == nil || after == nil ? 1.0 / 3 : 1.0 / 6
        let step = Point((to.x - from.x) * share, (to.y - from.y) * share)
        return (Point(here.x - step.x, here.y - step.y), Point(here.x + step.x, here.y + step.y))
      }
      let (leading, trailing) = controls(neighbour(-1, 0), neighbour(1, 0))
      let (top, bottom) = controls(neighbour(0, -1), neighbour(0, 1))
      return Vertex(here, leading: leading, top: top, trailing: trailing, bottom: bottom)
    }
  }

  /// Whether there is a vertex and a colour for every place, and every number is finite.
  private var isComplete: Bool {
    let count = columns * rows
    return columns > 1 && rows > 1 && vertices.count == count && colors.count == count
      && colors.allSatisfy(\.isFinite)
      && vertices.allSatisfy { vertex in
        [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom].allSatisfy {
          $0.x.isFinite && $0.y.isFinite
        }
      }
  }

  /// The mesh as a picture of an extent in pixels.
  ///
  /// - Complexity: O(pixels + patches).
  package func picture(width: Int, height: Int) -> Pixmap {
    var canvas = MeshCanvas(width: width, height: height, background: background)
    guard isComplete else { return canvas.pixmap }
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        MeshPatch(self, column: column, row: row).draw(on: &canvas)
      }
    }
    return canvas.pixmap
  }
}
