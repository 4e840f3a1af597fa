internal import CGLES
internal import SheenCore
internal import SheenDisplay
internal import SheenShaders

/// Runs functions of scenes: a program for each function and form of arguments, compiled when first needed.
final class EffectPrograms {
  private struct Key: Hashable {
    var kind: ShaderEffect.Kind
    var source: GLSLSource
    var function: String
    var arguments: [ProgramSource.EffectArgument]
  }

  private static let mostPrograms = 64
  private static let mostPictures = 32
  /// The pictures a function may be given: every device has 16 units, some are taken.
  private static let mostImages = 12

  /// Those refused by the driver too, so that it is not asked in every frame.
  private var programs: [Key: Result<GLProgram, RenderError>] = [:]
  private var pictures: [ImageBuffer: Picture] = [:]

  /// A picture on the device.
  private final class Picture {
    let texture = GLHandle(.texture)
  }

  /// Has a function make the pixels of a layer; whoever calls it draws all of the target's rectangle.
  ///
  /// - Parameters:
  ///   - step: The function, whose pixels to look at are what `TextureUnit.source` is bound to.
  ///   - rect: The layer's pixels of the frame.
  ///   - origin: The first of them in the target.
  ///   - values: Takes the arguments.
  /// - Throws: `RenderError.shaderSource` where the driver refuses the function.
  func prepare(
    _ step: FramePlan.ShaderStep, _ rect: PixelRect, at origin: (x: Int, y: Int),
    values: inout ValuesTexture
  ) throws(RenderError) {
    let program = try program(for: step.effect)
    let texels = step.effect.texels
    guard texels.count <= values.limit else {
      throw .tooLarge(
        "\(step.effect.function) is given \(texels.count) numbers, the device takes "
          + "\(values.limit); give it fewer")
    }
    try values.upload(texels)
    program.use()
    let (effect, source) = (step.effect, step.source)
    glUniform1f(program.uniform("u_time"), Float(effect.time))
    glUniform2f(
      program.uniform("u_resolution"), Float(effect.frame.width), Float(effect.frame.height))
    glUniform1f(program.uniform("u_scale"), Float(effect.scale))
    glUniform1i(program.uniform("sheen_source"), TextureUnit.source.rawValue)
    glUniform1i(program.uniform("sheen_values"), TextureUnit.values.rawValue)
    glUniform2i(program.uniform("sheen_extent"), GLint(source.width), GLint(source.height))
    glUniform2i(program.uniform("sheen_origin"), GLint(origin.x), GLint(origin.y))
    glUniform2i(
      program.uniform("sheen_shift"), GLint(rect.x - source.x), GLint(rect.y - source.y))
    try bindImages(of: effect, program)
    program.set(
      "sheen_positions", step.positions * .translation(Double(rect.x), Double(rect.y)))
    program.set(
      "sheen_places", Affine.translation(-Double(source.x), -Double(source.y)) * step.places)
  }

  /// Has the samplers of a function's pictures read them.
  private func bindImages(of effect: ShaderEffect, _ program: GLProgram) throws(RenderError) {
    var unit = GLint(TextureUnit.allCases.count)
    let last = unit + GLint(Self.mostImages)
    for case (let index, .image(let image)) in effect.arguments.enumerated() {
      guard unit < last else {
        throw .tooLarge("\(effect.function) is given more than \(Self.mostImages) images")
      }
      glActiveTexture(GLenum(GL_TEXTURE0 + unit))
      try bindPicture(image)
      glUniform1i(program.uniform(ProgramSource.sampler(ofArgument: index)), unit)
      unit += 1
    }
  }

  /// Binds a picture to the active unit, brought to the device when first needed.
  private func bindPicture(_ image: ImageBuffer) throws(RenderError) {
    if let known = pictures[image] {
      return glBindTexture(GLenum(GL_TEXTURE_2D), known.texture.name)
    }
    if pictures.count >= Self.mostPictures { pictures.removeAll() }
    let picture = Picture()
    let pixmap = image.pixmap
    let (width, height) = (GLsizei(pixmap.width), GLsizei(pixmap.height))
    glBindTexture(GLenum(GL_TEXTURE_2D), picture.texture.name)
    glTexStorage2D(GLenum(GL_TEXTURE_2D), 1, GLenum(GL_RGBA8), width, height)
    for side in [GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T] {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(side), GL_CLAMP_TO_EDGE)
    }
    for filter in [GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER] {
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(filter), GL_LINEAR)
    }
    glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), GLint(pixmap.bytesPerRow / 4))
    pixmap.withUnsafeBytes { bytes in
      glTexSubImage2D(
        GLenum(GL_TEXTURE_2D), 0, 0, 0, width, height, GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE),
        bytes.baseAddress)
    }
    glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), 0)
    try checkGL("bringing a picture of \(width)×\(height) pixels to the device")
    pictures[image] = picture
  }

  private func program(for effect: ShaderEffect) throws(RenderError) -> GLProgram {
    let key = Key(
      kind: effect.kind, source: effect.source, function: effect.function,
      arguments: effect.arguments.map(\.form))
    if let known = programs[key] { return try known.get() }
    if programs.count >= Self.mostPrograms { programs.removeAll() }
    let made = Result { () throws(RenderError) in
      do throws(RenderError) {
        return try GLProgram(
          .effect(
            effect.kind.form, effect.function, in: effect.source.text, named: effect.source.name,
            key.arguments))
      } catch {
        guard case .shader(_, let log) = error else { throw error }
        throw DriverLog(log).error(in: effect.source)
      }
    }
    programs[key] = made
    return try made.get()
  }
}

/// What a driver says of a program.
private struct DriverLog {
  private let messages: [Substring]

  init(_ log: String) { messages = log.split(separator: "; ") }

  /// The first error, led back to a scene's text.
  ///
  /// What goes wrong behind the text, for want of a brace, is told of its last line.
  func error(in source: GLSLSource) -> RenderError {
    for message in messages {
      // Mesa: `0:12(5): error: …`; NVIDIA: `0(12) : error C0000: …`; others: `ERROR: 0:12: …`.
      let form =
        #/(?:ERROR:\s*)?(\d+)(?::(\d+)(?:\(\d+\))?|\((\d+)\))\s*:\s*(?:error)?(?:\s*C\d+)?\s*:?\s*(.*)/#
      guard !message.contains("warning"), let match = message.wholeMatch(of: form),
        let line = (match.2 ?? match.3).flatMap({ Int($0) })
      else { continue }
      return .shaderSource(
        file: source.name, line: match.1 == "0" ? line : source.lastLine, problem: String(match.4))
    }
    return .shaderSource(
      file: source.name, line: nil, problem: messages.joined(separator: "; "))
  }
}

extension GLSLSource {
  /// The number of the last line, from 1.
  fileprivate var lastLine: Int {
    let breaks = text.utf8.count { $0 == 0x0a }
    return max(text.utf8.last == 0x0a ? breaks : breaks + 1, 1)
  }
}

extension ShaderEffect.Kind {
  /// The kind as programs have it.
  fileprivate var form: ProgramSource.EffectKind {
    switch self {
    case .color: .color
    case .distortion: .distortion
    case .layer: .layer
    case .fill: .fill
    }
  }
}

extension ShaderEffect.Argument {
  /// The form as programs have it.
  fileprivate var form: ProgramSource.EffectArgument {
    switch self {
    case .vector(let numbers): .vector(numbers.count)
    case .color: .vector(4)
    case .numbers: .numbers
    case .colors: .colors
    case .image: .image
    }
  }
}

extension ShaderEffect {
  /// The arguments, one a texel, then the elements of arrays.
  fileprivate var texels: [SIMD4<Float>] {
    var heads: [SIMD4<Float>] = []
    var elements: [SIMD4<Float>] = []
    func enter(_ array: [SIMD4<Float>]) {
      heads.append(SIMD4(Float(array.count), Float(arguments.count + elements.count), 0, 0))
      elements += array
    }
    for argument in arguments {
      switch argument {
      case .vector(let numbers):
        var texel = SIMD4<Float>.zero
        for (index, number) in numbers.prefix(4).enumerated() { texel[index] = Float(number) }
        heads.append(texel)
      case .color(let color): heads.append(color.premultiplied)
      case .numbers(let numbers): enter(numbers.map { SIMD4(Float($0), 0, 0, 0) })
      case .colors(let colors): enter(colors.map(\.premultiplied))
      case .image: heads.append(.zero)
      }
    }
    return heads + elements
  }
}

extension GLProgram {
  /// Gives a matrix its value; the program has to be in use.
  fileprivate func set(_ name: String, _ map: Projection) {
    let m = map.numerators
    let columns = [m.a, m.b, map.wx, m.c, m.d, map.wy, m.tx, m.ty, map.w1].map { Float($0) }
    glUniformMatrix3fv(uniform(name), 1, GLboolean(GL_FALSE), columns)
  }
}
