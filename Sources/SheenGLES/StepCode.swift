internal import SheenCore
internal import SheenDisplay
internal import SheenShaders

/// A step as one number the shaders branch on: operation, how paints are sampled, flags.
///
/// Tiles whose steps have equal codes can share a specialised program. The bits are those of
/// `Shaders/lib/constants.glsl`.
struct StepCode {
  private(set) var rawValue: Int32

  /// The code of a step of a plan.
  init(_ step: FramePlan.Step, of plan: FramePlan) {
    let command = plan.commands[Int(step.command)]
    rawValue = Int32(command.operation.rawValue)
    if command.operation == .fill {
      let source = Self.source(
        command.paintKind, command.paint, hasCoverage: !step.coverageIsFull,
        isPath: step.coverageBlock >= 0, plan)
      rawValue |= source << ShaderConstants.stepSourceShift
      if step.replaces { rawValue |= ShaderConstants.stepReplaces }
    }
    if command.operation == .pop {
      rawValue |= Int32(command.blend.rawValue) << ShaderConstants.stepSourceShift
      if command.filter >= 0 { rawValue |= ShaderConstants.stepFilter }
    }
    if command.operation == .mask {
      setFlags(luminance: command.usesLuminance, inverted: command.isInverted)
    } else if command.mask >= 0, command.operation != .push {
      let mask = plan.masks[Int(command.mask)]
      let source = Self.source(
        mask.paintKind, mask.paint, hasCoverage: !step.maskCoverageIsFull,
        isPath: step.maskCoverageBlock >= 0, plan)
      rawValue |= source << ShaderConstants.stepMaskShift | ShaderConstants.stepHasMask
      setFlags(luminance: mask.usesLuminance, inverted: mask.isInverted)
    }
  }

  private mutating func setFlags(luminance: Bool, inverted: Bool) {
    if luminance { rawValue |= ShaderConstants.stepLuminance }
    if inverted { rawValue |= ShaderConstants.stepInverted }
  }

  private static func source(
    _ kind: FramePlan.PaintKind, _ paint: Int32, hasCoverage: Bool, isPath: Bool,
    _ plan: FramePlan
  ) -> Int32 {
    let isPerspective = plan.distance(kind, paint)?.isPerspective == true
    var source = isPerspective ? ShaderConstants.paintPerspective : Int32(kind.rawValue)
    if hasCoverage { source |= ShaderConstants.sourceCoverage }
    if hasCoverage, isPath { source |= ShaderConstants.sourcePath }
    switch kind {
    case .solid: break
    case .layer:
      if plan.layers[Int(paint)].tint != nil { source |= ShaderConstants.sourceTinted }
    case .gradient:
      let gradient = plan.gradients[Int(paint)]
      source |= gradient.extend.shaderCode << ShaderConstants.sourceExtendShift
      source |= gradient.form.shaderFlags
    case .image:
      let sampling = plan.images[Int(paint)]
      if sampling.distance.isPerspective {
        source |= ShaderConstants.extendImage << ShaderConstants.sourceExtendShift
      }
      if sampling.isNearest { source |= ShaderConstants.sourceNearest }
      if sampling.usesNextLevel { source |= ShaderConstants.sourceTwoLevels }
    }
    return source
  }

  /// How many registers a list of codes needs.
  static func depth(of codes: [Int32]) -> Int {
    var depth = 1
    var deepest = 1
    for code in codes {
      switch code & ShaderConstants.stepOperationBits {
      case ShaderConstants.operationPush: depth += 1
      case ShaderConstants.operationMask, ShaderConstants.operationPop: depth -= 1
      default: break
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}

extension ColorRamp.Extend {
  /// The value of `EXTEND_…` in the shaders.
  var shaderCode: Int32 {
    switch self {
    case .pad: ShaderConstants.extendPad
    case .repeat: ShaderConstants.extendRepeat
    case .reflect: ShaderConstants.extendReflect
    }
  }
}

extension FramePlan.Gradient.Form {
  /// The bits of a source.
  fileprivate var shaderFlags: Int32 {
    switch self {
    case .linear: 0
    case .radial: ShaderConstants.sourceRadial
    case .angular: ShaderConstants.sourceAngular
    }
  }
}

extension FramePlan {
  /// What a paint's coordinates are divided by; `nil` where it has none.
  func distance(_ kind: PaintKind, _ paint: Int32) -> PixelFunction? {
    switch kind {
    case .solid, .layer: nil
    case .gradient: gradients[Int(paint)].distance
    case .image: images[Int(paint)].distance
    }
  }
}

extension FramePlan.ImageSampling {
  /// Whether a second level is sampled.
  var usesNextLevel: Bool { nextLevelShare > 0 && !isNearest }
}
