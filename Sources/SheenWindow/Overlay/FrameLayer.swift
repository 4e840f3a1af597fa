internal import SheenCore

extension Overlay {
  /// The least extents of a frame that gets its name.
  private static let namedExtent = Size(48, 18)
  /// The most names drawn.
  private static let mostNames = 200

  /// Draws the edge of every frame, coloured by depth, and the names of larger ones.
  func drawFrames(on canvas: inout OverlayCanvas) {
    guard !frames.isEmpty else { return }
    canvas.begin(.frames)
    let colors = OverlayStyle.frames
    var lines = [[Outline.Element]](repeating: [], count: colors.count)
    for frame in frames {
      lines[colorIndex(frame)] += edge(frame, canvas)
    }
    for (color, elements) in zip(colors, lines) {
      canvas.fill(Outline(elements), RGBA(color.red, color.green, color.blue, 0.8))
    }
    drawNames(on: &canvas)
  }

  private func colorIndex(_ frame: Frame) -> Int {
    max(frame.depth, 0) % OverlayStyle.frames.count
  }

  /// The line just inside a frame's edge.
  private func edge(_ frame: Frame, _ canvas: OverlayCanvas) -> [Outline.Element] {
    let count = frame.corners.count
    let inset = canvas.hairline / 2
    let corners = frame.corners.indices.map { index in
      let corner = frame.corners[index]
      let neighbors = [
        frame.corners[(index + 1) % count], frame.corners[(index + count - 1) % count],
      ]
      return neighbors.reduce(corner) { place, next in
        let (x, y) = (next.x - corner.x, next.y - corner.y)
        let length = (x * x + y * y).squareRoot()
        let step = length > 0 ? min(inset / length, 0.5) : 0
        return Point(place.x + x * step, place.y + y * step)
      }
    }
    guard let first = corners.first else { return [] }
    let contour = [Outline.Element.move(first)] + corners.dropFirst().map { .line($0) } + [.close]
    return Outline(contour).stroked(StrokePen(width: canvas.hairline)).elements
  }

  /// Writes names into the top left corners, the next one lower where one is there already.
  private func drawNames(on canvas: inout OverlayCanvas) {
    var taken: [Rect] = []
    for frame in frames {
      guard taken.count < Self.mostNames else { return }
      let bounds = Outline(frame.corners.map { .line($0) }).controlBounds()
      guard bounds.width >= Self.namedExtent.width, bounds.height >= Self.namedExtent.height else {
        continue
      }
      var tag = Rect(
        bounds.x, bounds.y, canvas.width(frame.label, .label) + 8,
        OverlayStyle.Text.label.lineHeight)
      while taken.contains(where: { $0.meets(tag) }) { tag.y += tag.height + 1 }
      guard tag.width > 8, tag.width <= bounds.width, tag.maxY <= bounds.maxY else { continue }
      taken.append(tag)
      canvas.tag(frame.label, in: tag, OverlayStyle.frames[colorIndex(frame)])
    }
  }
}

extension OverlayCanvas {
  /// Writes a name on a small dark plate.
  mutating func tag(_ name: String, in rect: Rect, _ color: RGBA) {
    let rect = snapped(rect)
    fill(Outline.rounded(rect, radius: 2), OverlayStyle.panel)
    let baseline = baseline(.label, inRowFrom: rect.y, height: rect.height)
    text(name, .label, at: Point(rect.x + 4, baseline), color)
  }
}

extension Rect {
  /// Whether two rectangles share an area.
  func meets(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
