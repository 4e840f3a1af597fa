import Foundation
import SheenCore
import SheenScene
import Testing

/// What people do with the pointer in a window; the picture is looked at until it is as it should be.
extension WindowTests {
  private static let red = SIMD4<UInt8>(255, 0, 0, 255)
  private static let green = SIMD4<UInt8>(0, 255, 0, 255)
  private static let blue = SIMD4<UInt8>(0, 0, 255, 255)
  private static let black = SIMD4<UInt8>(0, 0, 0, 255)

  /// On the left a button, a view for two taps, and one to drag; on the right a red view of 200 points
  /// and a blue one of 800 that scroll.
  private func controls() throws -> PreviewScene {
    try TestScene.compile(
      "Pressed",
      """
      struct Pressed: View {
        @State private var isPushed = false
        @State private var isTapped = false
        @State private var isOut = false
        @State private var height: CGFloat = 0

        private static let red = Color(red: 1, green: 0, blue: 0)
        private static let green = Color(red: 0, green: 1, blue: 0)
        private static let blue = Color(red: 0, green: 0, blue: 1)

        var body: some View {
          HStack(spacing: 0) {
            VStack(spacing: 0) {
              Button {
                isPushed.toggle()
              } label: {
                (isPushed ? Self.green : Self.red).frame(width: 80, height: 30)
              }
              .buttonStyle(.plain)
              (isTapped ? Self.green : Self.blue).frame(width: 80, height: 30)
                .onTapGesture(count: 2) { isTapped = true }
              Color(red: 0, green: 0, blue: 0).frame(width: 80, height: 120)
                .overlay(alignment: .bottom) { knob }
            }
            ScrollView {
              VStack(spacing: 0) {
                Self.red.frame(width: 160, height: 200)
                Self.blue.frame(width: 160, height: 800)
              }
            }
          }
        }

        private var knob: some View {
          (isOut ? Self.blue : Self.green).frame(width: 40, height: 40)
            .offset(y: height)
            .gesture(
              DragGesture(coordinateSpace: .global)
                .onChanged { height = $0.translation.height }
                .onEnded { value in
                  isOut = value.translation.width > 240
                  withAnimation(.spring(duration: 0.2)) { height = 0 }
                })
        }
      }
      """)
  }

  /// A window with the controls, and its place on the screen.
  private func openControls(_ title: String) throws -> (PreviewWindow, x: Int, y: Int) {
    let display = try VirtualDisplay(.x11)
    let window = try PreviewWindow(on: display, settings(title))
    try window.show(controls())
    let place = try display.place(of: title)
    return (window, place.x, place.y)
  }

  /// Waits until a pixel of the window has a colour.
  private func expect(
    _ color: SIMD4<UInt8>, x: Int, y: Int, in window: PreviewWindow, _ what: String
  ) throws {
    var last = SIMD4<UInt8>()
    do {
      _ = try eventually(what, within: 20) {
        last = try window.screenshot(width: 240, height: 180)[x, y]
        return last == color ? true : nil
      }
    } catch {
      throw Failure("\(what): (\(x), \(y)) is \(last); \(window.errors)")
    }
  }

  @Test func pressesReachTheirViews() throws {
    let (window, x, y) = try openControls("press")
    try expect(Self.red, x: 40, y: 15, in: window, "a button")
    try window.display.xdotool("mousemove", "\(x + 40)", "\(y + 15)", "click", "1")
    try expect(Self.green, x: 40, y: 15, in: window, "the button was pushed")
    // Pressed here, released there.
    try window.display.xdotool(
      "mousedown", "1", "mousemove", "\(x + 40)", "\(y + 100)", "mouseup", "1")
    try window.settle()
    try expect(Self.green, x: 40, y: 15, in: window, "the button was not pushed")
    try expect(Self.blue, x: 40, y: 45, in: window, "a view that was not tapped")
    // On a busy machine two taps may come too late to be a double one.
    _ = try eventually("a double tap", within: 30) {
      try window.display.xdotool(
        "mousemove", "\(x + 40)", "\(y + 45)", "click", "--repeat", "2", "--delay", "20", "1")
      try window.settle()
      let picture = try window.screenshot(width: 240, height: 180)
      return picture[40, 45] == Self.green ? true : nil
    }
  }

  @Test func aDraggedViewFollowsAndSpringsBack() throws {
    let (window, x, y) = try openControls("drag")
    try expect(Self.green, x: 40, y: 160, in: window, "the view at its place")
    try window.display.xdotool("mousemove", "\(x + 40)", "\(y + 160)", "mousedown", "1")
    try window.display.xdotool("mousemove", "\(x + 40)", "\(y + 130)")
    try window.display.xdotool("mousemove", "\(x + 40)", "\(y + 90)")
    try expect(Self.green, x: 40, y: 90, in: window, "the view under the pointer")
    try expect(Self.black, x: 40, y: 160, in: window, "nothing where it was")
    try window.display.xdotool("mouseup", "1")
    try expect(Self.green, x: 40, y: 160, in: window, "the view is back")
    try expect(Self.black, x: 40, y: 90, in: window, "nothing where it was dragged")
  }

  /// The display tells the window of a pressed pointer wherever it is.
  @Test func aDragGoesOnOutsideTheWindow() throws {
    let (window, x, y) = try openControls("out")
    try window.display.xdotool("mousemove", "\(x + 40)", "\(y + 160)", "mousedown", "1")
    try window.display.xdotool("mousemove", "\(x + 100)", "\(y + 130)")
    try window.display.xdotool("mousemove", "\(x + 400)", "\(y + 90)")
    try expect(Self.green, x: 40, y: 90, in: window, "the view follows")
    try window.display.xdotool("mousemove", "\(x + 400)", "\(y + 100)")
    try expect(Self.green, x: 40, y: 115, in: window, "the view goes on following")
    try window.display.xdotool("mouseup", "1")
    try expect(Self.blue, x: 40, y: 160, in: window, "the drag has ended, out there")
    #expect(window.log.last { $0.kind == "pointer" }?.point == nil)
  }

  @Test func theWheelScrolls() throws {
    let (window, x, y) = try openControls("wheel")
    try expect(Self.red, x: 160, y: 170, in: window, "the beginning")
    // Three notches of 40 points.
    try window.display.xdotool(
      "mousemove", "\(x + 160)", "\(y + 90)", "click", "--repeat", "3", "5")
    try expect(Self.blue, x: 160, y: 85, in: window, "120 points further")
    try expect(Self.red, x: 160, y: 75, in: window, "and no more")
    try window.display.xdotool("click", "--repeat", "2", "4")
    try expect(Self.red, x: 160, y: 155, in: window, "80 points back")
    try expect(Self.blue, x: 160, y: 165, in: window, "and no more")
    // Beside the scroll view nothing scrolls.
    try window.display.xdotool("mousemove", "\(x + 40)", "\(y + 90)", "click", "4")
    try window.settle()
    try expect(Self.blue, x: 160, y: 165, in: window, "where it was")
  }

  @Test func aDragScrolls() throws {
    let (window, x, y) = try openControls("scroll")
    try expect(Self.red, x: 160, y: 170, in: window, "the beginning")
    try window.display.xdotool("mousemove", "\(x + 160)", "\(y + 150)", "mousedown", "1")
    try window.display.xdotool("mousemove", "\(x + 160)", "\(y + 110)")
    try window.display.xdotool("mousemove", "\(x + 160)", "\(y + 60)")
    // 90 points, less what told it from a tap: 80.
    try expect(Self.blue, x: 160, y: 125, in: window, "the content follows")
    try expect(Self.red, x: 160, y: 115, in: window, "and no further")
    // Held for long, it stays where it is let go.
    try window.settle()
    try window.display.xdotool("mouseup", "1")
    try window.settle()
    try expect(Self.blue, x: 160, y: 125, in: window, "it stays")
    try expect(Self.red, x: 160, y: 115, in: window, "it stays where it is")
    // Beyond its beginning it gives way, and is drawn back.
    try window.display.xdotool("mousedown", "1", "mousemove", "\(x + 160)", "\(y + 110)")
    try window.display.xdotool("mousemove", "\(x + 160)", "\(y + 179)")
    try window.display.xdotool("mousemove", "\(x + 160)", "\(y + 400)")
    _ = try eventually("the ground behind the content", within: 20) {
      let picture = try window.screenshot(width: 240, height: 180)
      return picture[160, 2] != Self.red ? true : nil
    }
    try window.display.xdotool("mouseup", "1")
    try expect(Self.red, x: 160, y: 0, in: window, "the content is back")
  }
}
