internal import CGLES
internal import SheenDisplay
internal import SheenShaders

/// A linked program that deletes itself; the context it was made in has to be current when it goes.
final class GLProgram {
  private let name: GLuint
  private let target: GLint

  /// Compiles and links.
  ///
  /// - Throws: `RenderError.shader` with the driver's log.
  init(_ source: ProgramSource) throws(RenderError) {
    let vertex = try Stage(GL_VERTEX_SHADER, source.vertex, of: source.name)
    let fragment = try Stage(GL_FRAGMENT_SHADER, source.fragment, of: source.name)
    let program = glCreateProgram()
    glAttachShader(program, vertex.name)
    glAttachShader(program, fragment.name)
    glLinkProgram(program)
    var status: GLint = 0
    glGetProgramiv(program, GLenum(GL_LINK_STATUS), &status)
    guard status == GL_TRUE else {
      let log = Self.log { glGetProgramInfoLog(program, $0, $1, $2) }
      glDeleteProgram(program)
      throw .shader(name: source.name, log: log)
    }
    glDetachShader(program, vertex.name)
    glDetachShader(program, fragment.name)
    name = program
    target = glGetUniformLocation(program, "u_target")
    glUseProgram(program)
    glUniform1i(glGetUniformLocation(program, "u_values"), TextureUnit.values.rawValue)
    glUniform1i(glGetUniformLocation(program, "u_blocks"), TextureUnit.blocks.rawValue)
    glUniform1i(glGetUniformLocation(program, "u_layers"), TextureUnit.layers.rawValue)
    glUniform1i(glGetUniformLocation(program, "u_source"), TextureUnit.source.rawValue)
  }

  deinit { glDeleteProgram(name) }

  /// Where a uniform lies; −1 where the program has none of this name.
  func uniform(_ name: String) -> GLint { glGetUniformLocation(self.name, name) }

  /// Makes the program current.
  func use() { glUseProgram(name) }

  /// Makes the program current, for a target of a size.
  func use(targetWidth: Int, targetHeight: Int) {
    glUseProgram(name)
    glUniform2f(target, 2 / Float(targetWidth), 2 / Float(targetHeight))
  }

  /// One line of what the driver said.
  private static func log(
    _ read: (GLsizei, UnsafeMutablePointer<GLsizei>, UnsafeMutablePointer<GLchar>) -> Void
  ) -> String {
    var length: GLsizei = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      buffer.withMemoryRebound(to: GLchar.self) { text in
        guard let start = text.baseAddress else { return }
        read(4096, &length, start)
      }
      count = Int(length)
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.isEmpty ? "the driver gave no log" : lines.joined(separator: "; ")
  }

  /// One compiled stage.
  private struct Stage: ~Copyable {
    let name: GLuint

    init(_ kind: Int32, _ text: String, of program: String) throws(RenderError) {
      name = glCreateShader(GLenum(kind))
      let shader = name
      text.withCString { start in
        var line: UnsafePointer<GLchar>? = start
        glShaderSource(shader, 1, &line, nil)
      }
      glCompileShader(shader)
      var status: GLint = 0
      glGetShaderiv(shader, GLenum(GL_COMPILE_STATUS), &status)
      guard status == GL_TRUE else {
        throw .shader(name: program, log: GLProgram.log { glGetShaderInfoLog(shader, $0, $1, $2) })
      }
    }

    deinit { glDeleteShader(name) }
  }
}

/// Where the programs look for their textures.
enum TextureUnit: GLint, CaseIterable {
  case values, blocks, layers, source

  /// Makes the unit the one texture calls go to.
  func activate() { glActiveTexture(GLenum(GL_TEXTURE0 + rawValue)) }
}
