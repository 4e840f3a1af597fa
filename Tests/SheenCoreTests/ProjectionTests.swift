import SheenCore
import Testing

/// Maps in perspective, against their definition.
struct ProjectionTests {
  private let map = Projection(
    numerators: Affine(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -2), wx: 0.01, wy: -0.02, w1: 1.5)

  private func isNear(_ a: Point, _ b: Point) -> Bool {
    abs(a.x - b.x) < 1e-9 * max(1, abs(b.x)) && abs(a.y - b.y) < 1e-9 * max(1, abs(b.y))
  }

  @Test func aPointIsDividedByItsDistance() {
    // (2·3 − 4 + 7, 1.5 + 12 − 2) over 1.5 + 0.03 − 0.08.
    #expect(isNear(map * Point(3, 4), Point(9 / 1.45, 11.5 / 1.45)))
  }

  @Test func productsApplyTheInnerMapFirst() {
    let other = Projection(
      numerators: Affine(a: 1, b: 0, c: 0.25, d: 1, tx: -3, ty: 5), wx: -0.004, wy: 0.003, w1: 1)
    for point in [Point(0, 0), Point(10, -7), Point(-3, 20)] {
      #expect(isNear((map * other) * point, map * (other * point)))
      #expect(isNear((other * map) * point, other * (map * point)))
    }
  }

  @Test func theInverseTakesPointsBack() throws {
    let inverse = try #require(map.inverse)
    for point in [Point(0, 0), Point(10, -7), Point(-3, 20)] {
      #expect(isNear(inverse * (map * point), point))
      let product = inverse.distance(of: map * point) * map.distance(of: point)
      #expect(abs(product - 1) < 1e-9)
    }
    let flat = Projection(
      numerators: Affine(a: 1, b: 0, c: 2, d: 0, tx: 0, ty: 0), wx: 0.1, wy: 0, w1: 1)
    #expect(flat.inverse == nil)
  }

  @Test func theDerivativeIsTheLimitOfDifferences() {
    let place = Point(4, -3)
    let derivative = map.derivative(at: place)
    #expect(isNear(derivative * place, map * place))
    let step = 1e-6
    for (dx, dy) in [(step, 0.0), (0, step)] {
      let (near, here) = (map * Point(4 + dx, -3 + dy), map * place)
      let linear = derivative * Point(4 + dx, -3 + dy)
      #expect(abs(near.x - linear.x) < 1e-9 && abs(near.y - linear.y) < 1e-9)
      #expect(near != here)
    }
  }

  @Test func straightSidesStayStraightAndCurvesAreFollowed() {
    let square = Outline(Rect(-10, -10, 20, 20)).applying(map)
    let corners = [Point(-10, -10), Point(10, -10), Point(10, 10), Point(-10, 10)].map { map * $0 }
    #expect(square.elements.count == 5 && square.elements.last == .close)
    #expect(square.elements.first == .move(corners[0]))
    // A circle's image is a conic: every point lies on the image of the circle.
    let k = 0.5522847498307936
    let arc = Outline([
      .move(Point(10, 0)), .cubic(Point(10, 10 * k), Point(10 * k, 10), Point(0, 10)), .close,
    ])
    guard let inverse = map.inverse else { return }
    for element in arc.applying(map).elements {
      guard case .line(let point) = element else { continue }
      let source = inverse * point
      // The cubic is within 0.03 % of the circle.
      #expect(abs((source.x * source.x + source.y * source.y).squareRoot() - 10) < 0.003)
    }
  }

  @Test func whatIsBehindTheEyeIsCutOff() {
    // w = 1 − x/10: the eye is over x = 10.
    let map = Projection(numerators: .identity, wx: -0.1, wy: 0, w1: 1)
    #expect(map.image(of: Point(11, 0)) == nil)
    #expect(map.image(of: Point(5, 1)) == Point(10, 2))
    let box = Outline(Rect(0, 0, 20, 1)).applying(map).controlBounds()
    // At the nearest distance x = 10 − 10/1024.
    let far = (10 - 10 * Projection.nearest) / Projection.nearest
    #expect(box.x == 0 && abs(box.maxX - far) < 1e-6 * far)
    #expect(Outline(Rect(12, 0, 5, 1)).applying(map).elements.isEmpty)
  }
}
