package import Sheen
package import SheenDisplay

extension WindowCanvas {
  /// Makes the canvas a backend stands for, on a window that may have to be replaced for it.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - backend: What should draw; `auto` takes the CPU where there is no GPU.
  ///   - threads: How many threads the CPU renderer uses; `nil` for one per core.
  ///   - isDark: Whether what shows below a clear picture is dark.
  /// - Returns: The canvas.
  /// - Throws: `RenderError` where `gpu` or `software` cannot be had, or the window shows nothing.
  package static func make(
    _ window: Window, _ backend: Backend, threads: Int?, isDark: Bool
  ) throws(RenderError) -> WindowCanvas {
    let board = Checkerboard(isDark: isDark, scale: window.scale)
    if backend != .cpu, backend != .auto || GraphicsDevices.arePresent {
      do throws(RenderError) {
        let presenter = try shaders(on: window, backend)
        return WindowCanvas(window, presenter, usesShaders: true, board: board)
      } catch {
        guard backend == .auto, case .unavailable = error else { throw error }
      }
    }
    let renderer = try makeRenderer(.cpu, threads: threads)
    let presenter: any Presenter =
      window.hasContext
      ? try GLPresenter(window, renderer) : SurfacePresenter(window, renderer)
    return WindowCanvas(window, presenter, usesShaders: false, board: board)
  }

  private static func shaders(
    on window: Window, _ backend: Backend
  ) throws(RenderError) -> GLPresenter {
    do throws(WindowError) {
      try window.gainContext()
    } catch {
      throw .unavailable(backend: backend.rawValue, reason: "\(error)")
    }
    let presenter = try GLPresenter(window)
    if presenter.isSoftware, backend == .gpu || backend == .auto {
      throw .unavailable(
        backend: backend.rawValue, reason: "\(presenter.summary) draws for the display, not a GPU")
    }
    return presenter
  }
}
