import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

@MainActor
struct SymbolTests {
  private struct NoSymbol: Error {}

  private func size(
    _ view: some View, change: (inout HostConfiguration) -> Void = { _ in }
  ) throws -> Size {
    try host(view, change: change).sizeThatFits(.unspecified)
  }

  /// The outline a view of one symbol draws, and what it is filled with.
  private func drawn(
    _ view: some View, change: (inout HostConfiguration) -> Void = { _ in }
  ) throws -> (outline: Outline, paint: Paint) {
    let list = try host(view, size: Size(200, 200), change: change).displayList(at: 0)
    guard case .fill(.path(let outline), let paint)? = list.items.first?.content else {
      throw NoSymbol()
    }
    return (outline, paint)
  }

  private func bounds(_ outline: Outline) -> Rect {
    var points: [Point] = []
    outline.forEachLine(.identity, tolerance: 0.001) { points += [$0, $1] }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return Rect(0, 0, 0, 0) }
    return Rect(left, top, right - left, bottom - top)
  }

  private func symbol(_ name: String, size: CGFloat, _ weight: Font.Weight = .regular) -> some View
  {
    Image(systemName: name).font(.system(size: size, weight: weight))
  }

  // MARK: The set

  @Test func theListNamesEverySymbolOnce() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/symbols.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let listed = text.split(separator: "\n").filter { $0.hasPrefix("- ") }.flatMap { line in
      line.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
    }
    #expect(listed.sorted() == SymbolSet.names)
    #expect(Set(listed).count >= 60)
  }

  @Test func theCommonNamesAreThere() {
    let names = Set(SymbolSet.names)
    for base in [
      "star", "heart", "circle", "bell", "bolt", "moon", "sun.max", "cloud", "lock", "play",
      "pause", "stop", "house", "person", "gearshape", "trash", "bookmark", "tag", "flag", "eye",
    ] {
      #expect(names.contains(base), "\(base)")
      #expect(names.contains(base + ".fill"), "\(base).fill")
    }
    for base in [
      "checkmark", "xmark", "plus", "minus", "chevron.left", "chevron.right", "chevron.up",
      "chevron.down", "arrow.left", "arrow.right", "arrow.up", "arrow.down", "magnifyingglass",
    ] {
      for form in ["", ".circle", ".circle.fill"] {
        #expect(names.contains(base + form), "\(base)\(form)")
      }
    }
  }

  @Test func everySymbolHasInkOfItsOwnInItsBox() throws {
    var masks: [[Bool]: String] = [:]
    for name in SymbolSet.names {
      let view = symbol(name, size: 100)
      let size = try size(view)
      let outline = try drawn(view).outline
      let box = Rect(100 - size.width / 2, 100 - size.height / 2, size.width, size.height)
      let bounds = bounds(outline)
      // Frames snap to pixels, so the middle may lie half a point beside.
      #expect(bounds.x >= box.x - 0.5 && bounds.maxX <= box.maxX + 0.5, "\(name) is too wide")
      #expect(bounds.y >= box.y - 0.5 && bounds.maxY <= box.maxY + 0.5, "\(name) is too high")
      #expect(max(size.width, size.height) < 150, "\(name) is too large")
      let ink = SymbolInk(outline, in: Rect(25, 25, 150, 150))
      #expect(ink.coverage > 0.01, "\(name) has no ink")
      if let other = masks.updateValue(name, forKey: ink.mask) {
        Issue.record("\(name) looks like \(other)")
      }
    }
  }

  /// A part that is taken away where nothing is, or twice, would show as ink.
  @Test(arguments: [Font.Weight.ultraLight, .regular, .bold, .black])
  func nothingIsTakenAwayTwice(weight: Font.Weight) throws {
    for name in SymbolSet.names {
      let outline = try drawn(symbol(name, size: 100, weight)).outline
      let ink = SymbolInk(outline, in: Rect(25, 25, 150, 150))
      #expect(ink.isConsistent, "\(name)")
    }
  }

  // MARK: Size and place

  @Test func aFilledStarHasItsSize() throws {
    let size = try size(symbol("star.fill", size: 17))
    #expect(abs(size.width - 20) < 0.5)
    #expect(abs(size.height - 19) < 0.5)
  }

  @Test func symbolsStandInTheMiddle() throws {
    for name in ["star.fill", "circle", "xmark", "heart.circle"] {
      let bounds = bounds(try drawn(symbol(name, size: 40)).outline)
      #expect(abs(bounds.x + bounds.width / 2 - 100) < 0.51, "\(name)")
      #expect(abs(bounds.y + bounds.height / 2 - 100) < 1.01, "\(name)")
    }
  }

  @Test func theSizeFollowsTheFont() throws {
    let unit = try size(symbol("star.fill", size: 1))
    func points(_ view: some View, _ sizes: TextSizes = .iOS) throws -> Double {
      let size = try size(view) { $0.textSizes = sizes }
      #expect(abs(size.height / unit.height - size.width / unit.width) < 1e-9)
      return (size.width / unit.width * 1000).rounded() / 1000
    }
    let star = Image(systemName: "star.fill")
    #expect(try points(star) == 17)
    #expect(try points(star.font(nil)) == 17)
    #expect(try points(star.font(.system(size: 23))) == 23)
    let styles: [(Font, iOS: Double, visionOS: Double, macOS: Double)] = [
      (.extraLargeTitle, 48, 48, 48), (.extraLargeTitle2, 38, 38, 38), (.title, 28, 24, 22),
      (.title2, 22, 22, 17), (.title3, 20, 19, 15), (.body, 17, 17, 13), (.callout, 16, 15, 12),
      (.subheadline, 15, 15, 11), (.footnote, 13, 13, 10), (.caption, 12, 12, 10),
    ]
    for (font, iOS, visionOS, macOS) in styles {
      let view = star.font(font.weight(.regular))
      #expect(try points(view) == iOS)
      #expect(try points(view, .visionOS) == visionOS)
      #expect(try points(view, .macOS) == macOS)
    }
    let large = star.font(.largeTitle.weight(.regular))
    #expect(try points(large) == 34)
    #expect(try points(large, .visionOS) == 29)
    #expect(try points(large, .macOS) == 26)
  }

  @Test func theScaleIsRelativeToTheFont() throws {
    func width(_ scale: Image.Scale) throws -> Double {
      try size(symbol("star", size: 20).imageScale(scale)).width
    }
    #expect(try width(.small) < width(.medium))
    #expect(try width(.medium) < width(.large))
    #expect(try width(.medium) == size(symbol("star", size: 20)).width)
  }

  @Test func proposalsAreIgnoredUnlessResizable() throws {
    let star = Image(systemName: "star.fill")
    let own = try size(star)
    #expect(try host(star).sizeThatFits(ProposedViewSize(width: 5, height: 90)) == own)
    let resizable = try host(star.resizable())
      .sizeThatFits(ProposedViewSize(width: 5, height: 90))
    #expect(resizable == Size(5, 90))
    let fitted = try drawn(star.resizable().scaledToFit().frame(width: 100, height: 190)).outline
    let stretched = try drawn(star.resizable().frame(width: 100, height: 190)).outline
    #expect(abs(bounds(fitted).width - bounds(stretched).width) < 0.01)
    #expect(abs(bounds(fitted).width - 100) < 4)
    #expect(abs(bounds(stretched).height - 190) < 8)
    let ratio = bounds(fitted).height / bounds(fitted).width
    #expect(abs(ratio - 0.95) < 0.03)
  }

  // MARK: Ink

  @Test func theWeightChangesTheLines() throws {
    func coverage(_ view: some View) throws -> Double {
      SymbolInk(try drawn(view).outline, in: Rect(25, 25, 150, 150)).coverage
    }
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let shares = try weights.map { try coverage(symbol("circle", size: 100, $0)) }
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 < $1 })
    let plain = Image(systemName: "circle").font(.system(size: 100))
    #expect(try coverage(plain.fontWeight(.bold)) == coverage(plain.bold()))
    #expect(try coverage(plain.bold()) == coverage(symbol("circle", size: 100, .bold)))
    let bold = Image(systemName: "circle").font(.system(size: 100).bold())
    #expect(try coverage(bold) == coverage(plain.bold()))
  }

  /// A ring of regular weight: π · (r₁² − r₀²) of ink, and the disc π · r₁².
  @Test func areasAreThoseOfTheRing() throws {
    func area(_ name: String) throws -> Double {
      var sum = 0.0
      try drawn(symbol(name, size: 100)).outline.forEachLine(.identity, tolerance: 0.001) {
        sum += ($0.x * $1.y - $1.x * $0.y) / 2
      }
      return abs(sum)
    }
    let outer = bounds(try drawn(symbol("circle", size: 100)).outline).width / 2
    #expect(abs(try area("circle.fill") - .pi * outer * outer) < 10)
    let inner = outer - 9
    #expect(abs(try area("circle") - .pi * (outer * outer - inner * inner)) < 10)
    // A filled circle with a sign in it lacks the sign.
    #expect(try area("minus.circle.fill") < area("circle.fill") - 100)
  }

  @Test func symbolsHaveTheColorOfMainContent() throws {
    #expect(try drawn(Image(systemName: "star")).paint == .solid(.black))
    #expect(
      try drawn(Image(systemName: "star")) { $0.colorScheme = .dark }.paint == .solid(.white))
  }

  @Test func symbolsTakeTheForegroundStyle() throws {
    let star = Image(systemName: "star")
    #expect(try drawn(star.foregroundColor(.white)).paint == .solid(.white))
    #expect(try drawn(star.foregroundStyle(.white).font(.title)).paint == .solid(.white))
    let gradient = LinearGradient(
      colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    let size = try size(star)
    guard case .linear(let paint) = try drawn(star.foregroundStyle(gradient)).paint else {
      throw NoSymbol()
    }
    // From side to side of the frame, which snaps to pixels.
    #expect(abs(paint.end.x - paint.start.x - size.width) < 1)
  }

  @Test func anUnknownNameDrawsABoxAndNamesTheNearest() throws {
    let outline = try drawn(Image(systemName: "star.fil")).outline
    let box = bounds(outline)
    #expect(box.width > 10 && box.height > 10)
    #expect(try size(Image(systemName: "star.fil")) == size(Image(systemName: "no such name")))
    let warning = SymbolSet.warning(forUnknown: "star.fil")
    #expect(warning.hasPrefix(#"no symbol named "star.fil""#))
    #expect(warning.contains(#"the nearest are "star.fill""#))
  }

  @Test func equalImagesAreEqual() {
    #expect(Image(systemName: "star") == Image(systemName: "star"))
    #expect(Image(systemName: "star") != Image(systemName: "heart"))
    #expect(Image(systemName: "star") != Image("star"))
  }
}
