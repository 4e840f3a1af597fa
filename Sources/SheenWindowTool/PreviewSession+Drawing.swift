internal import Sheen
internal import SheenCore
internal import SheenDisplay
internal import SheenScene
internal import SheenWindow

extension PreviewSession {
  /// What is on screen: a background, the scene, and what the window lays over it.
  func displayList(showing sceneItems: [DisplayItem]) -> DisplayList {
    let above = DisplayItem(id: ItemID(2), content: .group(overlayItems))
    return DisplayList(
      size: window.size, scale: window.scale, items: picture(of: sceneItems) + [above])
  }

  /// The scene on its background.
  private func picture(of sceneItems: [DisplayItem]) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let color = settings.background, color.count == 4, color[3] > 0 {
      let all = Rect(0, 0, window.size.width, window.size.height)
      let paint = Paint.solid(RGBA(color[0], color[1], color[2], color[3]))
      items.append(DisplayItem(id: ItemID(0), content: .fill(.rect(all), paint)))
    }
    if let inheritedPicture {
      items.append(inheritedPicture)
    } else {
      items.append(DisplayItem(id: ItemID(1), content: .group(sceneItems)))
    }
    return items
  }

  /// Draws what differs from what is on screen.
  ///
  /// - Returns: Whether nothing does.
  func draw(at time: Double) -> Bool {
    let frame: WindowCanvas.Frame
    do throws(RenderError) {
      frame = try show()
    } catch {
      fallBack(from: error)
      return false
    }
    wasPresented = frame.isPresented
    if !frame.changed.isEmpty { keeper.noteChange() }
    if frame.isPresented {
      pacer.presented(at: Window.now)
      measure(frame)
      log.write("frame") { line in
        line.time = time
        line.tiles = frame.tileCount
        line.rects = frame.changed.map { [$0.x, $0.y, $0.width, $0.height] }
        line.drawing = frame.drawingTime
        line.pixels = [window.pixelWidth, window.pixelHeight]
      }
    }
    tellShown(at: time)
    return frame.changed.isEmpty
  }

  /// Brings the scene to the screen, or its last good picture where it cannot be drawn.
  private func show() throws(RenderError) -> WindowCanvas.Frame {
    do throws(RenderError) {
      let frame = try canvas.show(displayList(showing: sceneItems))
      drawnItems = sceneItems
      return frame
    } catch {
      guard error.isOfScene else { throw error }
      if case .needsShaders = error, mayChooseShaders {
        hasChosenShaders = true
        choose(.software)
        if canvas.usesShaders { return try show() }
      }
      owesShown = false
      attempt { throw error }
      sceneItems = drawnItems
      return try canvas.show(displayList(showing: drawnItems))
    }
  }

  /// Whether nobody has said what should draw, so that software GL may be taken for functions in GLSL.
  private var mayChooseShaders: Bool {
    let wanted = try? (Backend(rawValue: settings.backend) ?? .auto).resolved()
    return wanted == .auto && !hasChosenShaders
  }

  /// Tells the supervisor that the scene it sent is shown, or would be if the window were not hidden.
  func tellShown(at time: Double) {
    guard owesShown else { return }
    owesShown = false
    link.send(PreviewReport.shown)
    log.write("shown") { $0.time = time }
  }

  /// Keeps the picture for a successor, if it is time for that.
  func keepPicture() {
    let now = Window.now
    guard keeper.isDue(at: now, next: upcomingChange.flatMap { clock.moment(of: $0) }) else {
      return
    }
    // What is laid over the picture may be all that changed.
    let list = bareList
    keeper.keep(list, at: now) { try? canvas.picture(of: list) }
  }

  /// What is on screen without what the window lays over it.
  private var bareList: DisplayList {
    DisplayList(size: window.size, scale: window.scale, items: picture(of: sceneItems))
  }

  /// Goes on with the CPU where a driver fails.
  private func fallBack(from error: RenderError) {
    guard canvas.usesShaders else {
      System.say("\(error)")
      failure = "\(error)"
      return
    }
    System.say("\(canvas.summary): \(error); the CPU draws from here on")
    choose(.cpu)
  }

  /// Draws with another backend from now on.
  func choose(_ backend: Backend) {
    do throws(RenderError) {
      canvas = try WindowCanvas.make(
        window, backend, threads: settings.threads, isDark: settings.isDark)
      pacer = FramePacer(rate: window.refreshRate, mayWait: window.hasContext)
      log.write("canvas") { $0.text = canvas.summary }
    } catch {
      System.say("\(error)")
      if backend == .cpu { isClosing = true }
    }
    setNeedsTurn()
  }

  /// Saves the picture without what the window lays over it, under a new name in the current folder.
  func savePicture() {
    let base = scene.map { Self.baseName($0.name) } ?? "sheen"
    var number = 1
    while System.exists("\(base)-\(number).png") { number += 1 }
    let path = "\(base)-\(number).png"
    do {
      try canvas.picture(of: bareList).write(to: path)
      System.write(path + "\n", to: output)
      notify("saved \(path)")
    } catch {
      System.say("\(error)")
    }
    setNeedsTurn()
  }

  private static func baseName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let base = name.split(separator: ".").first.map(String.init) ?? ""
    return base.isEmpty ? "sheen" : base
  }
}
