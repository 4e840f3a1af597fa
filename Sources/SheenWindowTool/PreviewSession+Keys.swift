internal import Sheen
internal import SheenScene
internal import SheenWindow

extension PreviewSession {
  /// Does what a key stands for.
  func press(_ character: Character) {
    let now = Window.now
    switch character {
    case " ": clock.setPaused(!clock.isPaused, at: now)
    case ".": clock.step(1, at: now)
    case ",":
      clock.step(-1, at: now)
      hasRewound = true
    case "0": restart(at: now)
    case "+", "=": clock.changeSpeed(by: 1, at: now)
    case "-": clock.changeSpeed(by: -1, at: now)
    case "b": choose(canvas.usesShaders ? .cpu : .software)
    case "d": options.showsDamage.toggle()
    case "h": options.showsRegions.toggle()
    case "l": options.showsFrames.toggle()
    case "i": options.showsGraph.toggle()
    case "s": savePicture()
    case "r": link.send(PreviewReport.reload)
    case "?": options.showsHelp.toggle()
    default: return
    }
    showClockInTitle()
    setNeedsTurn()
  }

  private func restart(at now: Double) {
    clock.set(0, at: now)
    scene?.restart()
    hasRewound = false
    pointerEvents = pointer.map { [.moved($0)] } ?? []
  }

  private func showClockInTitle() {
    var words = [settings.title]
    if clock.isPaused { words.append("paused") }
    if clock.speed != 1 { words.append("speed \(clock.speed.formatted())") }
    let title = words.joined(separator: ", ")
    if window.title != title { window.title = title }
  }
}
