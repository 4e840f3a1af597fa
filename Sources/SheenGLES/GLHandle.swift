internal import CGLES

/// A GL object that deletes itself; the context it was made in has to be current when it goes.
struct GLHandle: ~Copyable {
  /// What kind of object it is.
  enum Kind {
    case texture, buffer, framebuffer, renderbuffer, vertexArray
  }

  /// GL's number for the object.
  let name: GLuint
  private let kind: Kind

  /// Makes an object in the current context.
  init(_ kind: Kind) {
    var name: GLuint = 0
    switch kind {
    case .texture: glGenTextures(1, &name)
    case .buffer: glGenBuffers(1, &name)
    case .framebuffer: glGenFramebuffers(1, &name)
    case .renderbuffer: glGenRenderbuffers(1, &name)
    case .vertexArray: glGenVertexArrays(1, &name)
    }
    self.name = name
    self.kind = kind
  }

  deinit {
    var name = name
    switch kind {
    case .texture: glDeleteTextures(1, &name)
    case .buffer: glDeleteBuffers(1, &name)
    case .framebuffer: glDeleteFramebuffers(1, &name)
    case .renderbuffer: glDeleteRenderbuffers(1, &name)
    case .vertexArray: glDeleteVertexArrays(1, &name)
    }
  }
}
