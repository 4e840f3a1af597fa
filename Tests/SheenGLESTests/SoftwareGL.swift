import Foundation
import SheenCore
import SheenDisplay
import SheenGLES
import Testing

/// Mesa's CPU rasteriser, for tests.
enum SoftwareGL {
  /// Whether libEGL knows any driver; without one there is nothing to test, and a line says so.
  static let hasDriver: Bool = {
    let environment = ProcessInfo.processInfo.environment
    if let files = environment["__EGL_VENDOR_LIBRARY_FILENAMES"] {
      let found = files.split(separator: ":").contains {
        FileManager.default.fileExists(atPath: String($0))
      }
      if !found { print("skipped: no EGL driver in \(files)") }
      return found
    }
    let folders =
      environment["__EGL_VENDOR_LIBRARY_DIRS"].map { $0.split(separator: ":").map(String.init) }
      ?? ["/usr/share/glvnd/egl_vendor.d", "/etc/glvnd/egl_vendor.d"]
    let drivers = folders.flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    if drivers.isEmpty {
      print("skipped: no EGL driver in \(folders.joined(separator: ", ")); install libegl-mesa0")
    }
    return !drivers.isEmpty
  }()

  /// A renderer on it.
  static func renderer(
    _ specialization: Specialization = .automatic,
    limiting: (inout GLESLimits) -> Void = { _ in }
  ) throws -> GLESRenderer {
    try GLESRenderer(.software, specialization: specialization, limiting: limiting)
  }

  /// The picture of a plan, drawn over a transparent one.
  static func picture(_ plan: FramePlan, _ renderer: GLESRenderer) throws -> Pixmap {
    var pixmap = Pixmap(width: plan.width, height: plan.height)
    try renderer.render(plan, into: &pixmap)
    return pixmap
  }
}

extension Trait where Self == ConditionTrait {
  /// The test needs an EGL driver.
  static var needsGL: Self { .enabled(if: SoftwareGL.hasDriver, "no EGL driver is installed") }
}
