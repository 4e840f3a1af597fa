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
      (.solid, ShaderConstants.paintSolid), (.linear, ShaderConstants.paintLinear),
      (.image, ShaderConstants.paintImage),
    ]
    for (paint, constant) in pairs { #expect(Int32(paint.rawValue) == constant) }
    #expect(FramePlan.PaintKind(rawValue: UInt8(pairs.count)) == nil)
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
  }

  @Test func numbersAreTheModels() {
    #expect(ShaderConstants.unit == Float(1) / 255)
    #expect(ShaderConstants.storeBias == Float(0.5) + Float(1) / 512)
    #expect(ShaderConstants.nearestMargin == Float(1) / 1024)
    #expect(ShaderConstants.texelLimit == 1_073_741_824)
    #expect(1 << ShaderConstants.valuesColumnShift == ShaderConstants.valuesColumnBits + 1)
    #expect(1 << ShaderConstants.blockShift == ShaderConstants.blockBits + 1)
  }
}
