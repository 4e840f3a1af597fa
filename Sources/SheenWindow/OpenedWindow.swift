internal import CSDL2

/// A window as the display opened it.
@MainActor
struct OpenedWindow {
  /// SDL's window.
  let handle: OpaquePointer
  /// Its OpenGL ES context, where one was asked for.
  let context: SDL_GLContext?

  /// Opens a window.
  ///
  /// - Throws: `WindowError.refused` with SDL's reason.
  init(_ settings: WindowSettings, wantsGL: Bool) throws(WindowError) {
    let (width, height) = PictureExtent.firstUnits(of: settings)
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if wantsGL {
      flags |= SDL_WINDOW_OPENGL.rawValue
      Self.setContextAttributes()
    }
    guard
      let handle = SDL_CreateWindow(
        settings.title, sheen_sdl_anywhere, sheen_sdl_anywhere, width, height, flags)
    else { throw Self.refusal("opens no window") }
    self.handle = handle
    guard wantsGL else {
      context = nil
      return
    }
    guard let context = SDL_GL_CreateContext(handle) else {
      let error = Self.refusal("gives no OpenGL ES 3 context")
      SDL_DestroyWindow(handle)
      throw error
    }
    self.context = context
    SDL_GL_SetSwapInterval(1)
    if let (width, height) = PictureExtent.correctedUnits(of: settings, handle) {
      SDL_SetWindowSize(handle, width, height)
    }
  }

  private static func refusal(_ what: String) -> WindowError {
    let reason = SDL_GetError().map { String(cString: $0) } ?? ""
    return .refused("\(DisplayServer.title(of: DisplayServer.current)) \(what): \(reason)")
  }

  private static func setContextAttributes() {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(SDL_GL_CONTEXT_PROFILE_ES.rawValue))
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3)
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0)
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0)
    SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0)
  }
}
