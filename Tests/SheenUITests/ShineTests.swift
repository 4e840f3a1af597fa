import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// The program of the seeds, written as its author wrote it.
private struct ShineView: View {
  @State var animate: Bool = false
  var gradient = LinearGradient(
    gradient: Gradient(colors: [
      .clear, .clear, .white.opacity(0.3), .white, .white.opacity(0.3), .clear, .clear,
    ]), startPoint: .leading, endPoint: .trailing)
  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      Image(.badge)
        .resizable()
        .scaledToFit()
      gradient
        .rotationEffect(.degrees(20))
        .offset(x: -350)
        .offset(x: animate ? 700 : -350)
        .mask {
          Image(.badge)
            .resizable()
            .scaledToFit()
        }
    }
    .onAppear {
      withAnimation(.linear(duration: 2.5).repeatForever(autoreverses: false)) {
        animate = true
      }
    }
  }
}

private struct Step1: View {
  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      Image(.badge).resizable().scaledToFit()
    }
  }
}

private struct Step3: View {
  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      Image(.badge).resizable().scaledToFit()
      LinearGradient(colors: [.clear, .white], startPoint: .leading, endPoint: .trailing)
        .frame(width: 100, height: 700)
        .rotationEffect(.degrees(20))
        .offset(x: -350)
    }
  }
}

@MainActor
struct ShineTests {
  /// The band: its frame, transform and paint, and the frame of its mask.
  private func band(_ host: ViewHost, at time: Double) throws -> (
    item: DisplayItem, rect: Rect, paint: LinearPaint, mask: Rect
  ) {
    let list = try host.displayList(at: time)
    let group = try #require(list.items.last)
    guard case .group(let items) = group.content,
      case .fill(.rect(let rect), let paint) = items[0].content,
      case .linear(let linear) = paint,
      case .fill(.rect(let mask), _) = group.mask?.items.first?.content
    else { throw Unexpected(list: list) }
    #expect(items.count == 1)
    #expect(group.mask?.mode == .alpha)
    return (items[0], rect, linear, mask)
  }

  private struct Unexpected: Error { let list: DisplayList }

  @Test func stepOneIsBlackAndTheFittedBadge() throws {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    let host = host(Step1(), safeArea: insets)
    // 600 × 720 in 400 × 740 fits by width: 400 × 480, centred in 40…780.
    #expect(try rects(host) == [Rect(0, 0, 400, 800), Rect(0, 170, 400, 480)])
  }

  @Test func stepThreeTurnsClockwiseAboutTheFramesMiddle() throws {
    let list = try host(Step3()).displayList(at: 0)
    let item = list.items[2]
    guard case .fill(.rect(let rect), _) = item.content else { throw Unexpected(list: list) }
    #expect(rect == Rect(0, 0, 100, 700))
    let center = item.transform * Point(50, 350)
    #expect(isNear(center.x, 200 - 350))
    #expect(isNear(center.y, 400))
    // Clockwise on screen: the middle of the top edge goes right.
    let top = item.transform * Point(50, 0)
    #expect(isNear(top.x, 200 - 350 + 350 * Mathematics.sine(20 * .pi / 180)))
    #expect(isNear(top.y, 400 - 350 * Mathematics.cosine(20 * .pi / 180)))
  }

  @Test func theBandSweepsAtItsPace() throws {
    let host = host(ShineView())
    for time in [0, 0.625, 1.25, 5.0 / 3, 2.4999] {
      let (item, rect, paint, mask) = try band(host, at: time)
      #expect(rect == Rect(0, 0, 400, 800))
      let center = item.transform * Point(200, 400)
      #expect(isNear(center.x, 200 - 350 - 350 + 1050 * time / 2.5))
      #expect(isNear(center.y, 400))
      #expect(paint.start == Point(0, 400))
      #expect(paint.end == Point(400, 400))
      #expect(mask == Rect(0, 160, 400, 480))
    }
  }

  @Test func theLoopIsSeamlessAndKnown() throws {
    let host = host(ShineView())
    let first = try host.displayList(at: 0)
    #expect(try host.displayList(at: 2.5) == first)
    #expect(try host.displayList(at: 250) == first)
    #expect(try host.extent() == .repeats(from: 0, period: 2.5))
    #expect(host.nextChange(after: 250) == 250)
  }

  @Test func stopsAreEvenAndWhite() throws {
    let ramp = try band(host(ShineView()), at: 0).paint.ramp
    #expect(ramp.stops.map(\.location) == (0..<7).map { Double($0) / 6 })
    #expect(ramp.stops.map(\.color.alpha) == [0, 0, 0.3, 1, 0.3, 0, 0])
    #expect(ramp.space == .perceptual)
    #expect(ramp.alphaRule == .weighted)
  }

  @Test func aFrameAloneEqualsTheFrameInASequence() throws {
    let sequence = host(ShineView())
    for frame in 0..<90 { _ = try sequence.displayList(at: Double(frame) / 60) }
    #expect(try sequence.displayList(at: 1.5) == host(ShineView()).displayList(at: 1.5))
  }

  @Test func goingBackStartsAnew() throws {
    let host = host(ShineView())
    let early = try host.displayList(at: 0.5)
    _ = try host.displayList(at: 2)
    #expect(try host.displayList(at: 0.5) == early)
  }

  @Test func theTreeIsReadable() throws {
    let host = host(ShineView())
    _ = try host.displayList(at: 0)
    let text = host.treeDescription
    #expect(text.contains("ShineView"))
    #expect(text.contains("Image 600×720 px  [0.0, 160.0, 400.0, 480.0]"))
  }
}
