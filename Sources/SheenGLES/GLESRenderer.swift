package import SheenCore
package import SheenDisplay

/// Executes frame plans in OpenGL ES shaders, without a window.
///
/// Not `Sendable`, yet not tied to a thread: any one thread at a time may use it. Its context is current
/// only during a call, so several renderers can coexist.
package final class GLESRenderer: Renderer {
  /// What draws.
  package let device: GLESDevice
  private let context: GLContext
  private var executor: FrameExecutor?

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - choice: Which device.
  ///   - specialization: When lists of steps get a program of their own.
  ///   - limiting: Lowers what the renderer may use, for tests of large frames and images.
  /// - Throws: `RenderError.unavailable` with everything that was tried.
  package init(
    _ choice: Choice, specialization: Specialization = .automatic,
    limiting: (inout GLESLimits) -> Void = { _ in }
  ) throws(RenderError) {
    let chosen = try ChosenContext.make(choice)
    context = chosen.context
    device = chosen.device
    var limits = GLESLimits(chosen.device)
    limiting(&limits)
    executor = try chosen.context.withCurrent { () throws(RenderError) in
      FrameExecutor(specialization, limits, isSoftware: chosen.device.isSoftware)
    }
  }

  deinit {
    // GL objects can only be deleted while their context is current. If it cannot be made current any
    // more, they go with it.
    try? context.withCurrent { executor = nil }
  }

  package var summary: String { "\(device.renderer), \(device.version)" }

  package func render(_ plan: FramePlan, into pixmap: inout Pixmap) throws(RenderError) {
    guard pixmap.width == plan.width, pixmap.height == plan.height else {
      throw .device(
        "the target is \(pixmap.width)×\(pixmap.height) pixels, the plan "
          + "\(plan.width)×\(plan.height)")
    }
    try context.withCurrent { () throws(RenderError) in
      try executor?.draw(plan, into: &pixmap)
    }
  }
}
