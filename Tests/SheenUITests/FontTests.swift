import Foundation
import SheenCore
import SheenUI
import Testing

/// Fonts: the sizes of roles, and what is changed about them.
@MainActor
@Suite struct FontTests {
  private let sample = Text("Hno 12")

  private func size(
    _ view: some View, change: (inout HostConfiguration) -> Void = { _ in }
  ) throws -> Size {
    try host(view, scale: 8, change: change).sizeThatFits(.unspecified)
  }

  /// Apple's table of text styles: Human Interface Guidelines, Typography, at the standard size.
  @Test(arguments: [
    (Font.TextStyle.largeTitle, 34.0, Font.Weight.regular), (.title, 28, .regular),
    (.title2, 22, .regular), (.title3, 20, .regular), (.headline, 17, .semibold),
    (.body, 17, .regular), (.callout, 16, .regular), (.subheadline, 15, .regular),
    (.footnote, 13, .regular), (.caption, 12, .regular), (.caption2, 11, .regular),
  ])
  func rolesHaveTheirSizes(style: Font.TextStyle, points: CGFloat, weight: Font.Weight) throws {
    let role = try size(sample.font(.system(style)))
    #expect(try role == size(sample.font(.system(size: points, weight: weight))))
  }

  @Test func rolesOfTheDesktopAndTheHeadset() throws {
    let title = try size(sample.font(.largeTitle)) { $0.textSizes = .macOS }
    #expect(try title == size(sample.font(.system(size: 26))))
    let wide = try size(sample.font(.largeTitle)) { $0.textSizes = .visionOS }
    #expect(try wide == size(sample.font(.system(size: 29, weight: .bold))))
  }

  /// Apple's table of Dynamic Type sizes: Human Interface Guidelines, Typography.
  @Test(arguments: [
    (Font.TextStyle.body, DynamicTypeSize.xSmall, 14.0), (.body, .xxxLarge, 23),
    (.body, .accessibility5, 53), (.largeTitle, .xxxLarge, 40), (.largeTitle, .accessibility1, 44),
    (.caption2, .small, 11), (.caption2, .accessibility5, 40), (.title3, .xLarge, 22),
    (.footnote, .medium, 12), (.callout, .accessibility3, 38), (.subheadline, .large, 15),
  ])
  func rolesGrowAsPeopleWantThem(
    style: Font.TextStyle, typeSize: DynamicTypeSize, points: CGFloat
  ) throws {
    let grown = try size(sample.font(.system(style)).dynamicTypeSize(typeSize))
    #expect(try grown == size(sample.font(.system(size: points))))
    let fixed = try size(sample.font(.system(size: 17)).dynamicTypeSize(typeSize))
    #expect(try fixed == size(sample.font(.system(size: 17))))
  }

  @Test func limitsOfTheTypeSize() throws {
    let view = sample.dynamicTypeSize(...DynamicTypeSize.xLarge)
    #expect(try size(view.dynamicTypeSize(.accessibility1)) == size(sample.font(.system(size: 19))))
    #expect(try size(view.dynamicTypeSize(.small)) == size(sample.font(.system(size: 15))))
  }

  @Test(.enabled(if: TextFixture.isThere)) func fontsByTheirNames() throws {
    let own = Font.custom("DejaVu Sans", fixedSize: 20.48)
    #expect(
      try size(sample.font(own)) == size(sample.font(.custom("DejaVuSans", fixedSize: 20.48))))
    #expect(try size(Text("H").font(own)).width == 15.5)
    // Bold letters are another font: its H is 1714 units wide.
    #expect(try size(Text("H").font(own.bold())).width == 17.25)
    #expect(try size(Text("H").bold().font(own)).width == 17.25)
    #expect(try size(Text("H").font(.custom("DejaVuSans-Bold", fixedSize: 20.48))).width == 17.25)
    // Those that grow are as large as running text lets them be.
    let growing = Font.custom("DejaVu Sans", size: 20.48, relativeTo: .largeTitle)
    #expect(try size(Text("H").font(growing)).width == 15.5)
    let large = try size(Text("H").font(growing).dynamicTypeSize(.accessibility5)).width
    #expect(large == (15.4 * 60 / 34 * 8).rounded(.up) / 8)
    let fixed = Text("H").font(own).dynamicTypeSize(.accessibility5)
    #expect(try size(fixed).width == 15.5)
  }

  @Test func aNameThatIsNotThereIsReplaced() throws {
    let replaced = try size(sample.font(.custom("No Such Font", fixedSize: 20)))
    #expect(try replaced == size(sample.font(.system(size: 20))))
  }

  @Test func lettersOfEqualWidths() throws {
    func width(_ view: some View) throws -> Double { try size(view).width }
    for view in [
      AnyView(Text("ill").monospaced()), AnyView(Text("ill").font(.body.monospaced())),
      AnyView(Text("ill").font(.system(.body, design: .monospaced))),
      AnyView(Text("ill").padding(0).monospaced()), AnyView(Text("ill").fontDesign(.monospaced)),
    ] {
      #expect(try width(view) == width(Text("MWM").monospaced()))
    }
    #expect(try width(Text("ill")) != width(Text("MWM")))
    #expect(try width(Text("111").monospacedDigit()) == width(Text("000").monospacedDigit()))
  }

  @Test func slantedLetters() throws {
    func drawn(_ view: some View) throws -> Outline {
      try #require(try shapes(host(view.font(.system(size: 40)))).first?.outline)
    }
    let upright = try drawn(Text("l"))
    let slanted = try drawn(Text("l").italic())
    #expect(slanted != upright)
    #expect(try drawn(Text("l").font(.system(size: 40).italic())) == slanted)
    #expect(try drawn(Text("l").padding(0).italic()) == slanted)
    #expect(try drawn(Text("l").italic(false)) == upright)
    #expect(try drawn(Text("l").italic(false).padding(0).italic()) == upright)
  }

  @Test func theSurroundingsChangeTheFont() throws {
    let inside = VStack { sample }.font(.title).fontWeight(.heavy)
    let own = sample.font(.title).fontWeight(.heavy)
    #expect(try size(inside) == size(own))
    #expect(
      try size(sample.fontWeight(.light).padding(0).fontWeight(.heavy))
        == size(sample.fontWeight(.light)))
    #expect(try size(sample.bold().font(.title)) == size(sample.font(.title.bold())))
    #expect(try size(sample.font(nil)) == size(sample.font(.body)))
  }

  @Test func smallerText() throws {
    let small = try size(sample.textScale(.secondary)).height
    #expect(try small < size(sample).height)
    #expect(try size(sample.textScale(.secondary, isEnabled: false)) == size(sample))
  }

  @Test(.enabled(if: TextFixture.isThere)) func tightAndLooseLines() throws {
    func height(_ leading: Font.Leading) throws -> Double {
      try size(Text("1\n2\n3").font(.custom("DejaVu Sans", fixedSize: 17).leading(leading))).height
    }
    // Apple's tables of running text: lines of 20, 22 and 24 points.
    #expect(try height(.loose) - height(.standard) == 4)
    #expect(try height(.standard) - height(.tight) == 4)
  }

  @Test(.enabled(if: TextFixture.isThere)) func fontsOfAFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "sheen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The same file under another name of its family.
    var bytes = try Data(contentsOf: URL(filePath: TextFixture.path))
    let (old, new) = ("DejaVu Sans", "Folder Sans")
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let (from, to) = (
        try #require(old.data(using: encoding)), try #require(new.data(using: encoding))
      )
      while let place = bytes.range(of: from) { bytes.replaceSubrange(place, with: to) }
    }
    try bytes.write(to: folder.appending(path: "a.ttf"))
    let text = Text("H").font(.custom("Folder Sans", fixedSize: 20.48))
    #expect(try size(text) { $0.fontDirectories = [folder.path] }.width == 15.5)
  }
}
