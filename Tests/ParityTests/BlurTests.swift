import Foundation
import SheenCPU
import SheenCore
import SheenDisplay
import SheenGLES
import SheenTestSupport
import Testing

/// Blurs and shadows against exact Gaussians in double precision, on both renderers.
@Suite struct BlurTests {
  static let names = ["cpu", "software"]

  private func check(_ list: DisplayList, _ name: String) throws {
    guard let renderer = try TestRenderers.make(name) else { return }
    var reference = EffectReference(list)
    let drawn = reference.picture()
    let exact = try #require(drawn)
    let worst = try renderer.picture(of: list).largestError(from: exact)
    #expect(worst.error <= 2, "off by \(worst.error) at (\(worst.x), \(worst.y))")
  }

  @Test(arguments: BlurCase.all, names)
  func blursAreGaussians(_ blur: BlurCase, name: String) throws {
    try check(blur.list { $0.blur = Blur(radius: blur.radius) }, name)
  }

  @Test(arguments: BlurCase.all, names)
  func shadowsAreBlurredAlpha(_ shadow: BlurCase, name: String) throws {
    let list = shadow.list {
      $0.shadow = DropShadow(
        color: RGBA(0.1, 0, 0.3, 0.7), radius: shadow.radius, offset: Point(3.3, -2.7))
    }
    try check(list, name)
  }

  /// The blur of an edge that lies on a border of pixels is the integral of the Gaussian.
  @Test(arguments: [2.5, 2.99, 3, 5.99, 6, 9.99, 20, 64, 192], names)
  func anEdgeBecomesTheErrorFunction(deviation: Double, name: String) throws {
    guard let renderer = try TestRenderers.make(name) else { return }
    var item = BlurCase.fill(1, .rect(Rect(-4000, -4000, 4150, 8000)), .solid(.white))
    item.blur = Blur(radius: deviation)
    let picture = try renderer.picture(of: DisplayList(size: Size(300, 20), items: [item]))
    for x in 0..<300 {
      let share = 0.5 * erfc((Double(x) + 0.5 - 150) / (deviation * 2.0.squareRoot()))
      #expect(abs(Double(picture[x, 10].w) - 255 * share) <= 1, "column \(x)")
    }
  }

  /// No radius costs more than twice what another does, and narrow ones less.
  @Test func theCostOfABlurDoesNotGrowWithItsRadius() {
    let costs = stride(from: 0.25, through: 500, by: 0.25).map { deviation in
      let axis = FramePlan.Gaussian(deviation: deviation)
      return FramePlan.GaussianBlur(x: axis, y: axis).tapsPerPixel
    }
    let typical = FramePlan.Gaussian(deviation: 20)
    let usual = FramePlan.GaussianBlur(x: typical, y: typical).tapsPerPixel
    #expect((costs.max() ?? .infinity) <= 2 * usual)
  }
}
