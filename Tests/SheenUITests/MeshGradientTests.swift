import SheenCore
import SheenDisplay
import SheenTestSupport
import SheenUI
import Testing

/// Mesh gradients: where colours lie, how they are mixed, and that they move.
@MainActor
@Suite struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let grid: [SIMD2<Float>] = [
    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
  ]

  private func picture(
    _ view: some View, at time: Double = 0, size: Double = 100
  ) throws -> Pixmap {
    try TestRenderers.cpu.picture(
      of: try host(view, size: Size(size, size)).displayList(at: time))
  }

  private func isNear(_ a: SIMD4<UInt8>, _ b: [Int], within tolerance: Int = 2) -> Bool {
    (0..<4).allSatisfy { abs(Int(a[$0]) - b[$0]) <= tolerance }
  }

  /// Between four corners colours are bilinear in encoded sRGB.
  @Test func fourCornersAreBilinear() throws {
    let view = MeshGradient(
      width: 2, height: 2, points: Self.corners,
      colors: [.black, .white, .white, .black], smoothsColors: false)
    let picture = try picture(view)
    for (x, y) in [(0, 0), (99, 0), (25, 75), (50, 50), (10, 40)] {
      let (u, v) = ((Double(x) + 0.5) / 100, (Double(y) + 0.5) / 100)
      let exact = Int(((u * (1 - v) + v * (1 - u)) * 255).rounded())
      #expect(isNear(picture[x, y], [exact, exact, exact, 255]), "\(x) \(y): \(picture[x, y])")
    }
  }

  /// The vertices have their own colours, and the middle one may be anywhere.
  @Test func verticesKeepTheirColors() throws {
    var points = Self.grid
    points[4] = [0.7, 0.3]
    let view = MeshGradient(
      width: 3, height: 3, points: points,
      colors: [.black, .black, .black, .black, .white, .black, .black, .black, .black])
    let picture = try picture(view)
    #expect(isNear(picture[70, 30], [255, 255, 255, 255], within: 8))
    #expect(isNear(picture[0, 0], [0, 0, 0, 255], within: 3))
    // The cubics solved for the place by Newton's method, apart from this code: 87.3.
    #expect(isNear(picture[30, 70], [87, 87, 87, 255]))
  }

  /// Straight lines of colours: smoothing changes nothing where they go on straight.
  @Test func smoothingKeepsStraightRamps() throws {
    let grays = [0, 0.5, 1].map { Color(white: $0) }
    func view(_ smooths: Bool) -> MeshGradient {
      MeshGradient(
        width: 3, height: 3, points: Self.grid, colors: grays + grays + grays,
        smoothsColors: smooths)
    }
    let (smooth, plain) = (try picture(view(true)), try picture(view(false)))
    #expect(Agreement(smooth, plain).largest <= 1)
    #expect(isNear(smooth[25, 60], [65, 65, 65, 255]))
  }

  /// Smoothed colours have no edge at a row of vertices: the step there is that of its neighbours.
  @Test func smoothingRoundsTheTurns() throws {
    let colors = [0, 1, 0].flatMap { [Color(white: $0), Color(white: $0), Color(white: $0)] }
    let view = MeshGradient(width: 3, height: 3, points: Self.grid, colors: colors)
    let picture = try picture(view)
    #expect(Int(picture[50, 49].x) - Int(picture[50, 46].x) <= 3)
    #expect(isNear(picture[50, 50], [255, 255, 255, 255]))
  }

  /// Oklab halfway between black and white is 99.
  @Test func spacesDiffer() throws {
    func middle(_ space: Gradient.ColorSpace) throws -> SIMD4<UInt8> {
      try picture(
        MeshGradient(
          width: 2, height: 2, points: Self.corners, colors: [.black, .white, .black, .white],
          colorSpace: space))[50, 50]
    }
    #expect(isNear(try middle(.device), [129, 129, 129, 255], within: 2))
    #expect(isNear(try middle(.perceptual), [100, 100, 100, 255], within: 3))
  }

  @Test func theBackgroundShowsOutside() throws {
    let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
    let view = MeshGradient(
      width: 2, height: 2, points: half, colors: [.white, .white, .white, .white],
      background: .black)
    let picture = try picture(view)
    #expect(isNear(picture[20, 50], [255, 255, 255, 255]))
    #expect(isNear(picture[80, 50], [0, 0, 0, 255]))
    // A mesh without a colour for each vertex is background alone.
    let broken = MeshGradient(width: 2, height: 2, points: half, colors: [.white])
    #expect(try self.picture(broken)[20, 50].w == 0)
  }

  private struct Moving: View {
    @State var isMoved = false
    var body: some View {
      MeshGradient(
        width: 3, height: 2,
        points: [
          [0, 0], [isMoved ? 0.8 : 0.2, 0], [1, 0], [0, 1], [isMoved ? 0.8 : 0.2, 1], [1, 1],
        ], colors: [.black, .white, .black, .black, .white, .black], smoothsColors: false
      )
      .onAppear { withAnimation(.linear(duration: 1)) { isMoved = true } }
    }
  }

  @Test func pointsAnimate() throws {
    #expect(try picture(Moving(), at: 0)[20, 50].x > 245)
    let middle = try picture(Moving(), at: 0.5)
    #expect(middle[50, 50].x > 245)
    #expect(middle[20, 50].x < 160)
  }

  /// A mesh that stands still is one image from frame to frame.
  @Test func stillMeshesAreOneImage() throws {
    let view = MeshGradient(
      width: 2, height: 2, points: Self.corners, colors: [.red, .green, .blue, .yellow])
    let host = host(view, size: Size(40, 40))
    #expect(try host.displayList(at: 0) == host.displayList(at: 1))
  }

  @Test func shapesAreFilledWithMeshes() throws {
    let view = Circle().fill(
      MeshGradient(
        width: 2, height: 2, points: Self.corners, colors: [.white, .white, .white, .white]))
    let picture = try picture(view)
    #expect(picture[1, 1].w == 0)
    #expect(picture[50, 50].w == 255)
  }
}
