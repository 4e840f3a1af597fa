import SheenCore
import SheenUI

/// Trees of views written as data, with a layout of their own: the rules of section 4 of the
/// semantics once more, without the library's caches, items and nodes.
indirect enum LayoutTree {
  case box(Double, Double)
  case flexible
  case spacer(Double?)
  case row(Double?, LayoutLine, [LayoutTree])
  case column(Double?, LayoutLine, [LayoutTree])
  case layers(LayoutLine, LayoutLine, [LayoutTree])
  case frame(Double?, Double?, LayoutLine, LayoutLine, LayoutTree)
  case limits(LayoutLimits, LayoutLimits, LayoutTree)
  case padding(top: Double, leading: Double, bottom: Double, trailing: Double, LayoutTree)
  case aspect(Double, isFit: Bool, LayoutTree)
  case fixed(horizontal: Bool, vertical: Bool, LayoutTree)
  case priority(Double, LayoutTree)
  case position(Double, Double, LayoutTree)
  case overlay(LayoutLine, LayoutLine, LayoutTree, over: LayoutTree)
}

/// A side or the middle.
enum LayoutLine: CaseIterable {
  case start, middle, end

  /// Where the line lies in an extent.
  func place(in length: Double) -> Double {
    switch self {
    case .start: 0
    case .middle: length / 2
    case .end: length
    }
  }
}

/// The limits of one axis of a frame.
struct LayoutLimits {
  var minimum: Double?
  var ideal: Double?
  var maximum: Double?
}

/// What is offered, `nil` for the ideal extent.
struct LayoutOffer {
  var width: Double?
  var height: Double?

  subscript(isRow: Bool) -> Double? { isRow ? width : height }
}

/// The layout of trees.
struct LayoutModel {
  /// The frames of all nodes, outer ones first.
  private(set) var frames: [Rect] = []

  /// Lays a tree out in the middle of a picture.
  init(_ tree: LayoutTree, width: Double, height: Double) {
    let offer = LayoutOffer(width: width, height: height)
    let size = Self.size(tree, offer, nil)
    place(tree, (width - size.width) / 2, (height - size.height) / 2, offer, nil)
  }

  // MARK: Sizes

  /// The size of a tree in a row, in a column, or in neither.
  static func size(_ tree: LayoutTree, _ offer: LayoutOffer, _ isInRow: Bool?) -> Size {
    switch tree {
    case .box(let width, let height): return Size(width, height)
    case .flexible: return Size(offer.width ?? 10, offer.height ?? 10)
    case .spacer(let minimum):
      let least = minimum ?? 8
      let (width, height) = (max(offer.width ?? least, least), max(offer.height ?? least, least))
      return Size(isInRow == false ? 0 : width, isInRow == true ? 0 : height)
    case .row(let spacing, _, let children): return stack(children, spacing, offer, true).size
    case .column(let spacing, _, let children): return stack(children, spacing, offer, false).size
    case .layers(_, _, let children):
      let highest = children.map { priority($0) }.max()
      let sizes = children.filter { priority($0) == highest }.map { size($0, offer, nil) }
      return Size(sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    case .position(_, _, let child):
      let own = size(child, offer, isInRow)
      return Size(offer.width ?? own.width, offer.height ?? own.height)
    case .overlay(_, _, let child, _): return size(child, offer, isInRow)
    case .priority(_, let child): return size(child, offer, isInRow)
    default: return modifierSize(tree, offer, isInRow)
    }
  }

  private static func modifierSize(
    _ tree: LayoutTree, _ offer: LayoutOffer, _ isInRow: Bool?
  ) -> Size {
    guard let (child, inner) = content(tree, offer) else { return Size(0, 0) }
    let own = size(child, inner, isInRow)
    switch tree {
    case .frame(let width, let height, _, _, _):
      return Size(width ?? own.width, height ?? own.height)
    case .limits(let x, let y, _):
      return Size(
        limited(x, offer.width, own.width), limited(y, offer.height, own.height))
    case .padding(let top, let leading, let bottom, let trailing, _):
      return Size(own.width + leading + trailing, own.height + top + bottom)
    default: return own
    }
  }

  /// What a modifier's content is, and what it is offered.
  private static func content(
    _ tree: LayoutTree, _ offer: LayoutOffer
  ) -> (LayoutTree, LayoutOffer)? {
    var inner = offer
    switch tree {
    case .frame(let width, let height, _, _, let child):
      inner = LayoutOffer(width: width ?? offer.width, height: height ?? offer.height)
      return (child, inner)
    case .limits(let x, let y, let child):
      inner.width = (offer.width ?? x.ideal).map { clamp($0, x.minimum, x.maximum) }
      inner.height = (offer.height ?? y.ideal).map { clamp($0, y.minimum, y.maximum) }
      return (child, inner)
    case .padding(let top, let leading, let bottom, let trailing, let child):
      inner.width = offer.width.map { max($0 - leading - trailing, 0) }
      inner.height = offer.height.map { max($0 - top - bottom, 0) }
      return (child, inner)
    case .aspect(let ratio, let isFit, let child):
      let byWidth = offer.width.map { LayoutOffer(width: $0, height: $0 / ratio) }
      let byHeight = offer.height.map { LayoutOffer(width: $0 * ratio, height: $0) }
      guard let byWidth, let byHeight else { return (child, byWidth ?? byHeight ?? offer) }
      let isNarrow = (byWidth.height ?? 0) <= (byHeight.height ?? 0)
      return (child, isNarrow == isFit ? byWidth : byHeight)
    case .fixed(let horizontal, let vertical, let child):
      if horizontal { inner.width = nil }
      if vertical { inner.height = nil }
      return (child, inner)
    default: return nil
    }
  }

  private static func clamp(_ value: Double, _ low: Double?, _ high: Double?) -> Double {
    max(min(value, high ?? .infinity), low ?? -.infinity)
  }

  /// The extent of a frame with limits: the offer where a limit is given on that side, else not
  /// more or less than the content.
  private static func limited(_ limits: LayoutLimits, _ offer: Double?, _ own: Double) -> Double {
    if limits.minimum == nil, limits.ideal == nil, limits.maximum == nil { return own }
    guard let offer else { return clamp(limits.ideal ?? own, limits.minimum, limits.maximum) }
    let low = limits.minimum ?? min(own, limits.maximum ?? .infinity)
    let high = limits.maximum ?? max(own, limits.minimum ?? 0)
    return max(min(offer, high), low)
  }

  // MARK: Stacks

  private static func priority(_ tree: LayoutTree) -> Double {
    switch tree {
    case .priority(let priority, _): priority
    case .frame(_, _, _, _, let child), .limits(_, _, let child), .padding(_, _, _, _, let child),
      .aspect(_, _, let child), .fixed(_, _, let child), .position(_, _, let child),
      .overlay(_, _, let child, _):
      priority(child)
    default: 0
    }
  }

  /// Whether a stack's end is kept at no distance from the neighbour there.
  private static func isBare(_ tree: LayoutTree, atEnd: Bool, _ isRow: Bool) -> Bool {
    switch tree {
    case .spacer: true
    case .row(_, _, let children):
      isRow
        && (atEnd ? children.last : children.first).map {
          isBare($0, atEnd: atEnd, isRow)
        } ?? false
    case .column(_, _, let children):
      !isRow
        && (atEnd ? children.last : children.first).map {
          isBare($0, atEnd: atEnd, isRow)
        } ?? false
    case .priority(_, let child), .frame(_, _, _, _, let child), .limits(_, _, let child),
      .padding(_, _, _, _, let child), .aspect(_, _, let child), .fixed(_, _, let child),
      .position(_, _, let child), .overlay(_, _, let child, _):
      isBare(child, atEnd: atEnd, isRow)
    default: false
    }
  }

  private static func stack(
    _ children: [LayoutTree], _ spacing: Double?, _ offer: LayoutOffer, _ isRow: Bool
  ) -> (size: Size, offers: [LayoutOffer], gaps: [Double]) {
    let gaps = zip(children, children.dropFirst()).map { a, b in
      let isTight = isBare(a, atEnd: true, isRow) || isBare(b, atEnd: false, isRow)
      return spacing ?? (isTight ? 0 : 8)
    }
    func offered(_ length: Double?) -> LayoutOffer {
      isRow
        ? LayoutOffer(width: length, height: offer.height)
        : LayoutOffer(width: offer.width, height: length)
    }
    func length(_ tree: LayoutTree, _ offer: LayoutOffer) -> Double {
      let size = size(tree, offer, isRow)
      return isRow ? size.width : size.height
    }
    var offers = children.map { _ in offered(offer[isRow]) }
    if let total = offer[isRow], total.isFinite {
      var left = total - gaps.reduce(0, +)
      var waiting = Array(children.indices)
      func flexibility(_ index: Int) -> Double {
        length(children[index], offered(.infinity)) - length(children[index], offered(0))
      }
      while !waiting.isEmpty {
        let highest = waiting.map { priority(children[$0]) }.max() ?? 0
        var group = waiting.filter { priority(children[$0]) == highest }
        waiting.removeAll { priority(children[$0]) == highest }
        let reserved = waiting.map { length(children[$0], offered(0)) }.reduce(0, +)
        while let next = group.min(by: { flexibility($0) < flexibility($1) }) {
          offers[next] = offered(max((left - reserved) / Double(group.count), 0))
          left -= length(children[next], offers[next])
          group.removeAll { $0 == next }
        }
      }
    }
    let sizes = zip(children, offers).map { size($0, $1, isRow) }
    let main = sizes.map { isRow ? $0.width : $0.height }.reduce(gaps.reduce(0, +), +)
    let cross = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
    return (isRow ? Size(main, cross) : Size(cross, main), offers, gaps)
  }

  // MARK: Places

  private mutating func place(
    _ tree: LayoutTree, _ x: Double, _ y: Double, _ offer: LayoutOffer, _ isInRow: Bool?
  ) {
    let size = Self.size(tree, offer, isInRow)
    let frame = Rect(x, y, size.width, size.height)
    frames.append(frame)
    func aligned(_ child: LayoutTree, _ inner: LayoutOffer, _ h: LayoutLine, _ v: LayoutLine)
      -> Point
    {
      let own = Self.size(child, inner, isInRow)
      return Point(
        x + h.place(in: size.width) - h.place(in: own.width),
        y + v.place(in: size.height) - v.place(in: own.height))
    }
    switch tree {
    case .box:
      // The colour inside its frame.
      frames.append(frame)
    case .flexible, .spacer: break
    case .row(let spacing, let line, let children):
      placeStack(children, spacing, offer, line, frame, isRow: true)
    case .column(let spacing, let line, let children):
      placeStack(children, spacing, offer, line, frame, isRow: false)
    case .layers(let h, let v, let children):
      for child in children {
        let own = Self.size(child, offer, nil)
        place(
          child, x + h.place(in: size.width) - h.place(in: own.width),
          y + v.place(in: size.height) - v.place(in: own.height), offer, nil)
      }
    case .priority(_, let child): place(child, x, y, offer, isInRow)
    case .position(let px, let py, let child):
      let own = Self.size(child, offer, isInRow)
      place(child, x + px - own.width / 2, y + py - own.height / 2, offer, isInRow)
    case .overlay(let h, let v, let child, let over):
      place(child, x, y, offer, isInRow)
      let inner = LayoutOffer(width: size.width, height: size.height)
      // What lies over it is in layers of its own.
      let own = Self.size(over, inner, nil)
      let (left, top) = (
        x + h.place(in: size.width) - h.place(in: own.width),
        y + v.place(in: size.height) - v.place(in: own.height)
      )
      frames.append(Rect(left, top, own.width, own.height))
      place(over, left, top, inner, nil)
    case .frame(_, _, let h, let v, _):
      guard let (child, inner) = Self.content(tree, offer) else { return }
      let at = aligned(child, inner, h, v)
      place(child, at.x, at.y, inner, isInRow)
    case .limits(_, _, let child):
      let inner = LayoutOffer(width: size.width, height: size.height)
      let at = aligned(child, inner, .middle, .middle)
      place(child, at.x, at.y, inner, isInRow)
    case .padding(let top, let leading, _, _, _):
      guard let (child, inner) = Self.content(tree, offer) else { return }
      place(child, x + leading, y + top, inner, isInRow)
    case .aspect, .fixed:
      guard let (child, inner) = Self.content(tree, offer) else { return }
      place(child, x, y, inner, isInRow)
    }
  }

  private mutating func placeStack(
    _ children: [LayoutTree], _ spacing: Double?, _ offer: LayoutOffer, _ line: LayoutLine,
    _ frame: Rect, isRow: Bool
  ) {
    let (_, offers, gaps) = Self.stack(children, spacing, offer, isRow)
    var main = isRow ? frame.x : frame.y
    for (index, child) in children.enumerated() {
      let size = Self.size(child, offers[index], isRow)
      if isRow {
        let y = frame.y + line.place(in: frame.height) - line.place(in: size.height)
        place(child, main, y, offers[index], true)
      } else {
        let x = frame.x + line.place(in: frame.width) - line.place(in: size.width)
        place(child, x, main, offers[index], false)
      }
      main += (isRow ? size.width : size.height) + (index < gaps.count ? gaps[index] : 0)
    }
  }
}
