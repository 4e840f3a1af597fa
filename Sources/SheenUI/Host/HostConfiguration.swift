package import SheenCore

/// The surroundings a view is shown in.
package struct HostConfiguration: Sendable {
  /// The size of the picture in points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  /// The parts at the edges, in points, that something else may cover.
  package var safeArea: EdgeInsets
  /// The appearance.
  package var colorScheme: ColorScheme
  /// The direction in which people read.
  package var layoutDirection: LayoutDirection
  /// The colours behind system names.
  package var palette: ColorPalette
  /// The images and colours scenes name.
  package var assets: any AssetSource
  /// The functions in GLSL that scenes name.
  package var shaders = ShaderFiles()
  /// The sizes of the text styles.
  package var textSizes = TextSizes.iOS
  /// Folders with fonts besides those installed.
  package var fontDirectories: [String] = []
  /// What the pointer does until a person moves it.
  package var pointer = PointerScript()
  /// What the scene's random numbers are made from.
  package var seed: UInt64
  /// The scene's date at time 0, in seconds since 2001-01-01 00:00 UTC.
  package var epoch: Double

  /// Frames a second for which code of the scene runs that runs for every frame, those between the
  /// moments asked for included; `nil` where only the moments asked for are frames, as in a window.
  package var frameRate: Double?

  /// Makes a configuration.
  package init(
    size: Size, scale: Double = 1, safeArea: EdgeInsets = EdgeInsets(),
    colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
    palette: ColorPalette = .iOS18, assets: any AssetSource = NoAssets(), seed: UInt64 = 0,
    epoch: Double = 757_382_400
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.palette = palette
    self.assets = assets
    self.seed = seed
    self.epoch = epoch
  }

  /// A clock at its start.
  package func makeClock() -> SceneClock { SceneClock(seed: seed, epoch: epoch) }

  /// The environment of the outermost view.
  func environment(_ assets: AssetLookup) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.assets = assets
    values.displayScale = CGFloat(scale)
    values.colorScheme = colorScheme
    values.layoutDirection = layoutDirection
    values.palette = palette
    values.textSizes = textSizes
    values.fonts = FontLibraries.library(fontDirectories)
    return values
  }
}
