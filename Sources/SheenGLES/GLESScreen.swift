internal import CGLES
package import SheenCore
package import SheenDisplay
internal import SheenShaders

/// A picture on the device of a window, drawn by shaders or uploaded, and shown in the window without
/// ever being read back.
///
/// Works in the context that is current when it is made: an OpenGL ES 3 context of a window, which has
/// to be current again for every call, and for the end of its life.
package final class GLESScreen {
  /// What draws.
  package let device: GLESDevice
  private let executor: FrameExecutor
  private let presentation: GLProgram
  private let places: (picture: GLint, board: GLint)
  private let triangle = GLHandle(.vertexArray)
  private var picture: RetainedPicture
  /// Done when the device has drawn the last frame.
  private var fence: GLsync?

  /// Adopts the current context.
  ///
  /// - Parameters:
  ///   - width: The picture's width in pixels.
  ///   - height: The picture's height in pixels.
  /// - Throws: `RenderError` where there is no context or the driver refuses what every picture needs.
  package init(width: Int, height: Int) throws(RenderError) {
    device = GLESDevice(isKnownSoftware: false)
    guard device.version.hasPrefix("OpenGL ES") else {
      throw .device("the window has no OpenGL ES context")
    }
    let limits = GLESLimits(device)
    executor = FrameExecutor(.automatic, limits, isSoftware: device.isSoftware)
    presentation = try GLProgram(.presentation)
    places = (presentation.uniform("u_picture"), presentation.uniform("u_board"))
    picture = try Self.makePicture(width, height, device)
  }

  deinit { if let fence { glDeleteSync(fence) } }

  /// What draws, for people.
  package var summary: String { "\(device.renderer), \(device.version)" }
  /// The picture's width in pixels.
  package var width: Int { picture.width }
  /// The picture's height in pixels.
  package var height: Int { picture.height }

  /// Starts with a transparent picture of another size.
  ///
  /// - Throws: `RenderError.tooLarge` beyond what the device can draw into.
  package func resize(width: Int, height: Int) throws(RenderError) {
    picture = try Self.makePicture(width, height, device)
  }

  private static func makePicture(
    _ width: Int, _ height: Int, _ device: GLESDevice
  ) throws(RenderError) -> RetainedPicture {
    let limit = min(device.largestTexture, device.largestTarget)
    guard max(width, height) <= limit else {
      throw .tooLarge("a window of \(width)×\(height) pixels; the device draws \(limit) at most")
    }
    return try RetainedPicture(width: width, height: height)
  }

  /// Draws the plan's tiles; the other pixels keep their value.
  package func draw(_ plan: FramePlan) throws(RenderError) {
    awaitLastFrame()
    try executor.draw(plan, into: &picture)
  }

  /// Replaces rectangles by those of a picture drawn elsewhere, of the same size.
  package func upload(_ pixmap: Pixmap, _ rects: [PixelRect]) throws(RenderError) {
    awaitLastFrame()
    TextureUnit.values.activate()
    picture.upload(pixmap, rects)
    try checkGL("bringing a picture to the window")
  }

  /// Draws the picture into the window's back buffer, over a checkerboard.
  ///
  /// - Parameters:
  ///   - side: The side of the board's squares in pixels.
  ///   - grays: The values of its two grays, 0…255; the top left square has the first.
  /// - Throws: `RenderError.device` where the driver fails.
  package func present(boardSide side: Int, grays: (Int, Int)) throws(RenderError) {
    awaitLastFrame()
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), 0)
    glViewport(0, 0, GLsizei(width), GLsizei(height))
    presentation.use()
    TextureUnit.values.activate()
    picture.bindTexture()
    glUniform1i(places.picture, TextureUnit.values.rawValue)
    glUniform4i(
      places.board, GLint(height), GLint(max(side, 1)), GLint(grays.0), GLint(grays.1))
    glBindVertexArray(triangle.name)
    glDrawArrays(GLenum(GL_TRIANGLES), 0, 3)
    try checkGL("showing a picture of \(width)×\(height) pixels")
    fence = glFenceSync(GLenum(GL_SYNC_GPU_COMMANDS_COMPLETE), 0)
  }

  /// The picture, without the checkerboard.
  package func read() -> Pixmap { picture.read() }

  /// Lets the device finish what it was given: one frame is on its way at a time, so that what is shown
  /// is never older than that.
  private func awaitLastFrame() {
    guard let fence else { return }
    glClientWaitSync(fence, GLbitfield(GL_SYNC_FLUSH_COMMANDS_BIT), 1_000_000_000)
    glDeleteSync(fence)
    self.fence = nil
  }
}
