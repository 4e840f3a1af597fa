internal import SheenCore

/// An SVG file as far as Sheen reads it itself: its outermost tag, and how large it is.
struct SVGDocument: Sendable {
  /// The file, as errors name it.
  let file: String
  let bytes: [UInt8]
  /// The tag of the outermost element.
  private let root: XMLTags.Tag

  /// Finds the outermost tag.
  ///
  /// - Throws: `ImageError` where it is not that of an SVG file.
  init(_ bytes: [UInt8], named file: String) throws(ImageError) {
    var tags = XMLTags(bytes)
    guard let root = tags.next(), root.localName == "svg", root.kind != .end else {
      throw ImageError(
        .notAnImage, file: file, cause: "no SVG: its first element is not <svg>",
        mend: "export it again, as SVG in UTF-8")
    }
    self.file = file
    self.bytes = bytes
    self.root = root
  }

  /// Whether bytes are likely an SVG file; an SVG may begin with other things than its element.
  static func isLikely(_ bytes: [UInt8], named file: String) -> Bool {
    ImageFormat(bytes) == .svg || !bytes.isEmpty && file.lowercased().hasSuffix(".svg")
  }

  // MARK: Size

  /// The size in the document's pixels, which are points.
  ///
  /// Percentages are of the view box. Where one extent is missing the other and the shape of the view
  /// box give it; where both are, the size is that of the view box.
  ///
  /// - Throws: `ImageError` where nothing says a size, or one that is none.
  func size() throws(ImageError) -> Size {
    let box = viewBox
    let given = (extent("width", of: box?.width), extent("height", of: box?.height))
    let size: Size? =
      switch (given, box) {
      case ((let width?, let height?), _): Size(width, height)
      case ((let width?, nil), let box?): Size(width, width * box.height / box.width)
      case ((nil, let height?), let box?): Size(height * box.width / box.height, height)
      case (_, let box): box
      }
    guard let size else {
      throw ImageError(
        .damaged, file: file, cause: "the SVG says no size",
        mend: "give its <svg> a viewBox, or width and height")
    }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw ImageError(
        .damaged, file: file,
        cause: "the SVG is \(Self.text(size.width))×\(Self.text(size.height)) points large",
        mend: "give its <svg> a width and a height above 0")
    }
    return size
  }

  /// The extents of the view box; `nil` where there is none that has an area.
  private var viewBox: Size? {
    let numbers = (root["viewBox"] ?? "").split { " ,\t\r\n".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0,
      height > 0, width.isFinite, height.isFinite
    else { return nil }
    return Size(width, height)
  }

  private func extent(_ name: String, of whole: Double?) -> Double? {
    guard let text = root[name] else { return nil }
    let units: [(String, Double?)] = [
      ("%", whole.map { $0 / 100 }), ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96),
      ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("em", 16), ("ex", 8), ("", 1),
    ]
    let trimmed = text.filter { !$0.isWhitespace }
    for (unit, factor) in units where trimmed.hasSuffix(unit) {
      guard let number = Double(trimmed.dropLast(unit.count)), let factor else { return nil }
      return number * factor
    }
    return nil
  }

  // MARK: Other outermost tags

  /// The document with other attributes of its outermost element.
  ///
  /// - Parameters:
  ///   - attributes: Values by name; what there is of a name is replaced.
  ///   - content: What the element contains; `nil` for what it does contain.
  /// - Returns: The text of the document.
  func settingRoot(
    _ attributes: [(name: String, value: String)], content: [UInt8]? = nil
  ) -> [UInt8] {
    var text = Array(bytes[..<root.range.lowerBound]) + Array("<\(root.name)".utf8)
    for attribute in root.attributes
    where !attributes.contains(where: { $0.name == attribute.name }) {
      text += [UInt8(ascii: " ")] + bytes[attribute.range]
    }
    for (name, value) in attributes { text += Array(" \(name)=\"\(value)\"".utf8) }
    guard let content else {
      let end = root.kind == .empty ? "/>" : ">"
      return text + Array(end.utf8) + bytes[root.range.upperBound...]
    }
    return text + Array(">".utf8) + content + Array("</\(root.name)>".utf8)
  }

  /// A number as short as it can be written.
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
