public import Foundation
public import SheenCore

/// One moment of a view as a picture.
public struct RenderedFrame: Sendable {
  /// The picture, premultiplied.
  public let pixmap: Pixmap
  /// Seconds from the view's first appearance.
  public let time: Double
  /// The pixels that may differ from the frame before, y down; empty where none does.
  public let damage: CGRect
}

/// The frames of a view, drawn one by one as they are asked for.
public struct RenderedFrames: AsyncSequence, Sendable {
  private let count: Int
  private let fps: Double
  private let makeSource: @MainActor @Sendable () throws -> FrameSource

  init(
    count: Int, fps: Double, makeSource: @escaping @MainActor @Sendable () throws -> FrameSource
  ) {
    self.count = count
    self.fps = fps
    self.makeSource = makeSource
  }

  /// How many of the moments 0, 1/fps, … lie below a duration.
  static func count(_ duration: Double, _ fps: Double) -> Int {
    let exact = duration * fps
    guard exact > 0, exact < 1e9 else { return 0 }
    // A duration of whole frames must not gain one by rounding.
    return Int((exact - 1e-9 * exact).rounded(.up))
  }

  /// Begins at the first frame.
  public func makeAsyncIterator() -> Iterator {
    Iterator(count: count, fps: fps, makeSource: makeSource)
  }

  /// Draws the next frame when it is asked for.
  public struct Iterator: AsyncIteratorProtocol {
    private let count: Int
    private let fps: Double
    private let makeSource: @MainActor @Sendable () throws -> FrameSource
    private var source: FrameSource?
    private var index = 0

    fileprivate init(
      count: Int, fps: Double, makeSource: @escaping @MainActor @Sendable () throws -> FrameSource
    ) {
      self.count = count
      self.fps = fps
      self.makeSource = makeSource
    }

    /// The next frame, or `nil` after the last.
    ///
    /// - Throws: What `ImageRenderer.pixmap(at:)` throws.
    public mutating func next() async throws -> RenderedFrame? {
      guard index < count else { return nil }
      let source: FrameSource
      if let known = self.source {
        source = known
      } else {
        source = try await makeSource()
        self.source = source
      }
      let time = Double(index) / fps
      index += 1
      return try await source.renderedFrame(at: time)
    }
  }
}

extension FrameSource {
  /// A moment as users of the library see it.
  fileprivate func renderedFrame(at time: Double) throws -> RenderedFrame {
    let (pixmap, changed) = try frame(at: time)
    return RenderedFrame(
      pixmap: pixmap, time: time,
      damage: CGRect(x: changed.x, y: changed.y, width: changed.width, height: changed.height))
  }
}
