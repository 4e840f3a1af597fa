internal import SheenCore
internal import SheenDisplay

/// Colours at the vertices of a bent grid; as a view it fills the space it is offered.
///
/// Places are fractions of the shape it fills. It is drawn as a picture of its own, at most 640 pixels
/// wide and high, and stretched from there.
public struct MeshGradient: Equatable, Sendable {
  /// A vertex and the control points of the edges that meet in it.
  public struct BezierPoint: Equatable, Sendable {
    /// Where the vertex is.
    public var position: SIMD2<Float>
    /// The control point towards the vertex before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the vertex above.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the next vertex in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the vertex below.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a vertex.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the vertices are, row by row.
  public enum Locations: Equatable, Sendable {
    /// At points, with edges that pass through them smoothly.
    case points([SIMD2<Float>])
    /// At points with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the vertices, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that may depend on the environment.
    case colors([Color])
    /// Colours that do not.
    case resolvedColors([Color.Resolved])
  }

  /// The number of vertices in a row.
  public var width: Int
  /// The number of rows of vertices.
  public var height: Int
  /// Where the vertices are.
  public var locations: Locations
  /// Their colours.
  public var colors: Colors
  /// What shows where the grid is not.
  public var background: Color
  /// Whether colours follow curves through their neighbours instead of straight lines.
  public var smoothsColors: Bool
  /// The space colours are mixed in.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a mesh of vertices and colours.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a mesh of points and colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of points and resolved colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of points with control points, and colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Makes a mesh of points with control points, and resolved colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient: ShapeStyle {
  /// Fills with the mesh.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint? {
    _ShapePaint(paint: ResolvedPaint(kind: .mesh(mesh(in: environment))))
  }

  private func mesh(in environment: EnvironmentValues) -> ColorMesh {
    let colors: [Color] =
      switch colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    return ColorMesh(
      columns: width, rows: height, vertices: vertices,
      colors: colors.map { $0.rgba(in: environment) ?? .clear },
      background: background.rgba(in: environment) ?? .clear, smoothsColors: smoothsColors,
      space: colorSpace.space)
  }

  private var vertices: [ColorMesh.Vertex] {
    func point(_ place: SIMD2<Float>) -> Point { Point(Double(place.x), Double(place.y)) }
    switch locations {
    case .points(let points):
      return ColorMesh.vertices(at: points.map(point), columns: width, rows: height)
    case .bezierPoints(let points):
      return points.map {
        ColorMesh.Vertex(
          point($0.position), leading: point($0.leadingControlPoint),
          top: point($0.topControlPoint), trailing: point($0.trailingControlPoint),
          bottom: point($0.bottomControlPoint))
      }
    }
  }
}

extension MeshGradient: View {
  /// Makes a node that fills its frame.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    LeafNode(view, inputs) { LeafNode.Resolution(filling: $0, in: $1) }
  }
}
