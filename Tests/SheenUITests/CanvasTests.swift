import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// What canvases record.
@MainActor
struct CanvasTests {
  private func draw(
    size: Size = Size(100, 50), scale: Double = 1,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> [DisplayItem] {
    let host = host(Canvas(renderer: renderer), size: size, scale: scale)
    guard let canvas = try host.displayList(at: 0).items.first else { return [] }
    guard case .group(let items) = canvas.content else { return [] }
    return items
  }

  private func bounds(_ item: DisplayItem) -> Rect? {
    guard case .fill(let shape, _) = item.content else { return nil }
    let box = shape.bounds
    let (a, b) = (item.map * Point(box.x, box.y), item.map * Point(box.maxX, box.maxY))
    return Rect(min(a.x, b.x), min(a.y, b.y), abs(b.x - a.x), abs(b.y - a.y))
  }

  private func paint(_ item: DisplayItem) -> Paint? {
    if case .fill(_, let paint) = item.content { paint } else { nil }
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func aCanvasFillsTheSpaceAndClipsToIt() throws {
    let host = host(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(width: 40, height: 20), size: Size(100, 50))
    let canvas = try #require(host.displayList(at: 0).items.first)
    #expect(canvas.transform == .translation(30, 15))
    let clip = try #require(canvas.mask?.items.first)
    #expect(bounds(clip) == Rect(0, 0, 40, 20))
    guard case .group(let items) = canvas.content else { return }
    #expect(bounds(items[0]) == Rect(0, 0, 40, 20))
  }

  @Test func drawingsKeepTheirOrderAndTransforms() throws {
    let items = try draw { [square] context, _ in
      context.translateBy(x: 20, y: 10)
      context.fill(square, with: .color(.black))
      var inner = context
      inner.scaleBy(x: 2, y: 3)
      inner.fill(square, with: .color(.white))
      inner.concatenate(CGAffineTransform(translationX: 1, y: 1))
      inner.fill(square, with: .color(.black))
      context.rotate(by: .degrees(90))
      context.fill(square, with: .color(.white))
      context.transform = .identity
      context.fill(square, with: .color(.black))
    }
    #expect(
      items.compactMap(bounds) == [
        Rect(20, 10, 10, 10), Rect(20, 10, 20, 30), Rect(22, 13, 20, 30), Rect(10, 10, 10, 10),
        Rect(0, 0, 10, 10),
      ])
    #expect(Set(items.map(\.id)).count == 5)
  }

  @Test func strokesHaveTheirStyle() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 20))
      path.addLine(to: CGPoint(x: 60, y: 20))
    }
    let items = try draw { context, _ in
      context.stroke(line, with: .color(.black), lineWidth: 4)
      context.stroke(
        line, with: .color(.black), style: StrokeStyle(lineWidth: 6, lineCap: .square))
    }
    #expect(items.compactMap(bounds) == [Rect(10, 18, 50, 4), Rect(7, 17, 56, 6)])
  }

  @Test func shadingsLieWhereTheyAreTold() throws {
    let gradient = Gradient(colors: [.black, .white])
    let items = try draw { [square] context, _ in
      context.fill(square, with: .color(red: 1, green: 0.5, blue: 0, opacity: 0.25))
      context.fill(square, with: .color(white: 0.5))
      context.fill(
        square,
        with: .linearGradient(
          gradient, startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 3, y: 4),
          options: [.mirror, .linearColor]))
      context.fill(
        square,
        with: .radialGradient(
          gradient, center: CGPoint(x: 5, y: 6), startRadius: 7, endRadius: 8, options: .repeat))
      context.fill(
        square, with: .conicGradient(gradient, center: CGPoint(x: 5, y: 6), angle: .degrees(90)))
      context.fill(
        square, with: .style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
      context.fill(square, with: .foreground)
      context.fill(square, with: .palette([.color(.white), .color(.black)]))
    }
    let paints = items.compactMap(paint)
    #expect(paints[0] == .solid(RGBA(1, 0.5, 0, 0.25)))
    #expect(paints[1] == .solid(RGBA(0.5, 0.5, 0.5)))
    guard case .linear(let line) = paints[2], case .radial(let ring) = paints[3],
      case .angular(let turn) = paints[4], case .linear(let spanned) = paints[5]
    else {
      Issue.record("\(paints)")
      return
    }
    #expect(line.start == Point(1, 2) && line.end == Point(3, 4))
    #expect(line.ramp.extend == .reflect && line.ramp.space == .linear)
    #expect(ring.center == Point(5, 6) && ring.startRadius == 7 && ring.endRadius == 8)
    #expect(ring.ramp.extend == .repeat && ring.ramp.space == .perceptual)
    #expect(turn.startAngle == .pi / 2 && turn.endAngle == 2.5 * .pi)
    #expect(spanned.start == Point(0, 5) && spanned.end == Point(10, 5))
    #expect(paints[6] == .solid(.black) && paints[7] == .solid(.white))
  }

  @Test func evenAndOddIsAskedForByStyle() throws {
    var rings = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    rings.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let items = try draw { context, _ in
      context.fill(rings, with: .color(.black), style: FillStyle(eoFill: true))
      context.fill(rings, with: .color(.black))
    }
    let rules = items.map { item -> Outline.FillRule? in
      if case .fill(.path(let outline), _) = item.content { outline.fillRule } else { nil }
    }
    #expect(rules == [.evenOdd, .nonZero])
  }

  @Test func clipsStayWithTheContextTheyAreSetOn() throws {
    var seen: [CGRect] = []
    let items = try draw { [square] context, _ in
      var clipped = context
      clipped.clip(to: Path(CGRect(x: 5, y: 5, width: 20, height: 20)))
      clipped.translateBy(x: 2, y: 0)
      seen.append(clipped.clipBoundingRect)
      clipped.fill(square, with: .color(.red))
      clipped.clip(to: square, options: .inverse)
      clipped.fill(square, with: .color(.red))
      context.fill(square, with: .color(.red))
      seen.append(context.clipBoundingRect)
    }
    #expect(
      seen == [
        CGRect(x: 3, y: 5, width: 20, height: 20), CGRect(x: 0, y: 0, width: 100, height: 50),
      ])
    #expect(items.map { $0.mask != nil } == [true, true, false])
    #expect(items[1].mask?.isInverted == false)
    guard case .group(let inner) = items[1].content else { return }
    #expect(inner[0].mask?.isInverted == true)
    #expect(inner[0].mask?.items.compactMap(bounds) == [Rect(2, 0, 10, 10)])
  }

  @Test func layersAreDrawnAsOne() throws {
    let items = try draw { [square] context, _ in
      context.opacity = 0.5
      context.translateBy(x: 10, y: 0)
      context.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.translateBy(x: 5, y: 0)
        layer.opacity = 0.25
        layer.fill(square, with: .color(.red))
      }
      context.fill(square, with: .color(.red))
      context.drawLayer { _ in }
    }
    #expect(items.map(\.opacity) == [0.5, 0.5])
    guard case .group(let layer) = items[0].content else { return }
    #expect(layer.map(\.opacity) == [1, 0.25])
    #expect(layer.compactMap(bounds) == [Rect(10, 0, 10, 10), Rect(15, 0, 10, 10)])
  }

  @Test func aLayerCanBeAClip() throws {
    let items = try draw { [square] context, _ in
      context.clipToLayer(opacity: 0.5, options: .inverse) { layer in
        layer.fill(square, with: .color(.black))
      }
      context.fill(square, with: .color(.red))
    }
    let mask = try #require(items[0].mask)
    #expect(mask.isInverted && mask.items[0].opacity == 0.5)
  }

  @Test func picturesHaveTheirSizeOrARectangle() throws {
    let items = try draw { context, _ in
      let swatch = context.resolve(Image("swatch"))
      #expect(swatch.size == CGSize(width: 64, height: 40) && swatch.shading == nil)
      context.draw(swatch, at: CGPoint(x: 50, y: 25))
      context.draw(Image("swatch"), at: CGPoint(x: 50, y: 25), anchor: .topLeading)
      context.translateBy(x: 1, y: 2)
      context.draw(Image("swatch"), in: CGRect(x: 0, y: 0, width: 10, height: 20))
      var star = context.resolve(Image(systemName: "star.fill"))
      star.shading = .color(.red)
      context.draw(star, at: CGPoint(x: 20, y: 20))
    }
    #expect(
      items.prefix(3).compactMap(bounds) == [
        Rect(18, 5, 64, 40), Rect(50, 25, 64, 40), Rect(1, 2, 10, 20),
      ])
    guard case .solid(let color)? = paint(items[3]) else { return }
    #expect(color.red > 0.9 && color.green < 0.4)
  }

  @Test func symbolsAreViewsFoundByTheirTags() throws {
    let host = host(
      Canvas { context, _ in
        guard let dot = context.resolveSymbol(id: 1), let bar = context.resolveSymbol(id: "bar")
        else { return }
        #expect(context.resolveSymbol(id: 2) == nil)
        #expect(dot.size == CGSize(width: 10, height: 10))
        context.draw(dot, at: CGPoint(x: 50, y: 20))
        context.draw(bar, in: CGRect(x: 0, y: 0, width: 40, height: 10))
      } symbols: {
        Color.red.frame(width: 10, height: 10).tag(1)
        Color.blue.frame(width: 20, height: 5).tag("bar")
      }, size: Size(100, 50))
    #expect(try rects(host) == [Rect(45, 15, 10, 10), Rect(0, 0, 40, 10)])
  }

  @Test func aSymbolThatMovesIsDrawnAnew() throws {
    struct Root: View {
      let trigger: Trigger
      @State private var shift: CGFloat = 0
      var body: some View {
        Canvas { context, _ in
          if let dot = context.resolveSymbol(id: 0) {
            context.draw(dot, at: .zero, anchor: .topLeading)
          }
        } symbols: {
          Color.red.frame(width: 10, height: 10).offset(x: shift).tag(0)
        }
        .onAppear { trigger.action = { withAnimation(.linear(duration: 1)) { shift = 40 } } }
      }
    }
    let trigger = Trigger()
    let host = host(Root(trigger: trigger), size: Size(100, 50))
    #expect(try x(host, at: 0) == 0)
    try host.fire(trigger, at: 1)
    #expect(isNear(try x(host, at: 1.5), 20))
    #expect(isNear(try x(host, at: 2), 40))
  }

  @Test func theCodeRunsWhenItsInputsChangeAndNotOtherwise() throws {
    struct Root: View {
      let trigger: Trigger
      @State private var width: CGFloat = 10
      var body: some View {
        Canvas { context, _ in
          trigger.counts["drawn", default: 0] += 1
          context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 5)), with: .color(.red))
        }
        .onAppear { trigger.action = { width += 10 } }
      }
    }
    let trigger = Trigger()
    let host = host(Root(trigger: trigger), size: Size(100, 50))
    #expect(try rects(host)[0].width == 10)
    _ = try host.displayList(at: 0.5)
    #expect(trigger.counts["drawn"] == 1)
    try host.fire(trigger, at: 1)
    #expect(try rects(host, at: 1)[0].width == 20)
    #expect(trigger.counts["drawn"] == 2)
  }

  @Test func anOpaqueCanvasIsBlackBelow() throws {
    let host = host(
      Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { _, _ in },
      size: Size(30, 20))
    let canvas = try #require(host.displayList(at: 0).items.first)
    guard case .group(let items) = canvas.content else { return }
    #expect(items.count == 1 && paint(items[0]) == .solid(.black))
  }

  @Test func drawingsCanBeSeenInPerspective() throws {
    var map = ProjectionTransform()
    map.m13 = 0.01
    let items = try draw { [square] context, _ in
      context.addFilter(.projectionTransform(map))
      context.fill(square, with: .color(.red))
    }
    let corner = items[0].map * Point(10, 10)
    #expect(isNear(corner.x, 10 / 1.1) && isNear(corner.y, 10 / 1.1))
  }
}
