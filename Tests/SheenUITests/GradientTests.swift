import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Radial, elliptical and angular gradients, and what is derived from colours.
@MainActor
@Suite struct GradientTests {
  /// The paint of the first fill in a frame of 200 × 100 points.
  private func paint(
    _ view: some View, at time: Double = 0, change: (inout HostConfiguration) -> Void = { _ in }
  ) throws -> Paint {
    let list = try host(view, size: Size(200, 100), change: change).displayList(at: time)
    guard case .fill(_, let paint) = try #require(list.items.first).content else {
      throw NoFill()
    }
    return paint
  }

  private struct NoFill: Error {}

  private func radial(
    _ view: some View, at time: Double = 0, change: (inout HostConfiguration) -> Void = { _ in }
  ) throws -> RadialPaint {
    guard case .radial(let paint) = try paint(view, at: time, change: change) else {
      throw NoFill()
    }
    return paint
  }

  private func angular(_ view: some View, at time: Double = 0) throws -> AngularPaint {
    guard case .angular(let paint) = try paint(view, at: time) else { throw NoFill() }
    return paint
  }

  @Test func radialGradientsMeasureInPoints() throws {
    let views: [AnyView] = [
      AnyView(
        RadialGradient(colors: [.red, .blue], center: .topLeading, startRadius: 5, endRadius: 80)),
      AnyView(
        RadialGradient(
          gradient: Gradient(colors: [.red, .blue]), center: .topLeading, startRadius: 5,
          endRadius: 80)),
      AnyView(
        Rectangle().fill(
          .radialGradient(
            stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)],
            center: .topLeading, startRadius: 5, endRadius: 80))),
      AnyView(
        Rectangle().fill(
          .radialGradient(
            Gradient(colors: [.red, .blue]), center: .topLeading, startRadius: 5, endRadius: 80))),
    ]
    for view in views {
      let paint = try radial(view)
      #expect(paint.center == Point(0, 0))
      #expect(paint.startRadius == 5)
      #expect(paint.endRadius == 80)
      #expect(paint.verticalStretch == 1)
      #expect(paint.ramp.stops.map(\.location) == [0, 1])
      #expect(paint.ramp.space == .perceptual)
    }
  }

  @Test func ellipticalGradientsMeasureInFractions() throws {
    let paint = try radial(EllipticalGradient(colors: [.red, .blue]))
    #expect(paint.center == Point(100, 50))
    #expect(paint.startRadius == 0)
    #expect(paint.endRadius == 100)
    #expect(paint.verticalStretch == 0.5)
    let style = try radial(
      Rectangle().fill(
        .ellipticalGradient(
          colors: [.red, .blue], center: .leading, startRadiusFraction: 0.1, endRadiusFraction: 1)))
    #expect(style.center == Point(0, 50))
    #expect(isNear(style.startRadius, 20))
    #expect(style.endRadius == 200)
  }

  @Test func angularGradientsRunClockwiseFromTrailing() throws {
    let part = try angular(
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(90), endAngle: .degrees(180)))
    #expect(part.center == Point(100, 50))
    #expect(isNear(part.startAngle, .pi / 2))
    #expect(isNear(part.endAngle, .pi))
    let turn = try angular(
      Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .top, angle: .degrees(-90))))
    #expect(turn.center == Point(100, 0))
    #expect(isNear(turn.startAngle, -.pi / 2))
    #expect(isNear(turn.endAngle, 1.5 * .pi))
    // Without angles it is a whole turn.
    let plain = try angular(
      AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))
    #expect(isNear(plain.endAngle - plain.startAngle, 2 * .pi))
    let style = try angular(
      Rectangle().fill(
        .angularGradient(
          Gradient(colors: [.red, .blue]).colorSpace(.device), center: .center,
          startAngle: .zero, endAngle: .degrees(45))))
    #expect(isNear(style.endAngle, .pi / 4))
    #expect(style.ramp.space == .device)
  }

  @Test func centersAreMirroredWithTheReadingDirection() throws {
    let paint = try radial(
      RadialGradient(
        colors: [.red, .blue], center: .leading, startRadius: 0, endRadius: 9)
    ) { $0.layoutDirection = .rightToLeft }
    #expect(paint.center == Point(200, 50))
  }

  private struct Moving: View {
    @State var isMoved = false
    var body: some View {
      RadialGradient(
        colors: [.black, isMoved ? .white : .black], center: isMoved ? .trailing : .leading,
        startRadius: isMoved ? 10 : 0, endRadius: isMoved ? 50 : 100
      )
      .onAppear { withAnimation(.linear(duration: 1)) { isMoved = true } }
    }
  }

  @Test func radiiCentersAndColorsAnimate() throws {
    let paint = try radial(Moving(), at: 0.25)
    #expect(isNear(paint.center.x, 50))
    #expect(isNear(paint.startRadius, 2.5))
    #expect(isNear(paint.endRadius, 87.5))
    // Colours are mixed in linear light.
    let quarter = 1.055 * Mathematics.power(0.25, 1 / 2.4) - 0.055
    #expect(abs(paint.ramp.stops[1].color.red - quarter) < 1e-9)
  }

  private struct Sweeping: View {
    @State var isFull = false
    var body: some View {
      Circle().fill(
        AngularGradient(
          stops: [
            .init(color: .red, location: 0), .init(color: .blue, location: isFull ? 1 : 0.5),
          ], center: .center, startAngle: .zero, endAngle: .degrees(isFull ? 360 : 0))
      )
      .onAppear { withAnimation(.linear(duration: 1)) { isFull = true } }
    }
  }

  @Test func anglesAndStopsAnimate() throws {
    let paint = try angular(Sweeping(), at: 0.5)
    #expect(isNear(paint.endAngle, .pi))
    #expect(isNear(paint.ramp.stops[1].location, 0.75))
  }

  /// Red, green, blue, and the lightness (HSL) that was measured.
  private nonisolated static let measured: [[Double]] = [
    [128.0 / 255, 128.0 / 255, 128.0 / 255, 0.647], [0.2, 0.4, 0.8, 0.639],
    [0, 0.6, 0.2, 0.451], [1, 1, 1, 1], [0, 0, 0, 0.198],
  ]

  /// What `Color.gradient` begins with, against published measurements of SwiftUI.
  @Test(arguments: measured)
  func standardGradients(components: [Double]) throws {
    let (red, green, blue) = (components[0], components[1], components[2])
    let color = Color(red: red, green: green, blue: blue)
    guard case .linear(let paint) = try paint(Rectangle().fill(color.gradient)) else {
      throw NoFill()
    }
    #expect(paint.start == Point(100, 0))
    #expect(paint.end == Point(100, 100))
    let first = paint.ramp.stops[0].color
    let lightness =
      (max(first.red, first.green, first.blue) + min(first.red, first.green, first.blue)) / 2
    #expect(abs(lightness - components[3]) <= 0.005)
    #expect(paint.ramp.stops[1].color == RGBA(red, green, blue))
  }

  /// The midpoints SwiftUI was measured at: Oklab, not encoded sRGB.
  @Test func colorsMixPerceptually() throws {
    let environment = EnvironmentValues()
    func bytes(_ color: Color) -> [Float] {
      let resolved = color.resolve(in: environment)
      return [resolved.red, resolved.green, resolved.blue].map { ($0 * 255).rounded() }
    }
    #expect(bytes(Color.black.mix(with: .white, by: 0.5)) == [99, 99, 99])
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(bytes(red.mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5)) == [140, 83, 162])
    #expect(bytes(Color.black.mix(with: .white, by: 0.5, in: .device)) == [128, 128, 128])
    #expect(bytes(red.mix(with: .white, by: 0)) == [255, 0, 0])
    let faint = Color.white.opacity(0.5).mix(with: .white.opacity(0), by: 0.5)
    #expect(faint.resolve(in: environment).opacity == 0.25)
  }
}
