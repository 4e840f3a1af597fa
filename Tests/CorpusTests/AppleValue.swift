import Foundation
import SheenCore
import SheenDisplay
import SheenTestSupport
import SheenUI
import Testing

/// Numbers Apple's frameworks gave: colours, curves, effects, pixels and rules.
@MainActor
enum AppleValue {
  /// Takes the file apart: one case for each colour, curve, effect, picture and rule.
  nonisolated static func cases(_ file: [String: Any]) throws -> [CorpusCase] {
    func section(_ name: String) throws -> [String: Any] {
      try #require(file[name] as? [String: Any])
    }
    var cases: [CorpusCase] = []
    for (palette, colors) in try section("system_colours") {
      for (name, value) in colors as? [String: Any] ?? [:] {
        cases.append(
          CorpusCase(
            id: "system_colours/\(palette)/\(name)",
            entry: ["palette": palette, "name": name, "value": value]))
      }
    }
    for name in ["colour_resolved_hex", "unit_curves", "colour_effects"] {
      for (index, entry) in try section(name).objects("cases").enumerated() {
        let own = entry["curve"] as? String ?? entry["swift"] as? String ?? "\(index)"
        cases.append(CorpusCase(id: "\(name)/\(own)", entry: entry))
      }
    }
    cases += file.objects("pixel_maps").map { CorpusCase(id: "pixel_maps/\($0.id)", entry: $0) }
    cases += file.objects("rules").map { rule in
      CorpusCase(id: "rules/\(rule["topic"] as? String ?? "")", entry: rule)
    }
    return cases.sorted { $0.id < $1.id }
  }

  static func figures(of reference: CorpusCase, on renderer: any Renderer) throws -> [Figure] {
    let entry = reference.entry
    switch reference.id.split(separator: "/").first {
    case "system_colours": return try systemColor(entry, on: renderer)
    case "colour_resolved_hex": return resolved(entry)
    case "unit_curves": return curve(entry)
    case "colour_effects": return try effect(entry, on: renderer)
    case "pixel_maps":
      return entry["rows"] == nil ? try stack(entry, on: renderer) : try square(entry, on: renderer)
    default: return try rule(entry["topic"] as? String ?? "", on: renderer)
    }
  }

  /// The straight colour of the middle of a view of 8 × 8 points.
  static func middle(
    _ view: some View, palette: ColorPalette = .iOS18, isDark: Bool = false,
    on renderer: any Renderer
  ) throws -> [Double] {
    let color = SIMD4<Double>(
      try ApplePicture.picture(view, [8, 8], palette: palette, isDark: isDark, on: renderer)[4, 4])
    let straight = (0..<3).map { color.w > 0 ? (color[$0] * 255 / color.w).rounded() : 0 }
    return straight + [color.w]
  }

  static func figures(
    _ name: String, _ drawn: [Double], from expected: [Double], within tolerance: Double
  ) -> [Figure] {
    zip(drawn, expected).map { Figure(name, $0, from: $1, within: tolerance) }
  }

  // MARK: Colours

  private static let colors: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "gray": .gray, "primary": .primary, "secondary": .secondary,
    "red_opacity_0_5": .red.opacity(0.5),
  ]

  private static func systemColor(
    _ entry: [String: Any], on renderer: any Renderer
  ) throws -> [Figure] {
    let (name, file) = (entry["name"] as? String ?? "", entry["palette"] as? String ?? "")
    let palette: ColorPalette = file.hasPrefix("macos") ? .macOS26 : .iOS18
    if name == "default_shape_fill" {
      let fill = try middle(Rectangle(), palette: palette, on: renderer)
      let primary = try middle(Color.primary, palette: palette, on: renderer)
      return figures(name, fill, from: primary, within: 0)
    }
    guard let color = colors[name] else { return [] }
    let drawn = try middle(
      color, palette: palette, isDark: file.hasSuffix("dark"), on: renderer)
    if let components = entry["value"] as? [Double] {
      return figures(name, drawn, from: components + [255], within: 0)
    }
    // "black at alpha 216/255", "alpha 128/255"
    let text = (entry["value"] as? String ?? "").split { " /".contains($0) }
    let alpha = text.count > 1 ? Double(text[text.count - 2]) ?? .nan : .nan
    return figures(
      name, text.first == "black" ? drawn : [drawn[3]],
      from: text.first == "black" ? [0, 0, 0, alpha] : [alpha], within: 0)
  }

  private static func resolved(_ entry: [String: Any]) -> [Figure] {
    let spaces: [String: Color.RGBColorSpace] = [
      "sRGB": .sRGB, "sRGBLinear": .sRGBLinear, "displayP3": .displayP3,
    ]
    guard let space = spaces[entry["space"] as? String ?? ""] else { return [] }
    func part(_ key: String) -> Float { Float(entry.number(key)) }
    let color = Color.Resolved(
      colorSpace: space, red: part("red"), green: part("green"), blue: part("blue"),
      opacity: part("opacity"))
    let (text, expected) = (color.description, entry["hex"] as? String ?? "")
    func bytes(_ hex: String) -> [Double] {
      let value = UInt32(hex.dropFirst(), radix: 16) ?? 0
      return [24, 16, 8, 0].map { Double(value >> $0 & 255) }
    }
    return [Figure("the length", Double(text.count), from: Double(expected.count), within: 0)]
      + figures("\(text) for \(expected)", bytes(text), from: bytes(expected), within: 0)
  }

  // MARK: Curves and effects

  private static func curve(_ entry: [String: Any]) -> [Figure] {
    let curves: [String: UnitCurve] = [
      "UnitCurve.linear": .linear, "UnitCurve.easeIn": .easeIn, "UnitCurve.easeOut": .easeOut,
      "UnitCurve.easeInOut": .easeInOut,
    ]
    guard let curve = curves[entry["curve"] as? String ?? ""] else { return [] }
    return [("value", curve.value(at:)), ("velocity", curve.velocity(at:))].flatMap {
      key, function in
      entry.objects(key).map { sample in
        let t = sample.number("t")
        return Figure(
          "\(key) at \(t)", function(t), from: sample.number("v"), within: entry.tolerance)
      }
    }
  }

  private static func effect(
    _ entry: [String: Any], on renderer: any Renderer
  ) throws -> [Figure] {
    let copper = Color(red: 0.8, green: 0.4, blue: 0.2)
    let effects: [String: AnyView] = [
      ".brightness(0.2)": AnyView(copper.brightness(0.2)),
      ".contrast(0.5)": AnyView(copper.contrast(0.5)),
      ".saturation(0.5)": AnyView(copper.saturation(0.5)),
      ".hueRotation(.degrees(90))": AnyView(copper.hueRotation(.degrees(90))),
      ".colorInvert()": AnyView(copper.colorInvert()),
      ".colorMultiply(Color(red: 0, green: 0.5, blue: 1))": AnyView(
        copper.colorMultiply(Color(red: 0, green: 0.5, blue: 1))),
    ]
    let code = entry["swift"] as? String ?? ""
    let name = code.replacing("Color(red: 0.8, green: 0.4, blue: 0.2)", with: "")
    guard let view = effects[name] else { return [] }
    // The file states one tolerance for all.
    return figures(
      name, try middle(view, on: renderer), from: entry.numbers("rgba"), within: 1)
  }

  // MARK: Pixels

  private static func square(
    _ entry: [String: Any], on renderer: any Renderer
  ) throws -> [Figure] {
    let view = ZStack {
      Color.black.frame(width: 12, height: 12)
      Color.white.frame(width: 6, height: 6).rotationEffect(.degrees(45))
    }
    let picture = try ApplePicture.picture(view, [12, 12], on: renderer)
    let rows = entry["rows"] as? [String] ?? []
    return rows.enumerated().flatMap { y, row in
      row.split(separator: " ").enumerated().map { x, hex in
        Figure(
          "(\(x), \(y))", Double(picture[x, y].x), from: Double(UInt8(hex, radix: 16) ?? 0),
          within: entry.tolerance)
      }
    }
  }

  private static func stack(
    _ entry: [String: Any], on renderer: any Renderer
  ) throws -> [Figure] {
    let view = ZStack {
      Color.black.frame(width: 12, height: 12)
      Color.white.opacity(0.8).frame(width: 8, height: 8)
      Color.black.opacity(0.5).frame(width: 4, height: 4)
      Color.white.opacity(0.22).frame(width: 2, height: 2)
    }
    let picture = try ApplePicture.picture(view, [12, 12], on: renderer)
    let values = entry["values"] as? [String: Any] ?? [:]
    return [("outer", 0), ("ring_8", 2), ("ring_4", 4), ("centre", 5)].map { name, x in
      Figure(name, Double(picture[x, 6].x), from: values.number(name), within: entry.tolerance)
    }
  }
}
