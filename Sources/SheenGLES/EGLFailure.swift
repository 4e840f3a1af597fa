internal import CEGL

/// Why an EGL call gave nothing: the call and EGL's own word for it.
struct EGLFailure: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// The failure of the EGL call made last on this thread.
  init(of call: String) {
    reason = "\(call): \(Self.name(of: eglGetError()))"
  }

  private static func name(of code: EGLint) -> String {
    switch code {
    case EGL_SUCCESS: "no error reported"
    case EGL_NOT_INITIALIZED: "EGL_NOT_INITIALIZED"
    case EGL_BAD_ACCESS: "EGL_BAD_ACCESS"
    case EGL_BAD_ALLOC: "EGL_BAD_ALLOC"
    case EGL_BAD_ATTRIBUTE: "EGL_BAD_ATTRIBUTE"
    case EGL_BAD_CONFIG: "EGL_BAD_CONFIG"
    case EGL_BAD_CONTEXT: "EGL_BAD_CONTEXT"
    case EGL_BAD_DISPLAY: "EGL_BAD_DISPLAY"
    case EGL_BAD_MATCH: "EGL_BAD_MATCH"
    case EGL_BAD_PARAMETER: "EGL_BAD_PARAMETER"
    case EGL_CONTEXT_LOST: "EGL_CONTEXT_LOST"
    default: "EGL error 0x\(String(code, radix: 16))"
    }
  }
}
