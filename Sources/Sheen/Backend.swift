internal import Foundation
package import SheenDisplay

/// What draws.
public enum Backend: String, Sendable, CaseIterable {
  /// Hardware OpenGL ES where there is some, else the CPU, and `software` for functions in GLSL.
  case auto
  /// Hardware OpenGL ES; an error where there is none.
  case gpu
  /// Mesa's CPU rasteriser, through the same shaders.
  case software
  /// The CPU renderer.
  case cpu
}

extension Backend {
  /// The backend itself, or what `SHEEN_BACKEND` names where it is `auto`.
  ///
  /// - Throws: `RenderError.unavailable` where the variable names no backend.
  package func resolved(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(RenderError) -> Backend {
    guard self == .auto, let name = environment["SHEEN_BACKEND"], !name.isEmpty else { return self }
    guard let backend = Backend(rawValue: name) else {
      throw .unavailable(
        backend: "\"\(name)\"",
        reason: "SHEEN_BACKEND takes auto, gpu, software or cpu")
    }
    return backend
  }
}
