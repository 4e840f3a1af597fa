internal import SheenCore

/// A place in a view, which other views can have in their own coordinates.
public struct Anchor<Value> {
  /// The item the place is in.
  private let item: WeakItem
  /// The place in the item's own coordinates, under a map.
  private let place: (Projection) -> Value
  /// What tells the anchor apart from others.
  private let identity: AnchorIdentity

  init(
    _ item: LayoutItem?, _ identity: AnchorIdentity, _ place: @escaping (Projection) -> Value
  ) {
    self.item = WeakItem(item: item)
    self.identity = identity
    self.place = place
  }

  /// The place in the coordinates of another item; where a view is gone, in its own.
  @MainActor
  func resolved(in other: LayoutItem?) -> Value {
    guard let item = item.item, let other, let inverse = other.localToPicture.inverse else {
      return place(.identity)
    }
    return place(inverse * item.localToPicture)
  }

  /// Says which place of a view is meant.
  public struct Source {
    fileprivate let name: String
    fileprivate let place: (Size) -> (Projection) -> Value

    @MainActor
    func anchor(_ item: LayoutItem?) -> Anchor<Value> {
      let frame = item?.frame ?? Rect(0, 0, 0, 0)
      let identity = AnchorIdentity(
        item: item.map { ObjectIdentifier($0) }, frame: frame, name: name)
      return Anchor(item, identity, place(Size(frame.width, frame.height)))
    }
  }
}

private struct WeakItem {
  weak var item: LayoutItem?
}

/// What tells an anchor apart from others.
struct AnchorIdentity: Hashable, Sendable {
  let item: ObjectIdentifier?
  let frame: Rect
  let name: String
}

extension Anchor: Hashable {
  /// Whether both mean the same place of the same view, where it was.
  public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool {
    lhs.identity == rhs.identity
  }

  /// Feeds what tells the anchor apart into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's rectangle.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source(name: "bounds") { size in
      { CGRect(Rect(0, 0, size.width, size.height).bounds(under: $0)) }
    }
  }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source(name: "\(rect)") { _ in
      { CGRect(Rect(rect).bounds(under: $0)) }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(name: "\(point)") { _ in
      { CGPoint($0 * Point(Double(point.x), Double(point.y))) }
    }
  }

  /// A point by its place in the view's rectangle.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(name: "\(point.x) \(point.y)") { size in
      { CGPoint($0 * Point(Double(point.x) * size.width, Double(point.y) * size.height)) }
    }
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// A place of another view in this view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    nonisolated(unsafe) let anchor = anchor
    let item = item
    return MainActor.assumeIsolated { UncheckedResult(value: anchor.resolved(in: item)) }.value
  }
}

private struct UncheckedResult<Value>: @unchecked Sendable {
  let value: Value
}

extension View {
  /// Passes up a value made of a place of the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value source: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    background {
      GeometryReader { proxy in
        EmptyView().preference(key: K.self, value: transform(proxy.anchor(source)))
      }
    }
  }

  /// Adds to what the views inside pass up a value made of a place of the view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value source: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        EmptyView().transformPreference(K.self) { transform(&$0, proxy.anchor(source)) }
      }
    }
  }
}

extension GeometryProxy {
  /// An anchor of the view the proxy describes.
  fileprivate func anchor<A>(_ source: Anchor<A>.Source) -> Anchor<A> {
    nonisolated(unsafe) let source = source
    let item = item
    return MainActor.assumeIsolated { UncheckedResult(value: source.anchor(item)) }.value
  }
}
