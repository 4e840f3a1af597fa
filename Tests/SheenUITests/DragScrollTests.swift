import Foundation
import SheenCore
import SheenUI
import Testing

/// Views that a finger scrolls; what comes of it is worked out from the rates Apple documents
/// (`UIScrollView.DecelerationRate`) and the formula of the rubber band.
@MainActor
struct DragScrollTests {
  private let ear = Ear()

  /// Boxes of 100 × 20 points, in a window of 100 × 100.
  private func column(_ count: Int = 50) -> some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<count) { _ in box(100, 20) } }
    }
  }

  private func scripted(_ view: some View, _ script: String) throws -> ViewHost {
    let pointer = try PointerScript(script)
    return host(view, size: Size(100, 100)) { $0.pointer = pointer }
  }

  private func y(_ host: ViewHost, at time: Double) throws -> Double {
    try #require(try rects(host, at: time).first).y
  }

  // MARK: Following

  /// A move of 10 points tells a drag from a tap and moves nothing.
  @Test func theContentFollowsTheFinger() throws {
    let view = try scripted(column(), "1:50,90 1:down 2:50,80 2.5:50,60 3:20,35 4:50,75 5:up")
    for (time, expected) in [
      (1.0, 0.0), (2, 0), (2.5, -20), (2.9, -20), (3, -45), (4, -5), (5, -5), (9, -5),
    ] {
      #expect(try y(view, at: time) == expected, "at \(time)")
    }
  }

  @Test func sidewaysItLeavesTheDragToWhatIsAround() throws {
    let view = column().gesture(DragGesture().onEnded { [ear] in ear.hear("drag", $0) })
    let host = try scripted(view, "1:50,50 1:down 2:80,60 3:80,20 4:up")
    #expect(try y(host, at: 5) == 0)
    #expect(ear.words == ["drag 30.0,-30.0"])
  }

  /// f(x) = (1 − 1 / (0.55 x / d + 1)) d, here for d = 100.
  @Test(arguments: [(40.0, 18.0327868852), (80.0, 30.5555555556)])
  func theEndsGiveWay(_ distance: Double, _ stretch: Double) throws {
    let script = "1:50,10 1:down 2:50,\(20 + distance) 3:up"
    let top = try scripted(column(), script)
    #expect(try y(top, at: 2) == stretch.rounded())
    let bottom = try scripted(
      column().defaultScrollAnchor(.bottom), "1:50,99 1:down 2:50,\(89 - distance) 3:up")
    #expect(try y(bottom, at: 2) == -900 - stretch.rounded())
    // Both are drawn back, without passing the end.
    var last = stretch
    for frame in 0...60 {
      let now = try y(top, at: 3 + Double(frame) / 60)
      #expect(now <= last.rounded() && now >= 0)
      last = now
    }
    #expect(last == 0)
    #expect(try y(bottom, at: 4) == -900)
  }

  @Test func contentThatFitsGivesWayUnlessToldNotTo() throws {
    let script = "1:50,40 1:down 2:50,90"
    #expect(try y(scripted(column(2), script), at: 2) == 18)
    #expect(try y(scripted(column(2).scrollBounceBehavior(.basedOnSize), script), at: 2) == 0)
    #expect(try y(scripted(column().scrollBounceBehavior(.basedOnSize), script), at: 2) == 18)
  }

  @Test func disabledViewsStayWhereTheyAre() throws {
    let script = "1:50,90 1:down 2:50,40 3:up"
    #expect(try y(scripted(column().scrollDisabled(true), script), at: 2) == 0)
    #expect(try y(scripted(column().disabled(true), script), at: 2) == 0)
  }

  // MARK: Letting go

  private static let flick = "1:50,90 1:down 1.0625:50,30 1.0625:up"

  /// 60 points in a sixteenth of a second, of whose speed 0.998 are left after each millisecond.
  @Test func itBecomesSlowerAtTheDocumentedRate() throws {
    // A pointer over what moves would be looked after until the frame after the last.
    let view = try scripted(column(), Self.flick + " 1.1:leave")
    #expect(try y(view, at: 1.0625) == -50)
    for time in [0.1, 0.25, 0.5, 1, 2] {
      let way = 960 * (pow(0.998, 1000 * time) - 1) / (1000 * log(0.998))
      #expect(try y(view, at: 1.0625 + time) == -(50 + way).rounded(), "after \(time)")
    }
    // 50 points and 960 / 2.002 more.
    #expect(try y(view, at: 6) == -530)
    // It is there once less than half a pixel is left.
    let constant = -1000 * log(0.998)
    var end: Double?
    if case .rests(let moment) = try view.extent() { end = moment }
    #expect(isNear(try #require(end), 1.0625 + log(960 / constant / 0.5) / constant))
  }

  @Test func aFrameDependsOnNoOther() throws {
    let sequence = try scripted(column(), Self.flick + " 1.5:scroll@0,-7 2:50,50 2:down 2.2:up")
    for frame in 0...100 { _ = try sequence.displayList(at: Double(frame) / 31) }
    for time in [3.5, 4] {
      let still = try scripted(column(), Self.flick + " 1.5:scroll@0,-7 2:50,50 2:down 2.2:up")
      #expect(try y(sequence, at: time) == y(still, at: time))
    }
  }

  @Test func whatComesToAnEndTooFastGivesWayThere() throws {
    let view = try scripted(column(10), Self.flick)
    // 100 points of content are below; it goes beyond them, comes back and stays.
    let places = try (0...120).map { try y(view, at: 1.0625 + Double($0) / 60) }
    let lowest = try #require(places.min())
    #expect(lowest < -100 && lowest > -130)
    #expect(places.last == -100)
  }

  @Test func aFingerCatchesWhatMoves() throws {
    let view = column().onTapGesture { [ear] in ear.hear("tap") }
    let host = try scripted(view, Self.flick + " 1.3:tap@50,50 4:tap@50,50")
    let caught = try y(host, at: 1.3)
    #expect(try y(host, at: 3) == caught)
    // The first press only stops it.
    #expect(ear.words.isEmpty)
    _ = try host.displayList(at: 5)
    #expect(ear.words == ["tap"])
  }

  @Test func aPointerThatIsGoneLetsGo() throws {
    let view = try scripted(column(), "1:50,10 1:down 2:50,60 3:leave")
    #expect(try y(view, at: 2.9) == 18)
    #expect(try y(view, at: 4) == 0)
  }

  // MARK: Resting places

  @Test(arguments: [
    // Over a half, and short of it.
    ("1:50,90 1:down 2:50,20 4:up", -100.0), ("1:50,90 1:down 2:50,50 4:up", 0),
    // Flicks, however fast, turn one page.
    ("1:50,90 1:down 1:50,80 1.1:50,60 1.1:up", -100), ("1:50,90 1:down 1.02:50,10 1.02:up", -100),
  ])
  func pagesTurnOneByOne(_ script: String, _ expected: Double) throws {
    let view = try scripted(column().scrollTargetBehavior(.paging), script)
    #expect(try y(view, at: 8) == expected)
  }

  @Test func limitsSayHowFarViewsGo() throws {
    let aligned = ScrollView {
      VStack(spacing: 0) { ForEach(0..<50) { _ in box(100, 20) } }.scrollTargetLayout()
    }
    // 50 and 960 / 10.05, the fast rate, or 960 / 2.002.
    let short = try scripted(aligned.scrollTargetBehavior(.viewAligned), Self.flick)
    #expect(try y(short, at: 9) == -140)
    let long = try scripted(
      aligned.scrollTargetBehavior(.viewAligned(limitBehavior: .never)), Self.flick)
    #expect(try y(long, at: 9) == -520)
  }

  // MARK: Gestures inside

  @Test func aDragTakesTheTapAway() throws {
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<50) { _ in
          box(100, 20).onTapGesture { [ear] in ear.hear("tap") }
            .onLongPressGesture { [ear] in ear.hear("long") }
        }
      }
    }
    let host = try scripted(view, "1:50,90 1:down 1.3:50,60 1.4:up 4:tap@50,50")
    #expect(try y(host, at: 1.3) == -20)
    #expect(ear.words.isEmpty)
    _ = try host.displayList(at: 5)
    #expect(ear.words == ["tap"])
  }

  /// A button shows that it is pressed until the drag begins, and then does nothing.
  @Test func aDragTakesTheButtonAway() throws {
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: configuration.isPressed ? 90 : 100, height: 300)
      }
    }
    let view = ScrollView {
      Button {
        ear.hear("button")
      } label: {
        EmptyView()
      }
      .buttonStyle(Style())
    }
    let host = try scripted(view, "1:50,90 1:down 2:50,85 3:50,60 4:up 5:tap@50,50")
    for (time, width, place) in [(1.0, 90.0, 0.0), (2, 90, 0), (3, 100, -20), (4, 100, -20)] {
      let rect = try #require(try rects(host, at: time).first)
      #expect(rect.width == width && rect.y == place, "at \(time)")
    }
    #expect(ear.words.isEmpty)
    _ = try host.displayList(at: 6)
    #expect(ear.words == ["button"])
  }

  /// Of two drags the one that is made first counts, the inner if both are at once.
  @Test(arguments: [(0.0, 0.0, ["drag"]), (10, 0, ["drag"]), (30, -20, [])])
  func aDragInside(_ distance: Double, _ place: Double, _ words: [String]) throws {
    let view = ScrollView {
      box(100, 300).gesture(
        DragGesture(minimumDistance: distance).onEnded { [ear] _ in ear.hear("drag") })
    }
    let host = try scripted(view, "1:50,90 1:down 2:50,70 3:50,60 4:up")
    #expect(try y(host, at: 5) == place)
    #expect(ear.words == words)
  }

  @Test func aSimultaneousDragGoesAlong() throws {
    let view = ScrollView {
      box(100, 300).simultaneousGesture(
        DragGesture(coordinateSpace: .global).onEnded { [ear] in ear.hear("drag", $0) })
    }
    let host = try scripted(view, "1:50,90 1:down 2:50,70 3:50,60 4:up")
    #expect(try y(host, at: 5) == -20)
    #expect(ear.words == ["drag 0.0,-30.0"])
  }

  // MARK: Views inside one another

  private var pages: some View {
    ScrollView {
      ScrollView(.horizontal) { box(300, 100) }
      box(100, 300)
    }
  }

  @Test func theDirectionOfADragFindsTheView() throws {
    let across = try scripted(pages, "1:90,50 1:down 2:50,50 4:up")
    #expect(try rects(across, at: 5).map { [$0.x, $0.y] } == [[-30, 0], [0, 108]])
    let down = try scripted(pages, "1:90,50 1:down 2:90,10 4:up")
    #expect(try rects(down, at: 5).map { [$0.x, $0.y] } == [[0, -30], [0, 78]])
  }

  @Test func whatIsAtItsEndLeavesTheDragToWhatIsAround() throws {
    let view = ScrollView {
      ScrollView { box(100, 80) }.frame(height: 60)
      box(100, 300)
    }
    let once = "1:50,50 1:down 2:50,10 4:up"
    let first = try scripted(view, once)
    // 30 points, of which the inner view has 20: it gives way, and comes back.
    #expect(try rects(first, at: 6).map(\.y) == [-20, 68])
    let second = try scripted(view, once + " 6:50,50 6:down 7:50,10 9:up")
    #expect(try rects(second, at: 11).map(\.y) == [-50, 38])
  }

  @Test func leadingMayBeRight() throws {
    let view = ScrollView(.horizontal) { box(300, 100) }
      .environment(\.layoutDirection, .rightToLeft)
    let host = try scripted(view, "1:10,50 1:down 2:50,50 4:up")
    #expect(try rects(host, at: 1).map(\.x) == [-200])
    #expect(try rects(host, at: 5).map(\.x) == [-170])
  }
}
