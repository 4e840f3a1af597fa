internal import Foundation
internal import SheenCore
internal import SheenDisplay
internal import SheenUI

/// The surroundings of a scene that options choose.
struct SceneSettings {
  /// The largest extent of a picture in pixels.
  static let largestSide = 65_535
  /// The largest number of pixels of a picture.
  static let largestArea = 1 << 29

  /// The extent in points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  /// Light or dark.
  let colorScheme: ColorScheme
  /// The colour behind the scene.
  private let background: Background?
  /// Whose defaults hold; `nil` where nobody says.
  let platform: Platform?
  /// The parts at the edges that something else may cover.
  let safeArea: EdgeInsets
  /// What the pointer does.
  let pointer: PointerScript
  /// What the scene's random numbers are made from.
  let seed: UInt64
  /// The scene's date at time 0, in seconds since 2001-01-01 00:00 UTC.
  let epoch: Double
  /// Frames a second; those between the moments asked for count for code that runs every frame.
  let frameRate: FrameRate?
  /// Folders with fonts besides those installed.
  let fontDirectories: [String]

  /// Reads the options; `standardSize` holds where none is given.
  init(_ arguments: Arguments, standardSize: PointSize? = nil) throws(ToolError) {
    let given = arguments.isGiven(Options.size) ? nil : standardSize
    guard let size = given ?? arguments[Options.size] else { throw .usage("--size: missing") }
    self.size = Size(size.width, size.height)
    scale = arguments[Options.scale] ?? 1
    let isDark = arguments[Options.appearance] == .dark
    colorScheme = isDark ? .dark : .light
    background = arguments[Options.background]
    platform = arguments[Options.platform]
    safeArea = arguments[Options.safeArea] ?? EdgeInsets()
    pointer = try arguments[Options.pointer].map(Self.script) ?? PointerScript()
    seed = arguments[Options.seed] ?? 0
    epoch =
      (arguments[Options.epoch] ?? Date(timeIntervalSinceReferenceDate: 0))
      .timeIntervalSinceReferenceDate
    frameRate = arguments[Options.fps] ?? FrameRate(60)
    fontDirectories = arguments.all(Options.fontDirectory)
    for directory in fontDirectories {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: directory, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw .failure("--font-dir \(directory): is not a folder; name a folder of fonts") }
    }

    let width = DisplayList.pixels(size.width, scale)
    let height = DisplayList.pixels(size.height, scale)
    let what = "\(size.width.formatted)x\(size.height.formatted) at scale \(scale.formatted)"
    guard width > 0, height > 0 else {
      throw .failure("--size \(what) has no pixels; choose a larger size or scale")
    }
    guard width <= Self.largestSide, height <= Self.largestSide, width * height <= Self.largestArea
    else {
      throw .failure(
        "--size \(what) is too large; a picture has at most \(Self.largestSide) pixels a side "
          + "and \(Self.largestArea) in all")
    }
  }
}

extension SceneSettings {
  /// The script that an option's value is, or that lies in a file of that name.
  private static func script(_ value: String) throws(ToolError) -> PointerScript {
    var (text, place) = (value, "--pointer")
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: value, isDirectory: &isFolder) {
      if isFolder.boolValue {
        throw .failure(
          "--pointer \(value): is a folder; name a file of events, or write the events")
      }
      guard let content = try? String(contentsOfFile: value, encoding: .utf8) else {
        throw .failure("\(value): cannot be read as text; check that it is a UTF-8 file")
      }
      (text, place) = (content, "--pointer \(value)")
    }
    do throws(PointerScriptError) {
      return try PointerScript(text)
    } catch {
      throw .usage("\(place): \(error)")
    }
  }

  /// The colour behind the scene on a platform, straight alpha; `nil` for none.
  func background(on platform: Platform) -> RGBA? {
    switch background {
    case .system(let name):
      return platform.palette.color(named: name, isDark: colorScheme == .dark)
    case .components(let bytes):
      guard bytes.w > 0 else { return nil }
      let values = SIMD4<Double>(bytes) / 255
      return RGBA(values.x, values.y, values.z, values.w)
    case nil: return nil
    }
  }
}
