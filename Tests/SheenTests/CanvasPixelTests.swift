import Foundation
import Sheen
import SheenCore
import SheenTestSupport
import Testing

/// What canvases look like, on both renderers.
@MainActor
@Suite struct CanvasPixelTests {
  private func picture(_ view: some View, _ backend: Backend) throws -> Pixmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 1
    renderer.backend = backend
    return try renderer.pixmap(at: 0)
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func canvas(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> Pixmap {
    let view = Canvas(renderer: draw).frame(width: 20, height: 10)
    let cpu = try picture(view, .cpu)
    if try TestRenderers.make("software") != nil {
      #expect(Agreement(cpu, try picture(view, .software)).isParity)
    }
    return cpu
  }

  private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func clipsLeaveWhatIsOutside() throws {
    let picture = try canvas { [left, red] context, size in
      context.clip(to: left, options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
    }
    #expect(picture[5, 5] == SIMD4(0, 0, 0, 0) && picture[15, 5] == SIMD4(255, 0, 0, 255))
  }

  @Test func aLayerIsTranslucentAsAWhole() throws {
    let picture = try canvas { [left, red, blue] context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(left, with: .color(red))
        layer.fill(left, with: .color(blue))
      }
    }
    // No red shines through the blue.
    #expect(picture[5, 5] == SIMD4(0, 0, 128, 128))
  }

  @Test func aPunchedHoleSparesWhatIsBehindTheCanvas() throws {
    let view = ZStack {
      Color(red: 0, green: 1, blue: 0)
      Canvas { [left, red] context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
        context.blendMode = .destinationOut
        context.fill(left, with: .color(.black))
      }
    }
    .frame(width: 20, height: 10)
    let picture = try picture(view, .cpu)
    #expect(picture[5, 5] == SIMD4(0, 255, 0, 255) && picture[15, 5] == SIMD4(255, 0, 0, 255))
  }

  @Test func modesBlendWithWhatIsDrawnBefore() throws {
    let picture = try canvas { [left, blue] context, _ in
      context.fill(left, with: .color(red: 0.8, green: 0.6, blue: 0.4))
      context.blendMode = .multiply
      context.fill(left, with: .color(red: 0.5, green: 0.5, blue: 1))
      context.blendMode = .plusLighter
      context.translateBy(x: 10, y: 0)
      context.fill(left, with: .color(red: 0.6, green: 0.2, blue: 0))
      context.fill(left, with: .color(red: 0.6, green: 0.2, blue: 0))
      _ = blue
    }
    #expect(picture[5, 5] == SIMD4(102, 77, 102, 255))
    #expect(picture[15, 5] == SIMD4(255, 102, 0, 255))
  }

  @Test func filtersChangeColours() throws {
    let picture = try canvas { [left] context, _ in
      context.addFilter(.colorInvert())
      context.fill(left, with: .color(red: 1, green: 0.2, blue: 0))
      var other = context
      other.addFilter(.colorMultiply(Color(red: 0, green: 0.5, blue: 1)))
      other.translateBy(x: 10, y: 0)
      // Multiplied first, inverted then: the filter added last comes first.
      other.fill(left, with: .color(red: 1, green: 1, blue: 1))
    }
    #expect(picture[5, 5] == SIMD4(0, 204, 255, 255))
    #expect(picture[15, 5] == SIMD4(255, 128, 0, 255))
  }

  @Test func colourMatricesHaveRows() throws {
    let picture = try canvas { [left] context, _ in
      var matrix = GraphicsContext.ColorMatrix()
      (matrix.r1, matrix.r2, matrix.g2, matrix.g5) = (0, 1, 0, 0.4)
      context.addFilter(.colorMatrix(matrix))
      context.fill(left, with: .color(red: 0.2, green: 0.6, blue: 0.8))
    }
    #expect(picture[5, 5] == SIMD4(153, 102, 204, 255))
  }

  @Test func gradientsRepeatAndTurn() throws {
    let gradient = Gradient(stops: [
      Gradient.Stop(color: red, location: 0), Gradient.Stop(color: red, location: 0.5),
      Gradient.Stop(color: blue, location: 0.5), Gradient.Stop(color: blue, location: 1),
    ])
    let picture = try canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: 4, y: 0), options: .repeat))
    }
    for x in 0..<20 {
      let expected: SIMD4<UInt8> = x % 4 < 2 ? SIMD4(255, 0, 0, 255) : SIMD4(0, 0, 255, 255)
      #expect(picture[x, 5] == expected, "\(x)")
    }
  }
}
