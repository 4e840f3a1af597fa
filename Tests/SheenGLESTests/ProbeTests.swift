import Foundation
import SheenDisplay
import SheenGLES
import Testing

/// The probe, with a driver and without.
@Suite struct ProbeTests {
  @Test(.needsGL) func triesDevicesThenSurfacelessThenTheDefault() throws {
    let probe = GLESProbe.run()
    let platforms = probe.attempts.map(\.platform)
    let order = GLESProbe.Platform.allCases
    let ranks = platforms.compactMap { order.firstIndex(of: $0) }
    #expect(ranks == ranks.sorted())
    #expect(Set(platforms).isSuperset(of: [.surfaceless, .defaultDisplay]))
    let software = try #require(probe.software)
    #expect(software.isSoftware)
    #expect(software == (try SoftwareGL.renderer().device))
    #expect(probe.hardware.allSatisfy { !$0.isSoftware })
  }

  /// Without a driver everything fails as a value, in one line, and nothing is printed.
  @Test func noDriverIsAValue() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      setenv("__EGL_VENDOR_LIBRARY_FILENAMES", "/nonexistent", 1)
      Self.expectNothing()
    }
    let noise = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(!noise.contains("EGL") && !noise.contains("MESA"), "\(noise)")
  }

  /// Stops the process unless every way to a device fails with one line.
  private static func expectNothing() {
    let probe = GLESProbe.run()
    precondition(!probe.attempts.isEmpty)
    precondition(probe.attempts.allSatisfy { $0.device == nil })
    precondition(probe.hardware.isEmpty && probe.software == nil)
    for choice in [GLESRenderer.Choice.hardware(index: 0), .software] {
      do throws(RenderError) {
        let renderer = try GLESRenderer(choice)
        preconditionFailure("without a driver: \(renderer.summary)")
      } catch {
        guard case .unavailable(_, let reason) = error else { preconditionFailure("\(error)") }
        precondition(reason.contains("surfaceless: ") && !reason.contains("\n"), reason)
      }
    }
  }

  /// Without a display, a GPU or a window system the software renderer still draws.
  @Test(.needsGL) func noWindowSystemIsNeeded() async {
    await #expect(processExitsWith: .success) {
      unsetenv("DISPLAY")
      unsetenv("WAYLAND_DISPLAY")
      unsetenv("XDG_RUNTIME_DIR")
      let renderer = try GLESRenderer(.software)
      precondition(renderer.device.isSoftware)
    }
  }

  @Test(.needsGL) func aMissingGPUIsOneLine() {
    guard GLESProbe.run().hardware.isEmpty else { return }
    do {
      _ = try GLESRenderer(.hardware(index: 0))
      Issue.record("a GPU that the probe does not know")
    } catch {
      #expect("\(error)".hasPrefix("no gpu renderer: "))
      #expect(!"\(error)".contains("\n"))
    }
  }
}
