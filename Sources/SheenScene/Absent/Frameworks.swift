public import SwiftUI

// Types of frameworks that exist on Apple's systems only, as far as effect code names them: their
// imports are taken out of scenes, so that what is left is told of here.

/// A map.
@available(*, unavailable, message: "there is no MapKit; use an Image of the map")
public struct Map: View {
  /// Makes a map.
  public init() {}

  /// Makes a map that a region moves.
  public init<Region>(coordinateRegion: Binding<Region>) {}

  /// Makes a map that a camera moves.
  public init<Position>(position: Binding<Position>) {}

  /// Makes a map that a camera shows first.
  public init<Position, Content: View>(
    initialPosition: Position, @ViewBuilder content: () -> Content
  ) {}

  /// Makes a map that a camera moves, with things on it.
  public init<Position, Content: View>(
    position: Binding<Position>, @ViewBuilder content: () -> Content
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A scene of SceneKit.
@available(*, unavailable, message: "there is no SceneKit; use rotation3DEffect or a Canvas")
public struct SceneView: View {
  /// Makes a view of a scene.
  public init<Scene, Node, Options>(scene: Scene?, pointOfView: Node?, options: Options) {}

  /// Makes a view of a scene.
  public init<Scene, Options>(scene: Scene?, options: Options) {}

  /// Makes a view of a scene.
  public init<Scene>(scene: Scene?) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A scene of SpriteKit.
@available(*, unavailable, message: "there is no SpriteKit; use a TimelineView and a Canvas")
public struct SpriteView: View {
  /// Makes a view of a scene.
  public init<Scene>(scene: Scene) {}

  /// Makes a view of a scene.
  public init<Scene, Options>(scene: Scene, options: Options) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A film.
@available(*, unavailable, message: "films are not played; use a TimelineView that shows images")
public struct VideoPlayer: View {
  /// Makes a view of a player.
  public init<Player>(player: Player?) {}

  /// Makes a view of a player, with something over it.
  public init<Player, Overlay: View>(
    player: Player?, @ViewBuilder videoOverlay: () -> Overlay
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A player of films and sounds.
@available(*, unavailable, message: "films are not played; use a TimelineView that shows images")
public final class AVPlayer {
  /// Makes a player of an address.
  public init(url: URL) {}

  /// Plays.
  public func play() {}
  /// Stops.
  public func pause() {}
}

/// A page of the web.
@available(*, unavailable, message: "there is no WebKit; use an Image of the page")
public struct WebView: View {
  /// Makes a view of an address.
  public init(url: URL?) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A model of RealityKit.
@available(*, unavailable, message: "there is no RealityKit; use rotation3DEffect or a Canvas")
public struct RealityView: View {
  /// Makes a view.
  public init<Content>(make: @escaping (inout Content) async -> Void) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Tells how a device is moved.
@available(*, unavailable, message: "there is no CoreMotion; use a DragGesture or a TimelineView")
public final class CMMotionManager {
  /// Makes a manager.
  public init() {}
}

/// Plays patterns that are felt.
@available(*, unavailable, message: "nothing is felt; leave it out, or use sensoryFeedback")
public final class CHHapticEngine {
  /// Makes an engine.
  public init() throws {}
}

/// Plays sounds.
@available(*, unavailable, message: "nothing is heard; leave it out")
public final class AVAudioPlayer {
  /// Makes a player of a file.
  public init(contentsOf url: URL) throws {}

  /// Plays.
  public func play() {}
}

/// A processor of graphics.
@available(*, unavailable, message: "there is no Metal; use a Canvas or a MeshGradient")
public protocol MTLDevice {}

/// A filter of Core Image.
@available(*, unavailable, message: "there is no Core Image; use the colour effects of views")
public class CIFilter {}

/// What Core Image draws with.
@available(*, unavailable, message: "there is no Core Image; use the colour effects of views")
public final class CIContext {
  /// Makes a context.
  public init() {}
}
