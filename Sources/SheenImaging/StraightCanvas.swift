internal import SheenCore

/// The pixels of the last frame as files hold them: straight R G B A, without padding.
struct StraightCanvas {
  let width: Int
  let height: Int
  private(set) var bytes: [UInt8]

  /// Makes a transparent canvas.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Takes over a frame.
  ///
  /// - Parameters:
  ///   - pixmap: A picture of the canvas size.
  ///   - hint: Where it may differ from the canvas; `nil` for anywhere.
  /// - Returns: The smallest rectangle around the pixels that differ, or `nil` where none does.
  mutating func update(_ pixmap: Pixmap, within hint: PixelRect?) -> PixelRect? {
    let left = max(0, hint?.x ?? 0)
    let right = min(width, hint.map { $0.x + $0.width } ?? width)
    let top = max(0, hint?.y ?? 0)
    let bottom = min(height, hint.map { $0.y + $0.height } ?? height)
    guard left < right, top < bottom else { return nil }
    let row = UnsafeMutableRawBufferPointer.allocate(byteCount: (right - left) * 4, alignment: 16)
    defer { row.deallocate() }
    var changed: PixelRect?
    for y in top..<bottom {
      StraightAlpha.convert(pixmap, row: y, columns: left..<right, to: row)
      let first = (y * width + left) * 4
      let columns = bytes.withUnsafeMutableBytes { canvas in
        Self.replace(
          UnsafeMutableRawBufferPointer(rebasing: canvas[first..<first + row.count]), by: row)
      }
      guard let columns else { continue }
      let span = PixelRect(x: left + columns.lowerBound, y: y, width: columns.count, height: 1)
      changed = changed?.union(span) ?? span
    }
    return changed
  }

  /// Copies a row; the columns from the first to the last pixel that differed, or `nil`.
  private static func replace(
    _ target: UnsafeMutableRawBufferPointer, by source: UnsafeMutableRawBufferPointer
  ) -> Range<Int>? {
    func differs(_ column: Int) -> Bool {
      target.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
        != source.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
    }
    let count = source.count / 4
    guard let first = (0..<count).first(where: differs),
      let last = (first..<count).last(where: differs)
    else { return nil }
    target.copyMemory(from: UnsafeRawBufferPointer(source))
    return first..<last + 1
  }
}
