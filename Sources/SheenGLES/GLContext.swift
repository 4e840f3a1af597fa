internal import CEGL
internal import SheenDisplay

/// An OpenGL ES 3.0 context without a window; frees its EGL objects when it goes.
///
/// It is current only while `withCurrent` runs, so that renderers can share a thread and a renderer can
/// move between threads.
final class GLContext {
  private let display: EGLDisplay
  private let context: EGLContext
  /// A single pixel, where the driver cannot go without a surface.
  private let surface: EGLSurface?

  /// Opens a display and makes a context on it.
  init(_ candidate: DisplayCandidate) throws(EGLFailure) {
    display = try candidate.open()
    guard eglBindAPI(EGLenum(EGL_OPENGL_ES_API)) == EGLBoolean(EGL_TRUE) else {
      throw EGLFailure(of: "eglBindAPI")
    }
    let extensions = DisplayCandidate.words(eglQueryString(display, EGL_EXTENSIONS))
    let needsSurface = !extensions.contains("EGL_KHR_surfaceless_context")
    let config = Self.config(of: display, needsSurface: needsSurface)
    guard config != nil || extensions.contains("EGL_KHR_no_config_context") else {
      throw EGLFailure("no configuration for OpenGL ES 3")
    }
    if needsSurface {
      let extent = [EGL_WIDTH, 1, EGL_HEIGHT, 1, EGL_NONE]
      guard let made = eglCreatePbufferSurface(display, config, extent) else {
        throw EGLFailure(of: "eglCreatePbufferSurface")
      }
      surface = made
    } else {
      surface = nil
    }
    let version = [EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 0, EGL_NONE]
    guard let made = eglCreateContext(display, config, nil, version) else {
      let failure = EGLFailure(of: "eglCreateContext for OpenGL ES 3.0")
      if let surface { eglDestroySurface(display, surface) }
      throw failure
    }
    context = made
  }

  deinit {
    eglDestroyContext(display, context)
    if let surface { eglDestroySurface(display, surface) }
  }

  private static func config(of display: EGLDisplay, needsSurface: Bool) -> EGLConfig? {
    let attributes = [
      EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_SURFACE_TYPE, needsSurface ? EGL_PBUFFER_BIT : 0,
      EGL_NONE,
    ]
    var config: EGLConfig?
    var count: EGLint = 0
    let found = eglChooseConfig(display, attributes, &config, 1, &count)
    return found == EGLBoolean(EGL_TRUE) && count > 0 ? config : nil
  }

  /// Makes the context current on this thread, runs `body`, and puts back what was current before.
  func withCurrent<Result>(
    _ body: () throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    let interface = eglQueryAPI()
    eglBindAPI(EGLenum(EGL_OPENGL_ES_API))
    let before = Binding()
    defer {
      before.restore(from: display)
      eglBindAPI(interface)
    }
    guard eglMakeCurrent(display, surface, surface, context) == EGLBoolean(EGL_TRUE) else {
      throw .device("the GL context cannot be used: \(EGLFailure(of: "eglMakeCurrent").reason)")
    }
    return try body()
  }

  /// What is current on this thread.
  private struct Binding {
    let display = eglGetCurrentDisplay()
    let draw = eglGetCurrentSurface(EGL_DRAW)
    let read = eglGetCurrentSurface(EGL_READ)
    let context = eglGetCurrentContext()

    func restore(from used: EGLDisplay) {
      if let display, let context {
        eglMakeCurrent(display, draw, read, context)
      } else {
        eglMakeCurrent(used, nil, nil, nil)
      }
    }
  }
}
