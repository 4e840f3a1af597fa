package import SheenCPU
package import SheenCore
package import SheenDisplay
internal import SheenGLES

/// The renderers a pixel test runs on.
package enum TestRenderers {
  /// The CPU renderer.
  package static var cpu: CPURenderer { CPURenderer(threads: 1) }

  /// A renderer by name, `cpu` or `software`; `nil`, with a message, where the machine has no GL driver.
  package static func make(_ name: String) throws -> (any Renderer)? {
    if name == "cpu" { return cpu }
    do {
      return try GLESRenderer(.software)
    } catch RenderError.unavailable(_, let reason) {
      print("skipped: no software GL: \(reason)")
      return nil
    }
  }
}

extension Renderer {
  /// Draws a list afresh.
  package func picture(
    of list: DisplayList, shortcuts: FramePlanner.Shortcuts = .all
  ) throws -> Pixmap {
    let plan = try FramePlanner(shortcuts: shortcuts).plan(list)
    var picture = Pixmap(width: plan.width, height: plan.height)
    try render(plan, into: &picture)
    return picture
  }
}
