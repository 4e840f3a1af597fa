import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// What texts read.
@MainActor
@Suite struct TextTests {
  private static let noon = Date(timeIntervalSinceReferenceDate: 757_425_600)

  // MARK: Literals and values

  @Test func stringsAreShownAsTheyAre() throws {
    let name = "**a** `b`"
    #expect(try lettersRead(Text(name)) == "**a** `b`")
    #expect(try lettersRead(Text(verbatim: "**a**")) == "**a**")
    #expect(try lettersRead(Text(name.prefix(3))) == "**a")
    #expect(try lettersRead(Text("\(name) c")) == "**a** `b` c")
    #expect(try lettersRead(Text(LocalizedStringKey(name))) == "a b")
  }

  /// Text on Apple's systems groups digits and writes six places: `%lld` and `%lf` in the locale.
  @Test func numbersInLiteralsAreWrittenInTheLocale() throws {
    #expect(try lettersRead(Text("\(1_234_567)")) == "1,234,567")
    #expect(try lettersRead(Text("\(UInt8(7))/\(-3)")) == "7/-3")
    #expect(try lettersRead(Text("\(1.5)")) == "1.500000")
    #expect(try lettersRead(Text("\(CGFloat(2.25), specifier: "%.1f")%")) == "2.2%")
    #expect(try lettersRead(Text("\(7, specifier: "%03d")")) == "007")
    let german = Text("\(1_234_567)").environment(\.locale, Locale(identifier: "de_DE"))
    #expect(try lettersRead(host(german)) == ["1.234.567"])
  }

  /// A format of another type than the number is not followed; in C it would be anything.
  @Test(arguments: ["%@", "%s", "%f", "%n", "%d %d", "%*d", "%", "", "%9999999999d"])
  func formatsThatDoNotFitAreNotFollowed(format: String) throws {
    let text = try lettersRead(Text("\(42, specifier: format)"))
    #expect(text.contains("42"))
  }

  @Test func formatsAndFormatters() throws {
    #expect(try lettersRead(Text(0.25, format: .percent)) == "25%")
    #expect(
      try lettersRead(Text("\(3.14159, format: .number.precision(.fractionLength(2)))")) == "3.14")
    let formatter = NumberFormatter()
    formatter.minimumIntegerDigits = 4
    #expect(try lettersRead(Text(NSNumber(value: 12), formatter: formatter)) == "0012")
    #expect(try lettersRead(Text("n \(NSNumber(value: 12), formatter: formatter)")) == "n 0012")
  }

  /// Examples of CommonMark's sections on emphasis, code and links, and GitHub's strikethrough.
  @Test(arguments: [
    ("*foo bar*", "foo bar"), ("a * foo bar*", "a * foo bar*"), ("foo*bar*", "foobar"),
    ("_foo bar_", "foo bar"), ("foo_bar_baz", "foo_bar_baz"), ("**foo bar**", "foo bar"),
    ("** foo bar**", "** foo bar**"), ("*foo **bar** baz*", "foo bar baz"),
    ("***foo** bar*", "foo bar"), ("**foo*", "*foo"), ("*foo**", "foo*"),
    ("`foo`", "foo"), ("`` foo ` bar ``", "foo ` bar"), ("`foo", "`foo"), ("*foo`*`", "*foo*"),
    ("[link](/uri)", "link"), ("[a *b*](/uri)", "a b"), ("[a] (b)", "[a] (b)"),
    ("<https://a.b/c>", "https://a.b/c"), ("a < b", "a < b"), ("\\*not\\*", "*not*"),
    ("~~Hi~~ Hello", "Hi Hello"), ("~~~no~~~", "~~~no~~~"), ("a\nb", "a\nb"),
  ])
  func markdownInLiterals(source: String, read: String) throws {
    #expect(try lettersRead(Text(LocalizedStringKey(source))) == read)
  }

  @Test(.enabled(if: TextFixture.isThere)) func markdownChangesTheLook() throws {
    let name = "value"
    func size(_ text: Text) throws -> Size { try textSize(text) }
    #expect(
      try size(Text("an **\(name)** x")) == size(Text("an ") + Text(name).bold() + Text(" x")))
    #expect(try size(Text("an `\(name)`")) == size(Text("an ") + Text(name).monospaced()))
    #expect(try size(Text("**a**")) != size(Text("a")))
    let host = host(Text("a ~~b~~").font(TextFixture.font))
    let plain = Text("a b").font(TextFixture.font)
    let (struck, letters) = (try shapes(host), try shapes(SheenUITests.host(plain)))
    #expect(struck.count == 1 && letters.count == 1)
    #expect(struck[0].outline.elements.count == letters[0].outline.elements.count + 5)
  }

  @Test func linksHaveTheColorOfControls() throws {
    let view = Text("see [this](https://a.b)").tint(Color(red: 1, green: 0, blue: 0))
    let colors = try shapes(host(view)).compactMap(\.color)
    #expect(colors == [RGBA(0, 0, 0), RGBA(1, 0, 0)])
  }

  // MARK: Parts

  @Test func textsAreJoined() throws {
    let text = Text("a") + Text("b").bold() + Text(verbatim: "c")
    #expect(try lettersRead(text) == "abc")
    #expect(text == Text("a") + Text("b").bold() + Text(verbatim: "c"))
    #expect(text != Text("a") + Text("b") + Text(verbatim: "c"))
  }

  @Test func whatIsNearestToTheLettersCounts() throws {
    let inner = Text("a").foregroundColor(.red).foregroundColor(.blue)
    let outer = (Text("a").foregroundStyle(.red) + Text("b")).foregroundStyle(.blue)
    let red = try #require(try shapes(host(Text("a").foregroundStyle(.red))).first?.color)
    let blue = try #require(try shapes(host(Text("a").foregroundStyle(.blue))).first?.color)
    #expect(try shapes(host(inner)).map(\.color) == [red])
    #expect(Set(try shapes(host(outer)).compactMap(\.color)) == [red, blue])
    #expect(
      try shapes(host(Text("a").foregroundStyle(.red).foregroundStyle(.blue).padding())).map(
        \.color) == [red])
  }

  @Test func stringsWithAttributes() throws {
    var string = AttributedString("big")
    string.foregroundColor = .red
    string.underlineStyle = .single
    string.backgroundColor = .yellow
    var rest = AttributedString(" small")
    rest.font = .system(size: 5)
    string.append(rest)
    let host = host(Text(string).font(TextFixture.font))
    #expect(try lettersRead(host) == ["big small"])
    let drawn = try shapes(host)
    // The ground, then the letters of the surroundings, then those in red with their line.
    #expect(drawn.count == 3)
    let plain = Text("big").foregroundStyle(.red).font(TextFixture.font)
    let letters = try #require(try shapes(SheenUITests.host(plain)).first)
    #expect(drawn[2].outline.elements.count == letters.outline.elements.count + 5)
  }

  @Test func lettersOfOneCase() throws {
    #expect(try lettersRead(host(Text("Straße 1").textCase(.uppercase))) == ["STRASSE 1"])
    #expect(try lettersRead(host(Text("ABC").textCase(.lowercase))) == ["abc"])
    #expect(try lettersRead(host(Text("Abc").textCase(nil).textCase(.uppercase))) == ["Abc"])
  }

  // MARK: Dates

  /// The forms are those of the documentation of `Text.DateStyle`.
  @Test(arguments: [
    (Text.DateStyle.date, 0.0, "January 1, 2025"), (.timer, 134, "2:14"), (.timer, -134, "2:14"),
    (.timer, 133_141, "36:59:01"), (.offset, 7200, "+2 hours"), (.offset, -7_900_000, "-3 months"),
    (.relative, 8580, "2 hours, 23 minutes"), (.relative, 34_300_000, "1 year, 1 month"),
    (.relative, -61, "1 minute, 1 second"), (.relative, 0, "0 seconds"),
  ])
  func datesByTheirStyles(style: Text.DateStyle, offset: Double, read: String) throws {
    let host = host(Text(Self.noon.addingTimeInterval(offset), style: style)) {
      $0.epoch = Self.noon.timeIntervalSinceReferenceDate
    }
    #expect(try lettersRead(host) == [read])
  }

  @Test func theTimeOfTheDay() throws {
    let text = try lettersRead(Text(Self.noon, style: .time))
    // Unicode has a narrow space before the letters.
    #expect(text.filter { !$0.isWhitespace } == "12:00PM")
  }

  @Test func timersFollowTheScenesTime() throws {
    let view = Text(timerInterval: Self.noon...Self.noon.addingTimeInterval(3))
    let host = host(view) { $0.epoch = Self.noon.timeIntervalSinceReferenceDate - 1 }
    #expect(try lettersRead(host, at: 0) == ["0:03"])
    #expect(host.nextChange(after: 0) == 1)
    #expect(try lettersRead(host, at: 1) == ["0:03"])
    #expect(try lettersRead(host, at: 1.5) == ["0:03"])
    #expect(host.nextChange(after: 1.5) == 2)
    #expect(try lettersRead(host, at: 2) == ["0:02"])
    #expect(try lettersRead(host, at: 3.999) == ["0:01"])
    #expect(try lettersRead(host, at: 4) == ["0:00"])
    #expect(host.nextChange(after: 4) == nil)
    #expect(try host.extent() == .rests(at: 4))
  }

  @Test func timersThatCountUpOrStop() throws {
    let hour = Self.noon...Self.noon.addingTimeInterval(7200)
    func read(_ text: Text, at time: Double) throws -> [String] {
      try lettersRead(
        host(text) { $0.epoch = Self.noon.timeIntervalSinceReferenceDate }, at: time)
    }
    #expect(try read(Text(timerInterval: hour, countsDown: false), at: 3725.5) == ["1:02:05"])
    #expect(
      try read(Text(timerInterval: hour, countsDown: false, showsHours: false), at: 3725)
        == ["62:05"])
    let pause = Self.noon.addingTimeInterval(10)
    #expect(try read(Text(timerInterval: hour, pauseTime: pause), at: 60) == ["1:59:50"])
  }

  @Test func aTimerOfADateGoesOnForEver() throws {
    let host = host(Text(Self.noon, style: .timer)) {
      $0.epoch = Self.noon.timeIntervalSinceReferenceDate
    }
    #expect(try lettersRead(host, at: 59.5) == ["0:59"])
    #expect(host.nextChange(after: 59.5) == 60)
    #expect(try lettersRead(host, at: 60) == ["1:00"])
    #expect(try host.extent() == .endless)
  }
}
