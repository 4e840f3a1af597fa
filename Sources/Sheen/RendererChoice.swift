internal import Foundation
internal import SheenCPU
package import SheenDisplay
internal import SheenGLES

/// Makes the renderer a backend stands for.
///
/// `auto` asks EGL only where the system shows a graphics device at all: probing costs more than a small
/// picture. Without a GPU it takes the CPU, and software GL for pictures with functions in GLSL.
///
/// - Parameters:
///   - backend: What should draw.
///   - device: Which GPU, in the order the probe lists them.
///   - threads: How many threads the CPU renderer uses; `nil` for one per core.
/// - Returns: The renderer; its `summary` says what draws.
/// - Throws: `RenderError.unavailable` where `gpu` or `software` cannot be had, with the reason.
package func makeRenderer(
  _ backend: Backend, device: Int = 0, threads: Int? = nil
) throws(RenderError) -> any Renderer {
  switch backend {
  case .cpu: return CPURenderer(threads: threads)
  case .software: return try GLESRenderer(.software)
  case .gpu: return try GLESRenderer(.hardware(index: device))
  case .auto:
    if GraphicsDevices.arePresent {
      do throws(RenderError) {
        return try GLESRenderer(.hardware(index: device))
      } catch {
        guard case .unavailable = error else { throw error }
      }
    }
    return AutomaticRenderer(threads: threads)
  }
}

/// The device files GPU drivers make.
package enum GraphicsDevices {
  private static let places = [
    "/dev/dri", "/dev/nvidiactl", "/dev/dxg", "/dev/kgsl-3d0", "/dev/mali0", "/dev/pvr_sync",
  ]

  /// Whether there is one: without, asking EGL for a GPU is in vain.
  package static var arePresent: Bool {
    places.contains { FileManager.default.fileExists(atPath: $0) }
  }
}
