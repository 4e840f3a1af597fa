internal import SheenCPU
package import SheenCore
package import SheenDisplay
internal import SheenGLES

/// What draws where there is no GPU and nobody has said what should: the CPU, and Mesa's rasteriser for
/// pictures with functions in GLSL, made when the first one comes.
package final class AutomaticRenderer: Renderer {
  private let cpu: CPURenderer
  private var software: GLESRenderer?
  /// Whether the last list it was asked about has functions in GLSL.
  private var runsShaders = false

  /// Makes a renderer with as many threads; `nil` for one per core.
  init(threads: Int?) { cpu = CPURenderer(threads: threads) }

  package var summary: String { (runsShaders ? software?.summary : nil) ?? cpu.summary }

  /// Chooses what draws a list.
  ///
  /// A frame must not depend on those before it, so what the other renderer has drawn cannot stay.
  ///
  /// - Returns: Whether all of the picture has to be drawn because the choice is another one.
  func choose(for list: DisplayList) -> Bool {
    let needsShaders = !list.shaderFiles.isEmpty
    defer { runsShaders = needsShaders }
    return needsShaders != runsShaders
  }

  package func render(_ plan: FramePlan, into pixmap: inout Pixmap) throws(RenderError) {
    guard runsShaders || !plan.shaderFiles.isEmpty else {
      return try cpu.render(plan, into: &pixmap)
    }
    let renderer: GLESRenderer
    if let software {
      renderer = software
    } else {
      do throws(RenderError) {
        renderer = try GLESRenderer(.software)
      } catch {
        guard case .unavailable(_, let reason) = error else { throw error }
        throw .unavailable(
          backend: "software", reason: "the scene uses GLSL effects, and \(reason)")
      }
      software = renderer
    }
    try renderer.render(plan, into: &pixmap)
  }
}
