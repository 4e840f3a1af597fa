public import Foundation
internal import SheenCore

/// Where a scroll view has been scrolled to: by code, or by a person.
public struct ScrollPosition: Equatable {
  enum Place: Equatable {
    case automatic
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    /// Where a person has scrolled to, with a view that shows there.
    case person(AnyHashable?)
  }

  var place = Place.automatic
  /// The type of the identities asked for.
  private let idType: ObjectIdentifier

  private init(_ place: Place, of type: Any.Type) {
    self.place = place
    idType = ObjectIdentifier(type)
  }

  /// Makes a position that code has not chosen.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(.automatic, of: idType)
  }

  /// Makes the position at a view: a point of it at the same point of the scroll view, or as little
  /// moved as shows it.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(AnyHashable(id), anchor), of: ID.self)
  }

  /// Makes the position at an end.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), of: idType)
  }

  /// Makes the position at a place of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), of: idType)
  }

  /// Makes the position at a place of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), of: idType)
  }

  /// Makes the position at a distance from the content's leading side, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), of: idType)
  }

  /// Makes the position at a distance from the content's top, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), of: idType)
  }

  /// Scrolls to a view: a point of it at the same point of the scroll view, or as little moved as
  /// shows it.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }

  /// Scrolls to an end.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

  /// Scrolls to a place of the content, in points.
  public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }

  /// Scrolls to a place of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }

  /// Scrolls to a distance from the content's leading side, in points.
  public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }

  /// Scrolls to a distance from the content's top, in points.
  public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

  /// Whether a person has scrolled there.
  public var isPositionedByUser: Bool {
    if case .person = place { true } else { false }
  }

  /// The identity of the view at the position, if it is known.
  public var viewID: (any Hashable)? {
    switch place {
    case .view(let id, _): id.base as? any Hashable
    case .person(let id): id?.base as? any Hashable
    case .automatic, .edge, .point: nil
    }
  }

  /// The identity of the view at the position, if it is known and of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The end that code has scrolled to.
  public var edge: Edge? {
    if case .edge(let edge) = place { edge } else { nil }
  }

  /// The place of the content that code has scrolled to.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The distance from the leading side that code has scrolled to.
  public var x: CGFloat? {
    if case .point(let x, _) = place { x } else { nil }
  }

  /// The distance from the top that code has scrolled to.
  public var y: CGFloat? {
    if case .point(_, let y) = place { y } else { nil }
  }

  /// Whether both are the same position.
  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.place == rhs.place
  }

  /// The position after a person has scrolled, with the first view asked for of those there.
  func scrolled(to views: [AnyHashable]) -> ScrollPosition {
    var copy = self
    copy.place = .person(views.first { ObjectIdentifier(type(of: $0.base)) == idType })
    return copy
  }
}

extension View {
  /// Ties the position of the scroll view to a value: where code sets it the view scrolls there, and
  /// where a person scrolls it says so.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        place: position.wrappedValue.place, anchor: anchor,
        scrolled: { position.wrappedValue = position.wrappedValue.scrolled(to: $0) }))
  }

  /// Ties the position of the scroll view to the identity of the view of its target layout that shows
  /// at a point; without one that is the top or the leading side, and where code sets the value the
  /// scroll view moves as little as shows the view.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        place: id.wrappedValue.map { .view(AnyHashable($0), anchor) } ?? .automatic,
        anchor: anchor,
        scrolled: { views in
          guard let view = views.lazy.compactMap({ $0.base as? ID }).first else { return }
          if id.wrappedValue != view { id.wrappedValue = view }
        }))
  }
}
