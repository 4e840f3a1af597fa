internal import SheenCore
internal import SheenDisplay
internal import SheenUI
internal import SheenWindow

extension PreviewSession {
  /// How long a notice stays, in seconds.
  private static let noticeDuration = 2.0

  /// Lays the overlay out anew, as it is at a moment of the scene.
  func updateOverlay(at time: Double) {
    if let until = noticeEnd, Window.now >= until { (overlay.notice, noticeEnd) = (nil, nil) }
    overlay.error = failure
    overlay.showsHelp = options.showsHelp
    overlay.damage = options.showsDamage ? damage : []
    overlay.regions = options.showsRegions ? regions : []
    overlay.frames = options.showsFrames ? frames : []
    overlay.statistics = options.showsGraph ? statistics : nil
    let isPlain = !clock.isPaused && clock.speed == 1
    overlay.playback =
      isPlain
      ? Overlay.Playback()
      : Overlay.Playback(isPaused: clock.isPaused, speed: clock.speed, time: time)
    guard overlay != shownOverlay || overlayExtent != (window.size, window.scale) else { return }
    if overlay.fonts == nil, overlay.words != shownOverlay?.words ?? [] {
      for line in overlay.words { System.say(line) }
    }
    shownOverlay = overlay
    overlayExtent = (window.size, window.scale)
    overlayItems = overlay.items(size: window.size, scale: window.scale)
  }

  /// Shows a short message for a while.
  func notify(_ text: String) {
    overlay.notice = text
    noticeEnd = Window.now + Self.noticeDuration
    setNeedsTurn()
  }

  /// Finds out which pixels of the scene differ from those it had.
  func noteDamage(from old: [DisplayItem], to new: [DisplayItem]) {
    guard options.showsDamage else { return damage = [] }
    let lists = [old, new].map {
      DisplayList(size: window.size, scale: window.scale, items: $0)
    }
    guard let plan = try? damagePlanner.plan(lists[1], previous: lists[0]) else { return }
    // What was drawn last stays marked while nothing is.
    if !plan.tiles.isEmpty { damage = plan.changedRects }
  }

  /// Notes what a frame took.
  func measure(_ frame: WindowCanvas.Frame) {
    let now = Window.now
    if let lastFrame, now - lastFrame < 0.25 { statistics.record(frameTime: now - lastFrame) }
    lastFrame = now
    statistics.interval = pacer.period
    statistics.frameCount += 1
    statistics.dirtyTileCount = frame.tileCount
    statistics.tileCount =
      ((window.pixelWidth + FramePlan.tileWidth - 1) / FramePlan.tileWidth)
      * ((window.pixelHeight + FramePlan.tileHeight - 1) / FramePlan.tileHeight)
    statistics.drawTime = frame.drawingTime
    statistics.renderer = canvas.summary
  }

  private var regions: [Overlay.Region] {
    scene?.host.hoverRegions().map {
      Overlay.Region(outline: $0.outline, label: $0.group ?? "", isActive: $0.isActive)
    } ?? []
  }

  private var frames: [Overlay.Frame] {
    scene?.host.layoutFrames().map {
      Overlay.Frame(corners: $0.corners, label: $0.name, depth: $0.depth)
    } ?? []
  }
}
