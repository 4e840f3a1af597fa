import Foundation
import SheenCore
import SheenDisplay
import SheenTestSupport
import Testing

/// Masks of several layers, against numbers of the web platform's own tests.
enum WebMask {
  private static let operators: [String: Blend] = [
    "add": .normal, "subtract": .sourceOut, "intersect": .sourceIn, "exclude": .xor,
  ]

  /// A case: a rectangle under a mask.
  static func figures(of line: [String: Any], on renderer: any Renderer) throws -> [Figure] {
    let picture = try renderer.picture(of: try list(line))
    return try picture.figures(
      premultiplied: line, within: max(line.number("tolerance", or: 1), 1))
  }

  private static func list(_ line: [String: Any]) throws -> DisplayList {
    let size = try #require(line["size"] as? [Double])
    let box = Size(size[0], size[1])
    let content = try #require(line["content"] as? [String: Any])
    let rect = try #require(content["rect"] as? [Double])
    let color = try #require(content["rgba"] as? [Double])
    let layers = try #require(line["mask_layers"] as? [[String: Any]])
    let joins = try #require(line["mask_composite"] as? [String])
    // The first layer is the top one; each is joined with all below it.
    let mask = try layers.indices.reversed().map { index in
      var item = try layer(layers[index], box, ItemID(UInt64(index)))
      if index < layers.count - 1 {
        item.blend = try #require(operators[joins[min(index, joins.count - 1)]])
      }
      return item
    }
    let item = DisplayItem(
      id: ItemID(1),
      content: .fill(
        .rect(Rect(rect[0], rect[1], rect[2], rect[3])),
        .solid(RGBA(color[0], color[1], color[2], color[3]))),
      opacity: try #require(line["opacity"] as? Double), mask: Mask(mask))
    return DisplayList(size: box, items: [item])
  }

  private static func layer(
    _ layer: [String: Any], _ box: Size, _ id: ItemID
  ) throws -> DisplayItem {
    let all = Rect(0, 0, box.width, box.height)
    let items =
      if let gradient = layer["gradient"] as? [String: Any] {
        [
          DisplayItem(
            id: id,
            content: .fill(.rect(all), try WebGradient.paint(gradient, rule: .weighted)))
        ]
      } else {
        try tiles(layer, box, id)
      }
    guard layer["mode"] as? String == "luminance" else {
      return DisplayItem(id: id, content: .group(items), isIsolated: true)
    }
    return DisplayItem(
      id: id, content: .fill(.rect(all), .solid(.black)), mask: Mask(items, mode: .luminance))
  }

  /// The plain regions of an image, in each tile that touches the box.
  private static func tiles(
    _ layer: [String: Any], _ box: Size, _ id: ItemID
  ) throws -> [DisplayItem] {
    let image = try #require(layer["image"] as? [String: Any])
    let size = try #require(image["size"] as? [Double])
    let regions = try #require(image["regions"] as? [[String: Any]])
    let tile = try #require(layer["tile"] as? [Double])
    let repeats = try #require(layer["repeat"] as? [String])
    let gap = layer["gap"] as? [Double] ?? [0, 0]
    func places(_ axis: Int, _ extent: Double) -> [Double] {
      guard repeats[axis] != "no-repeat" else { return [tile[axis]] }
      let step = tile[axis + 2] + gap[axis]
      let first = tile[axis] - (tile[axis] / step).rounded(.up) * step
      return Array(stride(from: first, to: extent, by: step))
    }
    var items: [DisplayItem] = []
    for y in places(1, box.height) {
      for x in places(0, box.width) {
        for region in regions {
          let rect = try #require(region["rect"] as? [Double])
          let color = try #require(region["rgba"] as? [Double])
          let scale = (tile[2] / size[0], tile[3] / size[1])
          items.append(
            DisplayItem(
              id: id,
              content: .fill(
                .rect(
                  Rect(
                    x + rect[0] * scale.0, y + rect[1] * scale.1, rect[2] * scale.0,
                    rect[3] * scale.1)),
                .solid(RGBA(color[0], color[1], color[2], color[3])))))
        }
      }
    }
    return items
  }
}
