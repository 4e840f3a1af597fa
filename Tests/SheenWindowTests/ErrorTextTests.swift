import SheenWindow
import Testing

/// What the overlay says in words, and how it breaks lines.
@Suite struct ErrorTextTests {
  @Test func placesAndCausesStandApart() {
    let rows = ErrorText(
      """
      Card.swift:12:18: error: cannot find 'Colour' in scope
          Colour.red
          ^~~~~~
      Card.swift:3:8: note: did you mean 'Color'?
      """
    ).rows(columns: 60, most: 20)
    #expect(
      rows.map(\.text) == [
        "Card.swift:12:18", "cannot find 'Colour' in scope", "    Colour.red", "    ^~~~~~",
        "Card.swift:3:8", "note: did you mean 'Color'?",
      ])
    #expect(rows.map(\.kind) == [.place, .cause, .detail, .detail, .detail, .detail])
  }

  @Test func otherMessagesAreCauses() {
    let rows = ErrorText("the scene stopped: index out of range\n\n  save to try again")
      .rows(columns: 80, most: 9)
    #expect(rows.map(\.kind) == [.cause, .cause])
    #expect(rows.map(\.text) == ["the scene stopped: index out of range", "  save to try again"])
  }

  @Test func longLinesBreakAtSpaces() {
    #expect(
      ErrorText.wrapped("type 'Int' has no member 'foo' at all", columns: 16)
        == ["type 'Int' has", "no member 'foo'", "at all"])
    #expect(ErrorText.wrapped("abcdefghij", columns: 4) == ["abcd", "efgh", "ij"])
    #expect(ErrorText.wrapped("  one two three", columns: 9) == ["  one two", "  three"])
    #expect(ErrorText.wrapped("exactly 16 chars", columns: 16) == ["exactly 16 chars"])
    #expect(ErrorText.wrapped("", columns: 16) == [""])
    #expect(
      ErrorText.wrapped(String(repeating: " ", count: 40) + "x", columns: 10).last?.hasSuffix("x")
        == true)
  }

  @Test func whatDoesNotFitIsCounted() {
    let text = (1...9).map { "line \($0)" }.joined(separator: "\n")
    let rows = ErrorText(text).rows(columns: 40, most: 4)
    #expect(rows.map(\.text) == ["line 1", "line 2", "line 3", "... 6 more lines"])
    #expect(ErrorText(text).rows(columns: 40, most: 9).last?.text == "line 9")
    #expect(ErrorText(text).rows(columns: 40, most: 1).map(\.text) == ["... 9 more lines"])
  }

  @Test func longMessagesTakeNoTime() {
    let line = String(repeating: "word ", count: 100_000) + "\n"
    let rows = ErrorText(String(repeating: line, count: 4)).rows(columns: 50, most: 10)
    #expect(rows.count == 10)
  }

  @Test func numbersAreWrittenPlainly() {
    #expect(1.25.fixed(3) == "1.250")
    #expect(0.0166.fixed(1, factor: 1000) == "16.6")
    #expect(0.04.fixed(1) == "0.0")
    #expect((-0.5).fixed(2) == "-0.50")
    #expect(12.0.fixed(0) == "12")
    #expect(Double.nan.fixed(1) == "-")
    #expect(Double.infinity.fixed(1) == "inf")
  }
}
