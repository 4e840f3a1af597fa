internal import SheenDisplay

extension GLESRenderer {
  /// Which device a renderer draws with.
  package enum Choice: Hashable, Sendable {
    /// A GPU, counted from 0 in the order of `GLESProbe.hardware`.
    case hardware(index: Int)
    /// Mesa's CPU rasteriser.
    case software
  }
}

/// A context on a device that was asked for.
struct ChosenContext {
  let context: GLContext
  let device: GLESDevice

  private init(_ candidate: DisplayCandidate) throws(EGLFailure) {
    let context = try GLContext(candidate)
    do {
      device = try context.withCurrent { () throws(RenderError) in
        GLESDevice(isKnownSoftware: candidate.isSoftware == true)
      }
    } catch {
      throw EGLFailure("\(error)")
    }
    self.context = context
  }

  /// Tries displays in order until one fits.
  static func make(_ choice: GLESRenderer.Choice) throws(RenderError) -> ChosenContext {
    switch choice {
    case .hardware(let index): try hardware(index)
    case .software: try software()
    }
  }

  private static func hardware(_ index: Int) throws(RenderError) -> ChosenContext {
    let candidates = DisplayCandidate.all()
    var tried: [String] = []
    for platform in GLESProbe.Platform.allCases {
      var count = 0
      for candidate in candidates where candidate.platform == platform {
        if let reason = excuse(for: candidate, among: candidates) {
          tried.append("\(candidate.name): \(reason)")
          continue
        }
        do {
          let chosen = try ChosenContext(candidate)
          if chosen.device.isSoftware {
            tried.append("\(candidate.name): \(chosen.device.renderer) is not a GPU")
          } else if count == index {
            return chosen
          } else {
            count += 1
          }
        } catch {
          tried.append("\(candidate.name): \(error.reason)")
        }
      }
      if count > 0 {
        throw .unavailable(
          backend: "gpu", reason: "there is no GPU \(index), the last one is \(count - 1)")
      }
    }
    throw .unavailable(backend: "gpu", reason: tried.joined(separator: "; "))
  }

  /// Why a candidate need not be opened to know that no GPU is behind it; opening takes 0.4 s.
  private static func excuse(
    for candidate: DisplayCandidate, among candidates: [DisplayCandidate]
  ) -> String? {
    if candidate.isSoftware == true { return "not a GPU" }
    if candidate.platform == .device { return nil }
    let devices = candidates.filter { $0.platform == .device }
    // A GPU behind /dev/dxg (WSL) is driven through Mesa's software device.
    guard !devices.isEmpty, devices.allSatisfy({ $0.isSoftware == true }),
      !ProcessEnvironment.exists("/dev/dxg")
    else { return nil }
    return "EGL lists no GPU"
  }

  private static func software() throws(RenderError) -> ChosenContext {
    var tried: [String] = []
    for candidate in DisplayCandidate.all() where candidate.isSoftware != false {
      do {
        let chosen = try ChosenContext(candidate)
        if chosen.device.isSoftware { return chosen }
        tried.append("\(candidate.name): \(chosen.device.renderer) is a GPU")
      } catch {
        tried.append("\(candidate.name): \(error.reason)")
      }
    }
    throw .unavailable(
      backend: "software", reason: tried.joined(separator: "; ") + "; is libgl1-mesa-dri installed?"
    )
  }
}
