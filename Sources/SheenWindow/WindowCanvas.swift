package import SheenCore
package import SheenDisplay

/// The picture in a window: draws what differs from what it holds, and brings that to the screen.
@MainActor
package final class WindowCanvas {
  private let window: Window
  private let presenter: any Presenter
  private let planner = FramePlanner()
  /// What the picture holds.
  private var held: DisplayList?
  /// Whether all of the picture has to be brought to the screen.
  private var isExposed = true
  /// What lies below the picture.
  package var board: Checkerboard

  /// Whether shaders draw.
  package let usesShaders: Bool

  init(
    _ window: Window, _ presenter: any Presenter, usesShaders: Bool, board: Checkerboard
  ) {
    self.window = window
    self.presenter = presenter
    self.usesShaders = usesShaders
    self.board = board
  }

  /// What draws, for people.
  package var summary: String { presenter.summary }

  /// What one call of `show` did.
  package struct Frame: Hashable, Sendable {
    /// How many tiles were drawn.
    package var tileCount: Int
    /// What was drawn, in pixels.
    package var changed: [PixelRect]
    /// Whether anything went to the screen.
    package var isPresented: Bool
    /// Seconds spent planning and drawing, without waiting for the screen.
    package var drawingTime: Double
  }

  /// Draws what differs from what is on screen and brings it there; nothing where nothing differs.
  ///
  /// - Throws: `RenderError` where it cannot be drawn. What the picture holds is then not known.
  package func show(_ list: DisplayList) throws(RenderError) -> Frame {
    let start = Window.now
    let previous = held
    held = nil
    let plan = try planner.plan(list, previous: previous)
    if !plan.tiles.isEmpty { try presenter.draw(plan) }
    held = list
    if list.size != previous?.size || list.scale != previous?.scale { isExposed = true }
    var frame = Frame(
      tileCount: plan.tiles.count, changed: plan.changedRects, isPresented: false,
      drawingTime: Window.now - start)
    if isExposed || !frame.changed.isEmpty {
      let rects = isExposed ? nil : frame.changed
      // Should it fail, the next time shows everything.
      isExposed = true
      try presenter.present(rects, over: board)
      isExposed = false
      frame.isPresented = true
    }
    return frame
  }

  /// Whether a list would change the picture.
  package func differs(_ list: DisplayList) -> Bool {
    let plan = try? planner.plan(list, previous: held)
    return plan?.tiles.isEmpty != true
  }

  /// Has the next `show` bring the whole picture to the screen.
  package func expose() { isExposed = true }

  /// What a list looks like, drawn by this canvas; the screen stays as it is.
  package func picture(of list: DisplayList) throws(RenderError) -> Pixmap {
    let previous = held
    held = nil
    let plan = try planner.plan(list, previous: previous)
    if !plan.tiles.isEmpty {
      // From here on the picture is not what the screen shows.
      isExposed = true
      try presenter.draw(plan)
    }
    held = list
    return try presenter.picture()
  }
}
