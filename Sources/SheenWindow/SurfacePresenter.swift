internal import CSDL2
internal import SheenCore
internal import SheenDisplay

/// Draws into memory and copies the changed rectangles to the window's surface.
final class SurfacePresenter: Presenter {
  private let window: Window
  private let renderer: any Renderer
  private var pixmap = Pixmap(width: 1, height: 1)
  private var row: [UInt32] = []

  init(_ window: Window, _ renderer: any Renderer) {
    self.window = window
    self.renderer = renderer
  }

  var summary: String { renderer.summary }

  func draw(_ plan: FramePlan) throws(RenderError) {
    if pixmap.width != plan.width || pixmap.height != plan.height {
      pixmap = Pixmap(width: plan.width, height: plan.height)
    }
    try renderer.render(plan, into: &pixmap)
  }

  func picture() -> Pixmap { pixmap }

  func present(_ rects: [PixelRect]?, over board: Checkerboard) throws(RenderError) {
    // The surface goes with every change of the window's size; this makes a new one then.
    guard let surface = SDL_GetWindowSurface(window.handle) else {
      throw .device(
        "the window has no surface: \(SDL_GetError().map { String(cString: $0) } ?? "")")
    }
    let width = min(pixmap.width, Int(surface.pointee.w))
    let height = min(pixmap.height, Int(surface.pointee.h))
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    let parts = (rects ?? [all]).map { $0.clipped(width: width, height: height) }
      .filter { !$0.isEmpty }
    guard !parts.isEmpty, SDL_LockSurface(surface) == 0 else { return }
    for part in parts { compose(part, over: board, onto: surface) }
    SDL_UnlockSurface(surface)
    var areas = parts.map {
      SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
    }
    SDL_UpdateWindowSurfaceRects(window.handle, &areas, Int32(areas.count))
  }

  private func compose(
    _ part: PixelRect, over board: Checkerboard, onto surface: UnsafeMutablePointer<SDL_Surface>
  ) {
    guard let pixels = surface.pointee.pixels, let format = surface.pointee.format else { return }
    let pitch = Int(surface.pointee.pitch)
    let bytes = Int(format.pointee.BytesPerPixel)
    if row.count < part.width { row = [UInt32](repeating: 0, count: part.width) }
    pixmap.withUnsafeBytes { source in
      row.withUnsafeMutableBufferPointer { row in
        for y in part.y..<part.y + part.height {
          let start = source.baseAddress?.advanced(by: y * pixmap.bytesPerRow + part.x * 4)
          guard let start, let composed = row.baseAddress else { return }
          board.compose(
            start.assumingMemoryBound(to: SIMD4<UInt8>.self), into: composed, x: part.x, y: y,
            count: part.width)
          SDL_ConvertPixels(
            Int32(part.width), 1, SDL_PIXELFORMAT_ARGB8888.rawValue, composed,
            Int32(part.width * 4), format.pointee.format, pixels + y * pitch + part.x * bytes,
            Int32(pitch))
        }
      }
    }
  }
}
