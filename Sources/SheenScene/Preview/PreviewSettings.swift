/// What a preview's window is opened with.
package struct PreviewSettings: Codable, Hashable, Sendable {
  /// The window's title.
  package var title: String
  /// The width of the picture in points.
  package var width: Double
  /// The height of the picture in points.
  package var height: Double
  /// Pixels per point; `nil` for those of the display.
  package var scale: Double?
  /// Whether the appearance is dark.
  package var isDark: Bool
  /// The colour behind the scene: red, green, blue and alpha, straight, encoded sRGB, 0...1; `nil`
  /// for a checkerboard.
  package var background: [Double]?
  /// The platform whose palette and sizes hold, as `--platform` names it.
  package var platform: String
  /// The insets of the safe area in points: top, left, bottom, right.
  package var safeArea: [Double]
  /// What the scene's random numbers are made from.
  package var seed: UInt64
  /// The scene's date at time 0, in seconds since 2001-01-01 00:00 UTC.
  package var epoch: Double
  /// What draws, as `--backend` names it.
  package var backend: String
  /// Which GPU.
  package var device: Int
  /// The number of threads of the CPU renderer; `nil` for all cores.
  package var threads: Int?
  /// Folders with fonts besides those installed.
  package var fontDirectories: [String]
  /// Whether effects in GLSL are left out.
  package var skipsShaders: Bool
  /// The text of a pointer script, which moves the pointer until a person does.
  package var pointerScript: String?
  /// Where the window saves the picture on screen for a successor, a PNG that appears by a rename;
  /// `nil` for nowhere.
  package var picturePath: String?

  /// Makes settings; what is left out is as the command's defaults say.
  package init(
    title: String, width: Double, height: Double, scale: Double? = nil, isDark: Bool = false,
    background: [Double]? = nil, platform: String = "ios18", safeArea: [Double] = [0, 0, 0, 0],
    seed: UInt64 = 0, epoch: Double = 757_382_400, backend: String = "auto", device: Int = 0,
    threads: Int? = nil, fontDirectories: [String] = [], skipsShaders: Bool = false,
    pointerScript: String? = nil,
    picturePath: String? = nil
  ) {
    self.skipsShaders = skipsShaders
    self.title = title
    self.width = width
    self.height = height
    self.scale = scale
    self.isDark = isDark
    self.background = background
    self.platform = platform
    self.safeArea = safeArea
    self.seed = seed
    self.epoch = epoch
    self.backend = backend
    self.device = device
    self.threads = threads
    self.fontDirectories = fontDirectories
    self.pointerScript = pointerScript
    self.picturePath = picturePath
  }
}
