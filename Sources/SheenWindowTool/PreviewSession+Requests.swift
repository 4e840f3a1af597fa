internal import SheenCore
internal import SheenDisplay
internal import SheenImaging
internal import SheenScene
internal import SheenWindow

extension PreviewSession {
  /// Does what the supervisor has asked for since the last time.
  func serveRequests() {
    for request in requests.take() {
      switch request {
      case .open: break
      case .show(let scene): show(scene)
      case .failure(let text):
        failure = text
        log.write("failure") { $0.text = text }
      case .picture(let path): inherit(path)
      case .close: isClosing = true
      }
      setNeedsTurn()
    }
  }

  /// Shows a scene where the last one is: at its time, with its state and the pointer at its place.
  private func show(_ wanted: PreviewScene) {
    let now = Window.now
    if scene == nil {
      clock.set(0, at: now)
      startsClock = true
    }
    do {
      let next = try ShownScene(
        wanted, settings, size: window.size, scale: window.scale,
        restoring: scene?.host.savedState())
      sceneItems = try next.list(at: clock.time(at: now)).items
      scene = next
      (failure, inheritedPicture, owesShown) = (nil, nil, true)
      if !window.isVisible { tellShown(at: next.time) }
      if let pointer { pointerEvents = [.moved(pointer)] }
    } catch {
      let message = "\(wanted.name): \(error)"
      failure = message
      log.write("failure") { $0.text = message }
      link.send(PreviewReport.failed(message))
    }
  }

  /// Shows what a predecessor saved until there is a scene.
  private func inherit(_ path: String) {
    guard let pixmap = try? ImageFile.load(path).pixmap else { return }
    let rect = Rect(
      0, 0, Double(pixmap.width) / window.scale, Double(pixmap.height) / window.scale)
    let paint = Paint.image(
      SheenDisplay.ImagePaint(ImageBuffer(pixmap), in: rect, interpolation: .nearest))
    inheritedPicture = DisplayItem(id: ItemID(3), content: .fill(.rect(rect), paint))
  }
}
