import Foundation
import SheenCore
import SheenTestSupport
import SheenText
import Testing

/// Files that are no fonts, or only the half of one.
@Suite struct BrokenFontTests {
  private func scratch(_ bytes: [UInt8]) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    return url
  }

  /// Opens bytes as a font and reads every glyph; what is wrong with them, if anything.
  private func read(_ bytes: [UInt8]) throws -> TextError? {
    let url = try scratch(bytes)
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      let face = try TypeFace(path: url.path)
      let text = String((0x20...0x7e).map { Character(Unicode.Scalar(UInt8($0))) })
      let line = face.line(text + "AVAT", size: 12)
      #expect(line.outline.isFinite && line.width.isFinite)
      return nil
    } catch {
      #expect(error.description.contains(url.path) && !error.description.contains("\n"))
      return error
    }
  }

  @Test func missingFiles() throws {
    let error = #expect(throws: TextError.self) { try TypeFace(path: "/no/such/font.ttf") }
    #expect(
      error?.description
        == "/no/such/font.ttf: no such file or directory; check the path and its permissions")
    let folder = #expect(throws: TextError.self) { try TypeFace(path: "/tmp") }
    #expect(folder?.kind == .unreadable)
    #expect(throws: TextError.self) { try TypeFace(path: "/dev/zero") }
  }

  @Test func randomBytes() throws {
    #expect(try read([])?.kind == .notAFont)
    var generator = SeededGenerator(seed: 7)
    for count in [1, 12, 100, 5000] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(try read(bytes)?.kind == .notAFont)
      // The same behind the signature of a TrueType file.
      #expect(try read([0, 1, 0, 0] + bytes) != nil)
    }
  }

  @Test func truncatedFiles() throws {
    guard let data = FileManager.default.contents(atPath: FontFixture.sans) else {
      print("skipped: no \(FontFixture.sans)")
      return
    }
    let bytes = [UInt8](data)
    var refused = 0
    for part in 1..<40 {
      if try read(Array(bytes.prefix(bytes.count * part / 40))) != nil { refused += 1 }
    }
    #expect(try read(bytes) == nil)
    print("truncated fonts: \(refused) of 39 refused, the rest open with boxes for what is gone")
  }

  @Test func damagedFiles() throws {
    guard let data = FileManager.default.contents(atPath: FontFixture.mono) else {
      print("skipped: no \(FontFixture.mono)")
      return
    }
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      var bytes = [UInt8](data)
      for _ in 0..<200 {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      // The table directory suffers too, in half of the files.
      if Bool.random(using: &generator) {
        bytes[Int.random(in: 12..<300, using: &generator)] ^= 0x55
      }
      _ = try read(bytes)
    }
  }
}
