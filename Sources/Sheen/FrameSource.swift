package import SheenCore
package import SheenDisplay
package import SheenUI

/// One scene and one target: draws moments in order, only what changed since the last one.
@MainActor
package final class FrameSource {
  private let host: ViewHost
  private let renderer: any Renderer
  private let background: RGBA?
  private let planner = FramePlanner()
  private var target: Pixmap?
  private var held: DisplayList?

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - host: The scene.
  ///   - renderer: What draws it.
  ///   - background: What lies below the scene; `nil` for nothing.
  package init(_ host: ViewHost, renderer: any Renderer, background: RGBA? = nil) {
    self.host = host
    self.renderer = renderer
    self.background = background
  }

  /// A moment as a picture, and the pixels that may differ from the last moment drawn.
  ///
  /// - Parameter time: Seconds from the scene's start.
  /// - Returns: The picture and the smallest rectangle around what was drawn; empty where nothing was.
  /// - Throws: `SceneError` where the scene cannot be shown, `RenderError` where it cannot be drawn.
  package func frame(at time: Double) throws -> (pixmap: Pixmap, changed: PixelRect) {
    let list = try displayList(at: time)
    let isOtherRenderer = (renderer as? AutomaticRenderer)?.choose(for: list) ?? false
    let plan = try planner.plan(list, previous: isOtherRenderer ? nil : held)
    var pixmap = target ?? Pixmap(width: plan.width, height: plan.height)
    // The source must not share the picture it draws into, or it would be copied.
    target = nil
    held = nil
    if !plan.tiles.isEmpty { try renderer.render(plan, into: &pixmap) }
    target = pixmap
    held = list
    return (pixmap, plan.drawnRect)
  }

  /// What a moment draws, background included.
  ///
  /// - Parameter time: Seconds from the scene's start.
  /// - Returns: The display list.
  /// - Throws: `SceneError` where the scene cannot be shown.
  package func displayList(at time: Double) throws -> DisplayList {
    var list = try host.displayList(at: time)
    if let background {
      let all = Rect(0, 0, list.size.width, list.size.height)
      let scene = DisplayItem(id: ItemID(1), content: .group(list.items))
      list.items = [
        DisplayItem(id: ItemID(0), content: .fill(.rect(all), .solid(background))), scene,
      ]
    }
    return list
  }
}

extension FramePlan {
  /// The smallest rectangle around the plan's tiles.
  fileprivate var drawnRect: PixelRect {
    tiles.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { rect, tile in
      rect.union(
        PixelRect(
          x: Int(tile.x + tile.firstColumn), y: Int(tile.y),
          width: Int(tile.endColumn - tile.firstColumn), height: Int(tile.rows)))
    }
  }
}
