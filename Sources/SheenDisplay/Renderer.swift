package import SheenCore

/// Executes frame plans: `SheenCPU` in Swift, `SheenGLES` in shaders.
package protocol Renderer: AnyObject {
  /// What draws, for people: `CPU, 2 threads` or a GL renderer string.
  var summary: String { get }

  /// Draws the plan's tiles into a picture of the plan's size; pixels outside them keep their value.
  ///
  /// - Throws: `RenderError` where the device lacks something or fails; the picture is then undefined.
  func render(_ plan: FramePlan, into pixmap: inout Pixmap) throws(RenderError)
}

/// Why a frame could not be drawn.
package enum RenderError: Error, Hashable, Sendable {
  /// A backend that was asked for is not there: which one, and why.
  case unavailable(backend: String, reason: String)
  /// A number in the display list is NaN or infinite: which one.
  case notFinite(String)
  /// The picture or an image is larger than the engine or the device allows.
  case tooLarge(String)
  /// A shader did not compile or link: its name and the driver's log.
  case shader(name: String, log: String)
  /// Functions in GLSL draw something, and the renderer runs none; the files they lie in.
  case needsShaders(files: [String])
  /// A function's text is wrong: the file, the line if the driver names one, and what it says.
  case shaderSource(file: String, line: Int?, problem: String)
  /// The device failed: what was tried, and its error.
  case device(String)
}

extension RenderError {
  /// Whether the scene is what is wrong, not the device: another renderer may draw it, or none.
  package var isOfScene: Bool {
    switch self {
    case .needsShaders, .shaderSource: true
    default: false
    }
  }

  /// The error as one line that names the scene, or the place in one of its files.
  package func description(of scene: String) -> String {
    if case .shaderSource = self { return description }
    return "\(scene): \(self)"
  }
}

extension RenderError: CustomStringConvertible {
  /// One line: the cause, and the mend where there is one.
  package var description: String {
    switch self {
    case .unavailable(let backend, let reason): "no \(backend) renderer: \(reason)"
    case .notFinite(let what): "\(what) is not a finite number"
    case .tooLarge(let what): what
    case .shader(let name, let log): "shader \(name): \(log)"
    case .needsShaders(let files):
      "uses GLSL effects (\(files.joined(separator: ", "))), which the CPU renderer cannot run; "
        + "use --backend software or --skip-shaders"
    case .shaderSource(let file, let line, let problem):
      "\(file):\(line.map { "\($0):" } ?? "") error: \(problem)"
    case .device(let what): what
    }
  }
}
