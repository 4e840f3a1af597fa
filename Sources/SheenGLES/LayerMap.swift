internal import SheenCore

/// Which layers of an array texture hold which level of which image.
///
/// It knows nothing of GL.
struct LayerMap {
  /// A level of an image, by identity.
  struct Key: Hashable {
    let image: ObjectIdentifier
    let level: Int32
  }

  private struct Entry {
    // Weak: a texture must not keep a picture alive that nobody can draw any more.
    weak var image: ImageBuffer?
    var layers: Range<Int>
    var lastUse: Int
  }

  /// The number of layers there are.
  private(set) var capacity: Int
  private var entries: [Key: Entry] = [:]
  private var clock = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Begins a frame: what was used before may be evicted, what has died is forgotten.
  mutating func beginFrame() {
    clock += 1
    entries = entries.filter { $0.value.image != nil }
  }

  /// Forgets everything and sets the number of layers.
  mutating func reset(capacity: Int) {
    self.capacity = capacity
    entries.removeAll()
  }

  /// The layers of a level that is held; it is then in use for the rest of the frame.
  mutating func layers(of image: ImageBuffer, level: Int32) -> Range<Int>? {
    let key = Key(image: ObjectIdentifier(image), level: level)
    guard let entry = entries[key], entry.image === image else { return nil }
    entries[key]?.lastUse = clock
    return entry.layers
  }

  /// Finds neighbouring layers for a level, evicting what was used longest ago, never what this frame
  /// uses.
  ///
  /// - Returns: `nil` where there is no room.
  mutating func place(_ image: ImageBuffer, level: Int32, count: Int) -> Range<Int>? {
    while true {
      if let first = gap(of: count) {
        let layers = first..<first + count
        let key = Key(image: ObjectIdentifier(image), level: level)
        entries[key] = Entry(image: image, layers: layers, lastUse: clock)
        return layers
      }
      let idle = entries.filter { $0.value.lastUse < clock }
      let oldest = idle.min {
        ($0.value.lastUse, $0.value.layers.lowerBound)
          < ($1.value.lastUse, $1.value.layers.lowerBound)
      }
      guard let oldest else { return nil }
      entries[oldest.key] = nil
    }
  }

  private func gap(of count: Int) -> Int? {
    var first = 0
    let taken = entries.values.map(\.layers).sorted { $0.lowerBound < $1.lowerBound }
    for layers in taken {
      if layers.lowerBound - first >= count { return first }
      first = layers.upperBound
    }
    return capacity - first >= count ? first : nil
  }
}
