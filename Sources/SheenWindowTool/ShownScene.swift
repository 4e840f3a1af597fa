internal import SheenCore
internal import SheenDisplay
internal import SheenExamples
internal import SheenImaging
internal import SheenScene
internal import SheenUI

/// A scene in the window: its host, and everything the pointer did to it, so that an earlier moment can
/// be shown again.
@MainActor
final class ShownScene {
  /// The scene as errors name it.
  let name: String
  private let entry: SceneEntry
  private var configuration: HostConfiguration
  private(set) var host: ViewHost
  /// The moment the host stands at, in seconds.
  private(set) var time = 0.0
  private var recording: [(time: Double, event: PointerEvent)] = []
  /// What the scene took over from the version before it.
  private var origin: SavedState?

  /// Loads a scene and shows it where the version before it was, else at its start.
  ///
  /// - Throws: An error whose description is one line, about the file, its assets or its views.
  init(
    _ scene: PreviewScene, _ settings: PreviewSettings, size: Size, scale: Double,
    restoring origin: SavedState?
  ) throws {
    name = scene.name
    let catalog = try AssetCatalog(paths: scene.assets, overrides: scene.replacements)
    let assets: any AssetSource
    if let object = scene.object {
      entry = try SceneLibrary(path: object).entry
      assets = catalog
    } else {
      guard let example = Example(rawValue: scene.name) else {
        throw SceneLibrary.LoadError.noScene
      }
      entry = example.entry
      assets = LayeredAssets(front: catalog, back: ExampleAssets())
    }
    configuration = try HostConfiguration(settings, size: size, scale: scale, assets: assets)
    configuration.shaders = try ShaderFiles(
      paths: scene.shaders, areSkipped: settings.skipsShaders)
    host = entry.makeHost(configuration)
    self.origin = origin
    if let origin {
      try host.restore(origin)
      time = origin.time
    }
  }

  /// What a moment draws; an earlier one than the last begins anew and repeats what the pointer did.
  func list(at time: Double) throws(SceneError) -> DisplayList {
    if time < self.time { try rewind(to: time) }
    let list = try host.displayList(at: time)
    self.time = time
    return list
  }

  /// When, from the last moment on, the picture may change by itself; `nil` for never.
  var nextChange: Double? { host.nextChange(after: time) }

  /// The same where motion was found not to show: when a frame differs, as far as that can be told.
  func nextChange(frameInterval: Double, differs: ([DisplayItem]) -> Bool) -> Double? {
    host.nextChange(after: time, frameInterval: frameInterval, differs: differs)
  }

  /// Takes what the pointer does at a moment.
  func pointer(_ event: PointerEvent, at time: Double) throws(SceneError) {
    if time < self.time { try rewind(to: time) }
    try host.pointer(event, at: time)
    recording.append((time, event))
    self.time = time
  }

  /// Lays the scene out anew for another extent.
  func resize(to size: Size, scale: Double) throws(SceneError) {
    configuration.size = size
    guard scale != configuration.scale else { return host.resize(to: size) }
    configuration.scale = scale
    try rewind(to: time)
  }

  /// Starts anew, with new state.
  func restart() {
    recording = []
    origin = nil
    host = entry.makeHost(configuration)
    time = 0
  }

  private func rewind(to time: Double) throws(SceneError) {
    host = entry.makeHost(configuration)
    recording.removeAll { $0.time > time }
    if let origin, origin.time <= time { try host.restore(origin) } else { origin = nil }
    for (moment, event) in recording { try host.pointer(event, at: moment) }
    self.time = time
  }
}

extension HostConfiguration {
  /// The surroundings a preview is asked for.
  fileprivate init(
    _ settings: PreviewSettings, size: Size, scale: Double, assets: any AssetSource
  ) throws(PointerScriptError) {
    let platform = Platform(rawValue: settings.platform) ?? .ios18
    let insets = settings.safeArea.map { CGFloat($0) } + [0, 0, 0, 0]
    self.init(
      size: size, scale: scale,
      safeArea: EdgeInsets(
        top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]),
      colorScheme: settings.isDark ? .dark : .light, palette: platform.palette, assets: assets,
      seed: settings.seed, epoch: settings.epoch)
    textSizes = platform.textSizes
    fontDirectories = settings.fontDirectories
    // The command has read it before.
    pointer = (try? PointerScript(settings.pointerScript ?? "")) ?? PointerScript()
  }
}
