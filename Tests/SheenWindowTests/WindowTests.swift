import Glibc
import SheenCore
import SheenImaging
import SheenScene
import Testing

/// `sheen-window` on a real display server: what is on the screen, what it reacts to, how it ends.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable))
struct WindowTests {
  // MARK: Pictures

  @Test(arguments: [1, 1.25, 1.5, 2])
  func showsThePictureOverACheckerboard(scale: Double) throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("shapes", scale: scale))
    let scene = try WindowScenes.shapes()
    try window.show(scene)
    #expect(window.told.first == .opened(driver: "X11"))
    let expected = try Expectation.picture(scene, width: 240, height: 180, scale: scale)
    try expect(expected, in: window)
  }

  /// The path of a GPU, drawn by the CPU: a context of the window's own, nothing read back.
  @Test(arguments: [VirtualDisplay.System.x11, .wayland(scale: 1)])
  func shadersShowTheSamePicture(system: VirtualDisplay.System) throws {
    let display = try VirtualDisplay(system)
    let (width, height) = system.isWayland ? (800.0, 600.0) : (240, 180)
    let window = try PreviewWindow(
      on: display, settings("shaders", backend: "software", width: width, height: height))
    let scene = try WindowScenes.shapes()
    try window.show(scene)
    #expect(window.log.first?.text?.contains("llvmpipe") == true)
    try expect(
      Expectation.picture(scene, width: width, height: height), in: window, tolerance: 1)
  }

  /// A kiosk shell makes every window as large as the output; the scene is laid out for that.
  @Test(arguments: [(1, nil), (2, nil), (1, 1.25), (2, 1.5)] as [(Int, Double?)])
  func waylandShowsEveryPixel(outputScale: Int, scale: Double?) throws {
    let display = try VirtualDisplay(.wayland(scale: outputScale))
    let window = try PreviewWindow(on: display, settings("wayland", scale: scale))
    let scene = try WindowScenes.shapes()
    try window.show(scene)
    #expect(window.told.first == .opened(driver: "Wayland"))
    let used = scale ?? Double(outputScale)
    let expected = try Expectation.picture(
      scene, width: 800 / used, height: 600 / used, scale: used)
    try expect(expected, in: window)
  }

  @Test func resizingLaysOutAnew() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("resize", scale: 1.5))
    let scene = try WindowScenes.flag()
    try window.show(scene)
    let place = try window.display.place(of: "resize")
    for (width, height) in [(301, 200), (150, 240)] {
      try window.display.xdotool("windowsize", place.window, "\(width)", "\(height)")
      let expected = try Expectation.picture(
        scene, width: Double(width) / 1.5, height: Double(height) / 1.5, scale: 1.5)
      #expect(expected.width == width && expected.height == height)
      try expect(expected, in: window, "the picture at \(width)×\(height)")
    }
  }

  // MARK: Rest

  @Test(arguments: [VirtualDisplay.System.x11, .wayland(scale: 1)], ["cpu", "software"])
  func nothingHappensAtRest(system: VirtualDisplay.System, backend: String) throws {
    let window = try PreviewWindow(on: VirtualDisplay(system), settings("rest", backend: backend))
    try window.show(WindowScenes.flag())
    let (frames, wakeUps) = try activity(of: window, seconds: 5)
    #expect(frames == 0)
    #expect(wakeUps == 0)
  }

  // MARK: Motion

  @Test func onlyWhatMovesIsDrawn() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("motion"))
    try window.show(WindowScenes.moving("Moving", from: 0, to: 200))
    let frames = try eventually("frames") {
      let frames = window.log.filter { $0.kind == "frame" }.drop { $0.time != 0 }
      return frames.count > 40 ? frames : nil
    }
    // The first shows everything; the others touch the square's rows of tiles and no more.
    for frame in frames.dropFirst(2) {
      for rect in frame.rects ?? [] { #expect(rect[1] + rect[3] <= 32 && rect[2] <= 128) }
    }
    let times = frames.compactMap(\.time)
    #expect(times == times.sorted())
  }

  @Test func pausingStopsEverything() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("pause"))
    try window.show(WindowScenes.moving("Moving", from: 0, to: 200))
    _ = try eventually("frames") { window.log.count { $0.kind == "frame" } > 5 ? true : nil }
    try window.display.type("space", in: window)
    let (frames, wakeUps) = try activity(of: window, seconds: 1)
    #expect(frames == 0)
    #expect(wakeUps == 0)
    let before = try #require(window.log.last { $0.kind == "frame" }?.time)
    try window.display.type("period", in: window)
    let after = try eventually("a step") {
      window.log.last { $0.kind == "frame" }?.time.flatMap { $0 == before ? nil : $0 }
    }
    #expect(after > before && after - before <= 1.0 / 60 + 1e-9)
    try window.display.type("comma", in: window)
    let back = try eventually("a step back") {
      window.log.last { $0.kind == "frame" }?.time.flatMap { $0 == after ? nil : $0 }
    }
    #expect((after - back - 1.0 / 60).magnitude < 1e-9)
    try window.display.type("0", in: window)
    _ = try eventually("the start") {
      window.log.last { $0.kind == "frame" }?.time == 0 ? true : nil
    }
  }

  /// A square that moves outside the window needs no frame, and one that passes through it only those.
  @Test func motionThatDoesNotShowTakesNoFrames() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("outside"))
    try window.show(WindowScenes.moving("Outside", from: -100, to: -50))
    let (frames, wakeUps) = try activity(of: window, seconds: 2)
    #expect(frames == 0)
    #expect(wakeUps == 0)
    try window.show(WindowScenes.moving("Passing", from: -1200, to: 1200))
    let times = try eventually("some passages") {
      let times = window.log.filter { $0.kind == "frame" }.compactMap(\.time)
      return times.last.map { $0 > 6 } == true ? times.filter { $0 > 3 } : nil
    }
    // At 2,400 points a second it is inside from 0.492 s to 0.6 s, and a frame later it is gone.
    for time in times { #expect((0.49...0.63).contains(time - time.rounded(.down))) }
    #expect(times.count < 40)
  }

  // MARK: Keys

  @Test func savingKeepsTheBackgroundClear() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("save"))
    try window.show(WindowScenes.shapes())
    try window.display.type("s", in: window)
    try window.display.type("s", in: window)
    _ = try eventually("two pictures") {
      window.output == "Shapes-1.png\nShapes-2.png\n" ? true : nil
    }
    let saved = try ImageFile.loadStraight(window.folder + "/Shapes-1.png")
    #expect(saved.width == 240 && saved.height == 180)
    #expect(saved[0, 0] == SIMD4(0, 0, 0, 0))
    #expect(saved[120, 90] == SIMD4(51, 102, 204, 255) &* 257)
  }

  @Test func switchingTheRendererKeepsThePicture() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("switch"))
    let scene = try WindowScenes.shapes()
    try window.show(scene)
    let expected = try Expectation.picture(scene, width: 240, height: 180)
    for renderer in ["llvmpipe", "CPU"] {
      try window.display.type("b", in: window)
      _ = try eventually(renderer) {
        window.log.last { $0.kind == "canvas" }?.text?.contains(renderer) == true ? true : nil
      }
      try expect(expected, in: window, tolerance: 1)
    }
  }

  // MARK: The end

  @Test func theButtonClosesTheWindow() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("button"))
    try window.show(WindowScenes.flag())
    try window.display.requestClosing(of: window.display.place(of: "button").window)
    #expect(try window.end() == 0)
    #expect(window.told.last == .closed)
    #expect(window.errors.isEmpty)
  }

  @Test(arguments: [VirtualDisplay.System.x11, .wayland(scale: 1)])
  func escapeClosesTheWindow(system: VirtualDisplay.System) throws {
    let window = try PreviewWindow(on: VirtualDisplay(system), settings("escape"))
    try window.show(WindowScenes.flag())
    try window.display.type("Escape", in: window)
    #expect(try window.end() == 0)
    #expect(window.told.last == .closed)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func signalsCloseTheWindow(signal: Int32) throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("signal"))
    try window.show(WindowScenes.moving("Moving", from: 0, to: 200))
    kill(window.child.process, signal)
    #expect(try window.end() == 0)
    #expect(window.told.last == .closed)
    #expect(window.errors.isEmpty)
  }

  @Test func theEndOfTheSupervisorClosesTheWindow() throws {
    let window = try PreviewWindow(on: VirtualDisplay(.x11), settings("orphan"))
    try window.show(WindowScenes.flag())
    window.hangUp()
    #expect(try window.end() == 0)
  }

  // MARK: Without a display

  @Test(
    arguments: [
      ([:], "WAYLAND_DISPLAY and DISPLAY are not set"),
      (["DISPLAY": ":4711"], "X11 DISPLAY=:4711 does not answer"),
      (
        ["WAYLAND_DISPLAY": "nowhere", "XDG_RUNTIME_DIR": "/nonexistent"],
        "Wayland WAYLAND_DISPLAY=nowhere does not answer"
      ),
      (
        ["WAYLAND_DISPLAY": "nowhere", "XDG_RUNTIME_DIR": "/nonexistent", "DISPLAY": ":4711"],
        "Wayland WAYLAND_DISPLAY=nowhere does not answer, X11 DISPLAY=:4711 does not answer"
      ),
    ] as [([String: String], String)])
  func noDisplayIsOneLine(environment: [String: String], reason: String) throws {
    let window = try PreviewWindow(settings("none"), environment: environment)
    #expect(try window.end() == 1)
    _ = try eventually("the reason") { window.told == [.noDisplay(reason)] ? true : nil }
    #expect(window.errors.isEmpty)
  }

  @Test func waylandThatIsGoneLeavesX11() throws {
    let display = try VirtualDisplay(.x11)
    let window = try PreviewWindow(
      on: display, settings("fallback"),
      environment: ["WAYLAND_DISPLAY": "nowhere", "XDG_RUNTIME_DIR": "/nonexistent"])
    try window.show(WindowScenes.flag())
    #expect(window.told.first == .opened(driver: "X11"))
  }

  /// Wayland shows pictures by way of EGL only; without it X11 is tried.
  @Test func waylandWithoutEGLLeavesX11() throws {
    let display = try VirtualDisplay(.wayland(scale: 1))
    let noDriver = ["__EGL_VENDOR_LIBRARY_FILENAMES": "/nonexistent"]
    let window = try PreviewWindow(
      settings("no EGL"), screen: display,
      environment: display.environment.merging(display.x11) { $1 }.merging(noDriver) { $1 })
    try window.show(WindowScenes.flag())
    #expect(window.told.first == .opened(driver: "X11"))
    let lone = try PreviewWindow(
      on: display, settings("no EGL, no X11"), environment: noDriver)
    #expect(try lone.end() == 1)
    #expect(lone.errors.contains("sheen: Wayland "))
  }

  @Test func withoutASupervisorItSaysWhoStartsIt() throws {
    let result = try ChildProgram.run([PreviewWindow.program])
    #expect(result.status == 2)
  }
}
