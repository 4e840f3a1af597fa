// The one file of this module that sees libc.

internal import Glibc

/// What the EGL loader is told through the process.
enum ProcessEnvironment {
  /// Keeps Mesa from writing warnings to standard error while devices are tried.
  ///
  /// Values that are set already win. Runs once, before the first EGL call.
  static func quietDrivers() { _ = quieted }

  private static let quieted: Void = {
    setenv("EGL_LOG_LEVEL", "fatal", 0)
    setenv("LIBGL_DEBUG", "quiet", 0)
  }()

  /// Whether a path exists.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
