internal import CGLES
internal import SheenDisplay

/// Throws what GL reported since the last call, if anything.
func checkGL(_ action: String) throws(RenderError) {
  let code = glGetError()
  guard code != GL_NO_ERROR else { return }
  // Each kind of error is kept until it is read.
  var reads = 0
  while glGetError() != GL_NO_ERROR, reads < 16 { reads += 1 }
  let name =
    switch Int32(code) {
    case GL_OUT_OF_MEMORY: "the device is out of memory"
    case GL_INVALID_ENUM: "GL_INVALID_ENUM"
    case GL_INVALID_VALUE: "GL_INVALID_VALUE"
    case GL_INVALID_OPERATION: "GL_INVALID_OPERATION"
    case GL_INVALID_FRAMEBUFFER_OPERATION: "GL_INVALID_FRAMEBUFFER_OPERATION"
    default: "GL error 0x\(String(code, radix: 16))"
    }
  throw .device("\(action): \(name)")
}
