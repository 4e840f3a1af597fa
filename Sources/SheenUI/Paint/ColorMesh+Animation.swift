internal import SheenCore
internal import SheenDisplay

extension ColorMesh {
  /// Whether a change to another mesh can be animated.
  func canBecome(_ other: ColorMesh) -> Bool {
    columns == other.columns && rows == other.rows && vertices.count == other.vertices.count
      && colors.count == other.colors.count && smoothsColors == other.smoothsColors
      && space == other.space
  }

  /// Vertices, colours and background as numbers that can be interpolated.
  var numbers: [Double] {
    get {
      vertices.flatMap { vertex in
        [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom].flatMap {
          [$0.x, $0.y]
        }
      } + (colors + [background]).flatMap(\.animatableNumbers)
    }
    set {
      guard newValue.count == vertices.count * 10 + (colors.count + 1) * 4 else { return }
      for index in vertices.indices {
        func point(_ part: Int) -> Point {
          Point(newValue[index * 10 + part * 2], newValue[index * 10 + part * 2 + 1])
        }
        vertices[index] = Vertex(
          point(0), leading: point(1), top: point(2), trailing: point(3), bottom: point(4))
      }
      func color(_ index: Int) -> RGBA {
        let start = vertices.count * 10 + index * 4
        return RGBA(animatable: newValue[start..<start + 4])
      }
      for index in colors.indices { colors[index] = color(index) }
      background = color(colors.count)
    }
  }
}
