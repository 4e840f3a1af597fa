internal import SheenDisplay

/// What EGL offers on this machine, found by trying; failures are values with a reason.
package struct GLESProbe: Hashable, Sendable {
  /// How a display is reached, in the order they are tried.
  package enum Platform: String, Hashable, Sendable, CaseIterable {
    /// One of the devices EGL lists.
    case device
    /// Mesa's display without a window system.
    case surfaceless
    /// What the window system or the driver takes by default.
    case defaultDisplay
  }

  /// One display that was tried.
  package struct Attempt: Hashable, Sendable {
    /// How it is reached.
    package var platform: Platform
    /// Its name, such as `device 0 (/dev/dri/card0)`.
    package var name: String
    /// What draws there, or why nothing does.
    package var outcome: Outcome
  }

  /// What came of an attempt.
  package enum Outcome: Hashable, Sendable {
    /// A context could be made.
    case usable(GLESDevice)
    /// Nothing can be drawn there: the reason in one line.
    case failed(String)
  }

  /// Everything that was tried, in order.
  package var attempts: [Attempt]

  /// Tries every display.
  ///
  /// - Complexity: Opens each driver; up to a second on a cold machine.
  package static func run() -> GLESProbe {
    GLESProbe(attempts: DisplayCandidate.all().map { Attempt($0) })
  }

  /// The GPUs `GLESRenderer.Choice.hardware` counts: those of the first platform that has any.
  package var hardware: [GLESDevice] {
    for platform in Platform.allCases {
      let devices = attempts.filter { $0.platform == platform }.compactMap(\.device)
      let hardware = devices.filter { !$0.isSoftware }
      if !hardware.isEmpty { return hardware }
    }
    return []
  }

  /// The CPU rasteriser `GLESRenderer.Choice.software` takes, if there is one.
  package var software: GLESDevice? { attempts.compactMap(\.device).first(where: \.isSoftware) }
}

extension GLESProbe.Attempt {
  /// What draws there, if anything does.
  package var device: GLESDevice? {
    if case .usable(let device) = outcome { device } else { nil }
  }

  /// Opens a candidate and looks at it.
  init(_ candidate: DisplayCandidate) {
    platform = candidate.platform
    name = candidate.name
    do {
      let context = try GLContext(candidate)
      let device = try context.withCurrent { () throws(RenderError) in
        GLESDevice(isKnownSoftware: candidate.isSoftware == true)
      }
      outcome = .usable(device)
    } catch let failure as EGLFailure {
      outcome = .failed(failure.reason)
    } catch {
      outcome = .failed("\(error)")
    }
  }
}
