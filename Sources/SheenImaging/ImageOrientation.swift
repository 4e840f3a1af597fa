/// How an image lies in its file, as the Orientation tag of EXIF (JEITA CP-3451, tag 274) numbers it.
struct ImageOrientation: Hashable {
  /// Rows of the file are columns of the picture.
  let isTransposed: Bool
  /// The file's rows run from the picture's far end.
  let isReversedInX: Bool
  /// The file's columns run from the picture's far end.
  let isReversedInY: Bool

  /// The orientation of a number, 1…8; as it lies for any other.
  init(tag: Int) {
    isTransposed = (5...8).contains(tag)
    isReversedInX = [2, 3, 7, 8].contains(tag)
    isReversedInY = [3, 4, 6, 7].contains(tag)
  }

  /// What EXIF data says, a TIFF header and the directories after it.
  ///
  /// As it lies where it says nothing, or nothing that can be understood.
  init(exif bytes: [UInt8]) {
    // WebP writers often put in front what belongs to JPEG alone.
    let prefix = Array("Exif\0\0".utf8)
    let tiff = bytes.starts(with: prefix) ? Array(bytes.dropFirst(prefix.count)) : bytes
    self.init(tag: Self.tag(in: tiff) ?? 1)
  }

  private static func tag(in tiff: [UInt8]) -> Int? {
    let isLittle = tiff.starts(with: "II*\0".utf8)
    guard isLittle || tiff.starts(with: "MM\0*".utf8) else { return nil }
    func number(at offset: Int, size: Int) -> Int? {
      guard offset >= 0, offset <= tiff.count - size else { return nil }
      let bytes = tiff[offset..<offset + size]
      return isLittle
        ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, size: 4), let count = number(at: directory, size: 2)
    else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + 12 * entry
      guard let name = number(at: offset, size: 2) else { return nil }
      if name == 274 { return number(at: offset + 8, size: 2) }
    }
    return nil
  }
}

extension StraightImage {
  /// The image the way up it is meant, from one that lies as said.
  ///
  /// - Complexity: O(width × height) where anything moves.
  func oriented(_ orientation: ImageOrientation) -> StraightImage {
    if orientation == ImageOrientation(tag: 1) { return self }
    let samples: Samples =
      switch samples {
      case .bytes(let bytes): .bytes(moved(bytes, orientation))
      case .words(let words): .words(moved(words, orientation))
      }
    let (shownWidth, shownHeight) = orientation.isTransposed ? (height, width) : (width, height)
    return StraightImage(
      width: shownWidth, height: shownHeight, samples: samples, color: color, warnings: warnings)
  }

  private func moved<Sample>(_ source: [Sample], _ orientation: ImageOrientation) -> [Sample] {
    let columns = orientation.isTransposed ? height : width
    let rows = orientation.isTransposed ? width : height
    var target = source
    for y in 0..<rows {
      for x in 0..<columns {
        var (column, row) = orientation.isTransposed ? (y, x) : (x, y)
        if orientation.isReversedInX { column = width - 1 - column }
        if orientation.isReversedInY { row = height - 1 - row }
        let (from, to) = ((row * width + column) * 4, (y * columns + x) * 4)
        for channel in 0..<4 { target[to + channel] = source[from + channel] }
      }
    }
    return target
  }
}
