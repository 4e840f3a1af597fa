import SheenCore
import SheenUI
import Testing

struct PointerScriptTests {
  private func problem(_ text: String) -> String? {
    do throws(PointerScriptError) {
      _ = try PointerScript(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func everyEvent() throws {
    let script = try PointerScript(
      """
      0.5:120,80 0.6:down\t0.9:160,-80.5
      1.0:up 1.5:tap@120,80 2:scroll@0,-40 2:pinch@1.5
      2:rotate@-45 3:leave
      """)
    let expected: [(Double, [PointerEvent])] = [
      (0.5, [.moved(Point(120, 80))]), (0.6, [.pressed]), (0.9, [.moved(Point(160, -80.5))]),
      (1, [.released]), (1.5, [.moved(Point(120, 80)), .pressed, .released]),
      (2, [.scrolled(Point(0, -40)), .pinched(1.5), .rotated(-45)]), (3, [.left]),
    ]
    #expect(script.moments.map(\.time) == expected.map(\.0))
    #expect(script.moments.map(\.events) == expected.map(\.1))
  }

  @Test func textReadsBack() throws {
    let script = try PointerScript(
      "0.1:1,-2.5 0.1:down 0.2:up 0.30000000000000004:tap@1e-7,3 1:scroll@0,-4 1:pinch@1.5 "
        + "2:rotate@-45 3:leave")
    #expect(try PointerScript(script.description) == script)
    #expect(PointerScript().description.isEmpty)
  }

  @Test func nothing() throws {
    #expect(try PointerScript("").moments.isEmpty)
    #expect(try PointerScript(" \n").moments.isEmpty)
    #expect(try PointerScript("") == PointerScript())
  }

  /// Events of one instant are one moment, in their order.
  @Test func oneInstantIsOneMoment() throws {
    let script = try PointerScript("0:1,2 0.0:leave 0e3:3,4")
    #expect(script.moments.count == 1)
    #expect(script.moments[0].events == [.moved(Point(1, 2)), .left, .moved(Point(3, 4))])
  }

  /// A press ends where the pointer leaves.
  @Test func leavingReleases() throws {
    #expect(try PointerScript("0:1,1 0:down 1:leave 2:1,1 2:down").moments.count == 3)
    #expect(try PointerScript("0:leave").moments.count == 1)
  }

  @Test(arguments: [
    ("1,2", "1,2: there is no time; write TIME:EVENT, such as 0.5:120,80"),
    ("down", "down: there is no time; write TIME:EVENT, such as 0.5:120,80"),
    ("x:1,2", "x:1,2: 'x' is not a time; write seconds, 0 or more, before the colon"),
    (":1,2", ":1,2: '' is not a time; write seconds, 0 or more, before the colon"),
    ("-1:1,2", "-1:1,2: '-1' is not a time; write seconds, 0 or more, before the colon"),
    ("nan:1,2", "nan:1,2: 'nan' is not a time; write seconds, 0 or more, before the colon"),
    ("inf:leave", "inf:leave: 'inf' is not a time; write seconds, 0 or more, before the colon"),
    (
      "1:1,2 0.5:leave",
      "0.5:leave: it comes after an event at 1.0 s; put the events in order of time"
    ),
    ("0:tpa@1,2", "0:tpa@1,2: 'tpa@1,2' is not an event; did you mean tap@120,80?"),
    ("0:dwn", "0:dwn: 'dwn' is not an event; did you mean down?"),
    (
      "0:exit",
      "0:exit: 'exit' is not an event; there are X,Y, down, up, tap@X,Y, scroll@DX,DY, pinch@F, "
        + "rotate@A, leave"
    ),
    ("0:Scroll@0,1", "0:Scroll@0,1: 'Scroll@0,1' is not an event; did you mean scroll@0,-40?"),
    ("0:tap", "0:tap: 'tap' is not an event; write it like tap@120,80"),
    ("0:down@1,2", "0:down@1,2: 'down@1,2' is not an event; write it like down"),
    ("0:pinch@0", "0:pinch@0: 'pinch@0' is not an event; write it like pinch@1.5"),
    ("0:rotate@x", "0:rotate@x: 'rotate@x' is not an event; write it like rotate@45"),
    (
      "0:1;2",
      "0:1;2: '1;2' is not an event; write two finite numbers, X,Y in points, such as 120,80"
    ),
    (
      "0:nan,2",
      "0:nan,2: 'nan,2' is not an event; write two finite numbers, X,Y in points, such as 120,80"
    ),
    (
      "0:1,2,3",
      "0:1,2,3: '1,2,3' is not an event; write two finite numbers, X,Y in points, such as 120,80"
    ),
    ("0:", "0:: '' is not an event; write two finite numbers, X,Y in points, such as 120,80"),
    ("0:down", "0:down: the pointer is nowhere; move it there first"),
    ("0:1,1 1:leave 2:scroll@1,1", "2:scroll@1,1: the pointer is nowhere; move it there first"),
    ("0:1,1 1:down 2:tap@1,1", "2:tap@1,1: the pointer is down already; add an up"),
    ("0:1,1 1:up", "1:up: the pointer is not down; add a down"),
  ])
  func whatIsNoScript(text: String, message: String) {
    #expect(problem(text) == message)
  }
}
