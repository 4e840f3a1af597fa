import SheenCore
import SheenDisplay
import SheenShaders
import Testing

/// `Shaders/lib/constants.glsl` against the plan's enums and the numbers of the rendering model.
@Suite struct ConstantsTests {
  @Test func operationsAreThePlansRawValues() {
    let pairs: [(FramePlan.Operation, Int32)] = [
      (.fill, ShaderConstants.operationFill), (.push, ShaderConstants.operationPush),
      (.mask, ShaderConstants.operationMask), (.pop, ShaderConstants.operationPop),
    ]
    for (operation, constant) in pairs { #expect(Int32(operation.rawValue) == constant) }
    #expect(FramePlan.Operation(rawValue: UInt8(pairs.count)) == nil)
  }

  @Test func paintsAreThePlansRawValues() {
    let pairs: [(FramePlan.PaintKind, Int32)] = [
      (.solid, ShaderConstants.paintSolid), (.gradient, ShaderConstants.paintGradient),
      (.image, ShaderConstants.paintImage), (.layer, ShaderConstants.paintLayer),
    ]
    for (paint, constant) in pairs { #expect(Int32(paint.rawValue) == constant) }
    #expect(FramePlan.PaintKind(rawValue: UInt8(pairs.count)) == nil)
  }

  @Test func blendModesAreTheEnginesRawValues() {
    #expect(Int32(Blend.luminosity.rawValue) == ShaderConstants.blendLuminosity)
    #expect(Int32(Blend.sourceAtop.rawValue) == ShaderConstants.blendSourceAtop)
    #expect(Int32(Blend.plusLighter.rawValue) == ShaderConstants.blendPlusLighter)
    #expect(Int32(Blend.xor.rawValue) == ShaderConstants.blendXor)
    #expect(Blend.allCases.count == Int(ShaderConstants.blendXor) + 1)
    #expect(ShaderConstants.blendXor <= ShaderConstants.stepBlendBits)
    let fields = [
      ShaderConstants.stepBlendBits << ShaderConstants.stepSourceShift, ShaderConstants.stepFilter,
    ]
    #expect(fields.reduce(0, |) == fields.reduce(0, +))
    let source = ShaderConstants.sourceBits << ShaderConstants.stepSourceShift
    #expect(fields.reduce(0, |) & ~source == 0)
  }

  @Test func fieldsOfAStepDoNotOverlap() {
    let fields = [
      ShaderConstants.stepOperationBits,
      ShaderConstants.sourceBits << ShaderConstants.stepSourceShift,
      ShaderConstants.sourceBits << ShaderConstants.stepMaskShift, ShaderConstants.stepHasMask,
      ShaderConstants.stepLuminance, ShaderConstants.stepInverted, ShaderConstants.stepReplaces,
    ]
    #expect(fields.reduce(0, |) == fields.reduce(0, +))
    #expect(fields.reduce(0, |) < 1 << 24)
    let source = [
      ShaderConstants.sourcePaintBits,
      ShaderConstants.sourceExtendBits << ShaderConstants.sourceExtendShift,
      ShaderConstants.sourceNearest, ShaderConstants.sourceTwoLevels,
      ShaderConstants.sourceCoverage, ShaderConstants.sourcePath,
    ]
    #expect(source.reduce(0, +) == ShaderConstants.sourceBits)
    // Only gradients have a form, only images are sampled: these bits are shared.
    let forms = ShaderConstants.sourceRadial | ShaderConstants.sourceAngular
    #expect(forms == ShaderConstants.sourceNearest | ShaderConstants.sourceTwoLevels)
    #expect(ShaderConstants.sourceRadial & ShaderConstants.sourceAngular == 0)
  }

  @Test func numbersAreTheModels() {
    #expect(ShaderConstants.unit == Float(1) / 255)
    #expect(ShaderConstants.storeBias == Float(0.5) + Float(1) / 512)
    #expect(ShaderConstants.nearestMargin == Float(1) / 1024)
    #expect(ShaderConstants.texelLimit == 1_073_741_824)
    #expect(Int(ShaderConstants.gaussianPoints) == FramePlan.Gaussian.points)
    #expect(ShaderConstants.leastSlope == Float(1) / 65536)
    #expect(1 << ShaderConstants.valuesColumnShift == ShaderConstants.valuesColumnBits + 1)
    #expect(1 << ShaderConstants.blockShift == ShaderConstants.blockBits + 1)
  }
}
