internal import CSDL2
internal import SheenCore
internal import SheenDisplay
internal import SheenGLES

/// Keeps the picture on the window's device; shaders draw it there, or a CPU renderer's rectangles are
/// brought there, and it is shown without being read back.
final class GLPresenter: Presenter {
  private let window: Window
  private var screen: GLESScreen?
  /// What draws instead of the shaders, and its picture.
  private let renderer: (any Renderer)?
  private var pixmap = Pixmap(width: 1, height: 1)

  /// Works in the window's context; `renderer` draws, or the shaders for `nil`.
  init(_ window: Window, _ renderer: (any Renderer)? = nil) throws(RenderError) {
    self.window = window
    self.renderer = renderer
    try makeCurrent()
    screen = try GLESScreen(width: window.pixelWidth, height: window.pixelHeight)
  }

  isolated deinit {
    try? makeCurrent()
    screen = nil
  }

  var summary: String { renderer?.summary ?? screen?.summary ?? "" }

  /// Whether a CPU runs the shaders.
  var isSoftware: Bool { screen?.device.isSoftware ?? true }

  private func makeCurrent() throws(RenderError) {
    guard SDL_GL_MakeCurrent(window.handle, window.context) == 0 else {
      throw .device(
        "the window's context cannot be used: \(SDL_GetError().map { String(cString: $0) } ?? "")")
    }
  }

  func draw(_ plan: FramePlan) throws(RenderError) {
    try makeCurrent()
    guard let screen else { return }
    if screen.width != plan.width || screen.height != plan.height {
      try screen.resize(width: plan.width, height: plan.height)
    }
    guard let renderer else { return try screen.draw(plan) }
    if pixmap.width != plan.width || pixmap.height != plan.height {
      pixmap = Pixmap(width: plan.width, height: plan.height)
    }
    try renderer.render(plan, into: &pixmap)
    try screen.upload(pixmap, plan.changedRects)
  }

  func picture() throws(RenderError) -> Pixmap {
    if renderer != nil { return pixmap }
    try makeCurrent()
    return screen?.read() ?? pixmap
  }

  func present(_ rects: [PixelRect]?, over board: Checkerboard) throws(RenderError) {
    try makeCurrent()
    try screen?.present(boardSide: board.side, grays: (Int(board.first), Int(board.second)))
    SDL_GL_SwapWindow(window.handle)
  }
}
