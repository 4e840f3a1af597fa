import Foundation
import SheenCore
import SheenDisplay
import SheenUI
import Testing

/// Labels, fields, and controls whose title is a string.
@MainActor
@Suite struct TitleTests {
  private let ear = Ear()

  private func read(_ view: some View) throws -> [String] { try lettersRead(host(view)) }

  @Test func controlsShowTheirTitles() throws {
    let (name, number) = ("*Ann*", 3)
    #expect(try read(Button("Go to **\(number)**") {}) == ["Go to 3"])
    #expect(try read(Button(name) {}) == ["*Ann*"])
    #expect(try read(Button("Delete", role: .destructive) {}) == ["Delete"])
    #expect(try read(Button("Star", systemImage: "star") {}) == ["Star"])
    #expect(try read(Toggle("On", isOn: .constant(true))) == ["On"])
    #expect(try read(Toggle(name, isOn: .constant(true))) == ["*Ann*"])
    #expect(try read(Stepper("\(number) pieces", value: .constant(3), in: 0...5)) == ["3 pieces"])
    #expect(try read(ProgressView("Loading", value: 0.5)) == ["Loading"])
    #expect(try read(ProgressView(name)) == ["*Ann*"])
    #expect(try read(VStack { Section("Head") { Text("Row") } }) == ["Head", "Row"])
    #expect(try read(Link("Site", destination: #require(URL(string: "https://a.b")))) == ["Site"])
    #expect(try read(Menu("More") { Text("Less") }) == ["More"])
    #expect(try read(LabeledContent("Size", value: "12")) == ["Size", "12"])
    #expect(try read(GroupBox("Box") { Text("Inside") }) == ["Box", "Inside"])
    #expect(try read(Gauge(value: 0.5) { Text("Speed") }) == ["Speed"])
  }

  @Test func aButtonWithATitleActs() throws {
    let view = Button("HHHHHH") { ear.hear("go") }.font(.system(size: 40))
    let host = host(view, size: Size(300, 100)) {
      $0.pointer = (try? PointerScript("1:tap@150,50")) ?? PointerScript()
    }
    _ = try host.displayList(at: 2)
    #expect(ear.words.count == 1)
  }

  @Test func aDestructiveButtonIsRed() throws {
    let red = try shapes(host(Text("H").foregroundStyle(.red))).map(\.color)
    #expect(try shapes(host(Button("H", role: .destructive) {})).map(\.color) == red)
    let blue = try shapes(host(Text("H").foregroundStyle(.blue))).map(\.color)
    #expect(try shapes(host(Button("H") {})).map(\.color) == blue)
  }

  @Test func labelsHaveATitleAndAnIcon() throws {
    let label = Label("HH", systemImage: "circle")
    func boxes(_ view: some View) throws -> [Rect] {
      try shapes(host(view.font(.system(size: 40)))).map(\.box)
    }
    let both = try boxes(label)
    #expect(both.count == 2 && both[0].maxX < both[1].x)
    #expect(abs(both[0].y + both[0].height / 2 - both[1].y - both[1].height / 2) <= 1)
    let (icon, title) = (
      try boxes(label.labelStyle(.iconOnly)), try boxes(label.labelStyle(.titleOnly))
    )
    #expect(icon.count == 1 && abs(icon[0].width - both[0].width) < 1e-6)
    #expect(title.count == 1 && abs(title[0].width - both[1].width) < 1e-6)
    #expect(try boxes(label.labelStyle(.titleAndIcon)) == both)
  }

  @Test func labelsOfOnesOwn() throws {
    struct Upwards: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.title
          configuration.icon
        }
      }
    }
    let label = Label {
      Text("H")
    } icon: {
      Color.red.frame(width: 20, height: 10)
    }
    let boxes = try shapes(host(label.labelStyle(Upwards()))).map(\.box)
    #expect(boxes.count == 2 && boxes[0].maxY < boxes[1].y)
  }

  @Test func fieldsShowTheirTextOrTheirPrompt() throws {
    #expect(try read(TextField("Name", text: .constant(""))) == ["Name"])
    #expect(try read(TextField("Name", text: .constant("Ann"))) == ["Ann"])
    #expect(try read(TextField("Name", text: .constant(""), prompt: Text("Who?"))) == ["Who?"])
    #expect(try read(TextField("Age", value: .constant(1234), format: .number)) == ["1,234"])
    #expect(try read(SecureField("Key", text: .constant("abc"))) == ["•••"])
    #expect(try read(TextEditor(text: .constant("Long\ntext"))) == ["Long\ntext"])
    // What is asked for is paler than what is written; both lie from side to side.
    let asked = try shapes(host(TextField("H", text: .constant(""))))
    let written = try shapes(host(TextField("", text: .constant("H"))))
    #expect(try #require(asked[0].color).alpha == 0.3)
    #expect(try #require(written[0].color).alpha == 1)
    #expect(written[0].box == asked[0].box && written[0].box.x < 10)
  }

  @Test func aBorderLiesAroundAField() throws {
    let field = TextField("H", text: .constant("")).textFieldStyle(.roundedBorder)
    let drawn = try shapes(host(field.frame(width: 200)))
    #expect(drawn.count == 3 && drawn[0].box.width == 200)
    #expect(drawn[2].box.x >= drawn[0].box.x + 7)
  }

  @Test func groupsUnfold() throws {
    let view = DisclosureGroup("More") { Text("Hidden") }
    let script = try PointerScript("1:tap@200,400")
    let host = host(view) { $0.pointer = script }
    #expect(try lettersRead(host, at: 0) == ["More"])
    #expect(try lettersRead(host, at: 3) == ["More", "Hidden"])
  }

  @Test func whatStandsWhereNothingIs() throws {
    let view = ContentUnavailableView(
      "Nothing", systemImage: "star", description: Text("Come back"))
    #expect(try read(view) == ["Nothing", "Come back"])
    let boxes = try shapes(host(view)).map(\.box)
    #expect(boxes.count == 3 && boxes[0].maxY < boxes[1].y && boxes[1].maxY < boxes[2].y)
  }
}
