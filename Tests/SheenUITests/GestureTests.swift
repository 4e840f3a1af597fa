import Foundation
import SheenCore
import SheenUI
import Testing

/// Hears what gestures tell.
@MainActor
final class Ear {
  var words: [String] = []

  func hear(_ word: String) { words.append(word) }

  func hear(_ name: String, _ value: DragGesture.Value) {
    words.append("\(name) \(value.translation.width),\(value.translation.height)")
  }
}

/// A host for a view of 100 × 100 points that fills the picture, with a pointer script.
@MainActor
func pressed(_ view: some View, _ script: String, until time: Double = 10) throws -> ViewHost {
  let script = try PointerScript(script)
  let host = host(view, size: Size(100, 100)) { $0.pointer = script }
  _ = try host.displayList(at: time)
  return host
}

/// Which gestures are told from what the pointer does, and what they are told.
@MainActor
struct GestureTests {
  private let ear = Ear()

  // MARK: Taps

  @Test func aTapRunsAtItsInstant() throws {
    struct Scene: View {
      @State private var isWide = false

      var body: some View {
        Color.red.frame(width: isWide ? 90 : 40).onTapGesture { isWide.toggle() }
      }
    }
    let script = try PointerScript("0.5:tap@50,50 1.25:tap@50,50")
    let host = host(Scene(), size: Size(100, 100)) { $0.pointer = script }
    for (time, width) in [(0.0, 40.0), (0.49, 40), (0.5, 90), (1.2, 90), (1.25, 40), (2, 40)] {
      #expect(try rects(host, at: time).first?.width == width, "at \(time)")
    }
  }

  /// What lies in front takes the tap, the view around it does where that has no gesture.
  @Test func innerBeforeOuter() throws {
    let view = ZStack {
      Color.red.onTapGesture { [ear] in ear.hear("back") }
      Color.blue.frame(width: 20, height: 20).onTapGesture { [ear] in ear.hear("front") }
      Color.green.frame(width: 20, height: 20).offset(x: 30)
    }
    .onTapGesture { [ear] in ear.hear("around") }
    _ = try pressed(view, "1:tap@50,50 2:tap@80,50 3:tap@10,10")
    #expect(ear.words == ["front", "around", "back"])
  }

  @Test func aTapNeedsItsView() throws {
    let view = VStack(spacing: 20) {
      Color.clear.frame(width: 20, height: 20)
      Color.red.frame(width: 20, height: 20)
    }
    .onTapGesture { [ear] in ear.hear("tap") }
    // Nothing is drawn in the upper half, nor beside the lower.
    _ = try pressed(view, "1:tap@50,30 2:tap@5,70 3:tap@50,70")
    #expect(ear.words == ["tap"])
  }

  @Test func contentShapeMakesSpaceTappable() throws {
    let view = Color.clear.contentShape(Rectangle()).onTapGesture { [ear] in ear.hear("tap") }
    _ = try pressed(view, "1:tap@50,50")
    #expect(ear.words == ["tap"])
  }

  @Test func doubleTaps() throws {
    let view = Color.red.onTapGesture(count: 2) { [ear] in ear.hear("double") }
    // 0.35 s apart is too late, a little less is not.
    _ = try pressed(view, "1:tap@5,5 1.34:tap@5,5 3:tap@5,5 3.35:tap@5,5 5:tap@5,5")
    #expect(ear.words == ["double"])
    // What comes too late is a first tap.
    _ = try pressed(view, "1:tap@5,5 1.4:tap@5,5 1.6:tap@5,5")
    #expect(ear.words == ["double", "double"])
  }

  /// A single tap waits until it cannot become the double tap that takes precedence.
  @Test func singleAfterDouble() throws {
    let view = Color.red.onTapGesture(count: 2) { [ear] in ear.hear("double") }
      .onTapGesture { [ear] in ear.hear("single") }
    let script = try PointerScript("1:tap@5,5 3:tap@5,5 3.2:tap@5,5")
    let host = host(view, size: Size(100, 100)) { $0.pointer = script }
    _ = try host.displayList(at: 1.34)
    #expect(ear.words == [])
    _ = try host.displayList(at: 1.35)
    #expect(ear.words == ["single"])
    _ = try host.displayList(at: 10)
    #expect(ear.words == ["single", "double"])
  }

  @Test func threeTapsAndPlaces() throws {
    let view = Color.red.frame(width: 60, height: 60)
      .onTapGesture(count: 3) { [ear] in ear.hear("\(Int($0.x)),\(Int($0.y))") }
      .onTapGesture(coordinateSpace: .global) { [ear] in ear.hear("\(Int($0.x)),\(Int($0.y))") }
    _ = try pressed(view, "1:tap@30,30 1.1:tap@31,30 1.2:tap@32,33 5:tap@40,41")
    #expect(ear.words == ["12,13", "40,41"])
  }

  @Test func aPressThatMovesIsNoTap() throws {
    let view = Color.red.onTapGesture { [ear] in ear.hear("tap") }
    _ = try pressed(
      view, "1:5,5 1:down 1.1:5,15 1.2:up 2:5,5 2:down 2.1:5,16 2.2:up 3:5,5 3:down 3.1:leave")
    #expect(ear.words == ["tap"])
  }

  // MARK: Drags

  @Test func aDragTellsWhereItIs() throws {
    let drag = DragGesture()
      .onChanged { [ear] in ear.hear("to", $0) }
      .onEnded { [ear] in ear.hear("end", $0) }
    // It begins at 10 points, and counts from the press.
    _ = try pressed(
      Color.red.gesture(drag), "1:20,20 1:down 1.1:26,20 1.2:26,28 1.3:40,30 1.4:up 2:50,50")
    #expect(ear.words == ["to 6.0,8.0", "to 20.0,10.0", "end 20.0,10.0"])
  }

  @Test func aDragOfNoDistanceBeginsWithThePress() throws {
    var values: [DragGesture.Value] = []
    let drag = DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { values.append($0) }
    let view = Color.red.frame(width: 60, height: 60).gesture(drag)
    _ = try pressed(view, "1:30,40 1:down 1.05:35,40 2:up")
    #expect(values.map(\.location) == [CGPoint(x: 30, y: 40), CGPoint(x: 35, y: 40)])
    #expect(values.map(\.startLocation) == Array(repeating: CGPoint(x: 30, y: 40), count: 2))
    // 2025-01-01T00:00:00Z and a second.
    #expect(values.first?.time == Date(timeIntervalSince1970: 1_735_689_601))
  }

  /// 5 points in 0.05 s are 100 points a second; at rest a while later they are none.
  @Test func velocityAndPrediction() throws {
    var values: [DragGesture.Value] = []
    var ends: [DragGesture.Value] = []
    let drag = DragGesture(minimumDistance: 0).onChanged { values.append($0) }
      .onEnded { ends.append($0) }
    _ = try pressed(Color.red.gesture(drag), "1:30,40 1:down 1.05:35,40 2:up")
    let moved = try #require(values.last)
    #expect(isNear(Double(moved.velocity.width), 100) && moved.velocity.height == 0)
    #expect(isNear(Double(moved.predictedEndLocation.x), 60))
    #expect(isNear(Double(moved.predictedEndTranslation.width), 30))
    #expect(ends.first?.velocity.width == 0)
  }

  @Test func localPlacesAreTurnedWithTheView() throws {
    var values: [CGPoint] = []
    let drag = DragGesture(minimumDistance: 0).onChanged { values.append($0.location) }
    let view = Color.red.frame(width: 60, height: 20).gesture(drag).rotationEffect(.degrees(90))
    // The view's leading end is at the top.
    _ = try pressed(view, "1:50,25 1:down 1.1:up")
    let place = try #require(values.first)
    #expect(isNear(Double(place.x), 5) && isNear(Double(place.y), 10))
  }

  @Test func namedSpaces() throws {
    var values: [CGPoint] = []
    let drag = DragGesture(minimumDistance: 0, coordinateSpace: .named("box"))
      .onChanged { values.append($0.location) }
    let view = Color.red.frame(width: 20, height: 20).gesture(drag)
      .frame(width: 80, height: 80).coordinateSpace(.named("box"))
    _ = try pressed(view, "1:50,50 1:down 1.1:up")
    #expect(values == [CGPoint(x: 40, y: 40)])
  }

  /// The classic: a view that follows the finger and stays where it was dropped.
  @Test func dragAndDrop() throws {
    struct Scene: View {
      @State private var offset = CGSize.zero
      @GestureState private var drag = CGSize.zero

      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .offset(x: offset.width + drag.width, y: offset.height + drag.height)
          .gesture(
            DragGesture().updating($drag) { value, state, _ in state = value.translation }
              .onEnded {
                offset.width += $0.translation.width
                offset.height += $0.translation.height
              })
      }
    }
    let script = try PointerScript("1:50,50 1:down 1.5:70,50 2:up 3:70,50 3:down 3.5:70,20")
    let host = host(Scene(), size: Size(100, 100)) { $0.pointer = script }
    for (time, x, y) in [
      (0.9, 40.0, 40.0), (1, 40, 40), (1.5, 60, 40), (2, 60, 40), (2.9, 60, 40), (3.5, 60, 10),
    ] {
      let rect = try #require(try rects(host, at: time).first)
      #expect(rect.x == x && rect.y == y, "at \(time)")
    }
  }

  // MARK: Long presses

  @Test func aLongPressRunsWhenItHasLasted() throws {
    let view = Color.red.onLongPressGesture { [ear] in
      ear.hear("long")
    } onPressingChanged: { [ear] in
      ear.hear("\($0)")
    }
    let script = try PointerScript("1:5,5 1:down 3:up 4:down 4.2:up")
    let host = host(view, size: Size(100, 100)) { $0.pointer = script }
    _ = try host.displayList(at: 1.49)
    #expect(ear.words == ["true"])
    _ = try host.displayList(at: 1.5)
    #expect(Set(ear.words) == ["true", "long", "false"])
    _ = try host.displayList(at: 10)
    #expect(ear.words.suffix(2) == ["true", "false"] && ear.words.count == 5)
  }

  @Test func aLongPressMayNotMoveAway() throws {
    let view = Color.red
      .onLongPressGesture(minimumDuration: 1, maximumDistance: 4) { [ear] in ear.hear("long") }
    _ = try pressed(
      view, "0:5,5 0:down 0.5:9,5 2:up 3:5,5 3:down 3.5:10,5 5:up 6:5,5 6:down 6.99:up")
    #expect(ear.words == ["long"])
  }

  /// Of a tap and a long press on one view a short press is the one, a long one the other.
  @Test func tapOrLongPress() throws {
    let view = Color.red.onTapGesture { [ear] in ear.hear("tap") }
      .onLongPressGesture { [ear] in ear.hear("long") }
    _ = try pressed(view, "1:tap@5,5 2:down 2.6:up 3:down 3.3:up")
    #expect(ear.words == ["tap", "long", "tap"])
  }

  // MARK: Two fingers

  @Test func pinchesAndTurnsAreWholeGestures() throws {
    let view = Color.red.frame(width: 80, height: 80)
      .gesture(
        MagnifyGesture().onChanged { [ear] in
          ear.hear("\($0.magnification) at \($0.startAnchor.x),\($0.startAnchor.y)")
        }
        .onEnded { [ear] in ear.hear("end \($0.magnification)") }
        .simultaneously(
          with: RotateGesture().onEnded { [ear] in ear.hear("\($0.rotation.degrees)°") }))
    _ = try pressed(view, "1:30,50 1:pinch@1.5 2:rotate@-45 3:pinch@1.001")
    #expect(ear.words == ["1.5 at 0.25,0.5", "end 1.5", "-45.0°"])
  }

  @Test func theOlderNames() throws {
    let view = Color.red.gesture(MagnificationGesture().onEnded { [ear] in ear.hear("\($0)") })
      .simultaneousGesture(RotationGesture().onEnded { [ear] in ear.hear("\($0.degrees)") })
    _ = try pressed(view, "1:30,50 1:pinch@2 2:rotate@90")
    #expect(ear.words == ["2.0", "90.0"])
  }
}
