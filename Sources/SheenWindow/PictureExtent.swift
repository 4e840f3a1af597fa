internal import CSDL2
internal import SheenCore
internal import SheenDisplay

/// How large the picture in a window is: in points, in pixels, and in the display's own units.
///
/// A unit is a pixel on X11; on Wayland it is what the compositor scales by a whole number.
@MainActor
struct PictureExtent: Equatable {
  /// In points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  /// The number of pixel columns.
  let pixelWidth: Int
  /// The number of pixel rows.
  let pixelHeight: Int
  /// Pixels per unit.
  private let ratio: Double

  /// Reads the extent of a window.
  init(_ handle: OpaquePointer, _ settings: WindowSettings, hasContext: Bool) {
    var (width, height): (Int32, Int32) = (1, 1)
    SDL_GetWindowSize(handle, &width, &height)
    var (columns, rows) = (width, height)
    if hasContext { SDL_GL_GetDrawableSize(handle, &columns, &rows) }
    pixelWidth = max(Int(columns), 1)
    pixelHeight = max(Int(rows), 1)
    ratio = Double(pixelWidth) / Double(max(width, 1))
    scale = settings.scale ?? (Self.isX11 ? Self.displayScale : ratio)
    let wanted = settings.size
    // The size that was asked for is kept to the last digit as long as it has these pixels.
    if DisplayList.pixels(wanted.width, scale) == pixelWidth,
      DisplayList.pixels(wanted.height, scale) == pixelHeight
    {
      size = wanted
    } else {
      size = Size(Double(pixelWidth) / scale, Double(pixelHeight) / scale)
    }
  }

  /// Where a place in units lies in the picture, in points.
  func point(_ x: Int32, _ y: Int32) -> Point {
    Point(Double(x) * ratio / scale, Double(y) * ratio / scale)
  }

  /// The extent in units to open a window with.
  static func firstUnits(of settings: WindowSettings) -> (width: Int32, height: Int32) {
    // How many pixels Wayland has in a unit is known only once there is a window.
    units(settings.size, isX11 ? settings.scale ?? displayScale : 1)
  }

  /// The extent in units a window should have, where it is not the first one.
  static func correctedUnits(
    of settings: WindowSettings, _ handle: OpaquePointer
  ) -> (width: Int32, height: Int32)? {
    guard !isX11, let scale = settings.scale else { return nil }
    let ratio = PictureExtent(handle, settings, hasContext: true).ratio
    return units(settings.size, scale / ratio)
  }

  private static func units(_ size: Size, _ ratio: Double) -> (width: Int32, height: Int32) {
    (
      Int32(clamping: max(DisplayList.pixels(size.width, ratio), 1)),
      Int32(clamping: max(DisplayList.pixels(size.height, ratio), 1))
    )
  }

  private static var isX11: Bool { DisplayServer.current == "x11" }

  /// Pixels per point that an X11 display asks for through `Xft.dpi`; 1 where it asks for none.
  ///
  /// SDL gives that number for all directions alike; those it measures on the glass differ.
  private static var displayScale: Double {
    var (diagonal, horizontal, vertical): (Float, Float, Float) = (0, 0, 0)
    guard SDL_GetDisplayDPI(0, &diagonal, &horizontal, &vertical) == 0,
      diagonal == horizontal, horizontal == vertical, diagonal > 96
    else { return 1 }
    return Double(diagonal) / 96
  }
}
