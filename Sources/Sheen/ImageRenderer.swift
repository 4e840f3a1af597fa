public import Foundation
internal import SheenCore
internal import SheenDisplay
internal import SheenImaging
public import SheenUI

/// Renders a view to pictures, without a window.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge())
/// renderer.scale = 2
/// try renderer.pixmap(at: 1.25).write(to: "badge.png")
/// ```
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// What the view is offered, in points; the picture has the size it takes.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture lies over black, so that every pixel is opaque.
  public var isOpaque = false
  /// What draws; `SHEEN_BACKEND` decides where this is `auto`.
  public var backend = Backend.auto
  /// Asset catalogs and folders of images and `.glsl` files in which names are looked up.
  ///
  /// By default the folder of the main bundle's resources.
  public var assets: [String] = Bundle.main.resourcePath.map { [$0] } ?? []

  /// Makes a renderer of a view.
  public init(content: Content) {
    self.content = content
  }

  /// The first moment as a picture; `nil` where `pixmap(at:)` would throw.
  public var pixmap: Pixmap? { try? pixmap(at: 0) }

  /// A moment as a picture.
  ///
  /// Code that runs for every frame, such as that of a `TimelineView`, has run 60 times a second.
  ///
  /// - Parameter time: Seconds from the view's first appearance.
  /// - Returns: The picture, premultiplied.
  /// - Throws: An error whose description is one line: an asset is missing, the view takes no space, a
  ///   backend cannot be had, or the picture is too large.
  public func pixmap(at time: Double) throws -> Pixmap {
    try makeSource(frameRate: 60).frame(at: time).pixmap
  }

  /// The moments 0, 1/fps, 2/fps … below a duration, drawn one by one as they are asked for.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - fps: Frames per second.
  /// - Returns: The sequence; iterating throws what `pixmap(at:)` throws.
  public func frames(duration: Double, fps: Double) -> RenderedFrames {
    RenderedFrames(count: RenderedFrames.count(duration, fps), fps: fps) {
      try self.makeSource(frameRate: fps)
    }
  }

  private func makeSource(frameRate: Double) throws -> FrameSource {
    let catalog = try AssetCatalog(paths: assets)
    var configuration = HostConfiguration(
      size: Size(0, 0), scale: Double(scale), assets: catalog)
    configuration.shaders = try ShaderFiles(paths: assets.flatMap { GLSLSource.paths(in: $0) })
    let measured = try ViewHost(content, configuration: configuration).sizeThatFits(proposedSize)
    guard measured.width > 0, measured.height > 0 else { throw ImageRendererError.noSize }
    configuration.size = measured
    configuration.frameRate = frameRate
    return FrameSource(
      ViewHost(content, configuration: configuration),
      renderer: try makeRenderer(try backend.resolved()), background: isOpaque ? .black : nil)
  }
}

/// Why a view has no picture.
enum ImageRendererError: Error, CustomStringConvertible {
  /// The view takes no space for what it is offered.
  case noSize

  /// One line: the cause and the mend.
  var description: String {
    "the view takes no space; give it a frame or set proposedSize"
  }
}

extension ImageRenderer {
  /// Not there: there is no Core Graphics context to draw into.
  @available(*, unavailable, message: "use pixmap(at:) and draw from its bytes")
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (Any) -> Void) -> Void
  ) {}

  /// Not there: there is no UIKit.
  @available(*, unavailable, message: "use pixmap, whose pixels are 8-bit premultiplied RGBA")
  public var uiImage: Never? { nil }

  /// Not there: there is no AppKit.
  @available(*, unavailable, message: "use pixmap, whose pixels are 8-bit premultiplied RGBA")
  public var nsImage: Never? { nil }

  /// Not there: there is no Core Graphics.
  @available(*, unavailable, message: "use pixmap, whose pixels are 8-bit premultiplied RGBA")
  public var cgImage: Never? { nil }
}
