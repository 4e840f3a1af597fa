import SheenImaging
import Testing

/// Every file of the PNG corpora is decoded exactly, or refused, as its manifest says.
@Suite struct PNGCorpusTests {
  struct Entry: Decodable {
    var file: String
    var expect: String
    var width: Int?
    var height: Int?
    var rgba16be_sha256: String?
    var rgba8_sha256: String?
  }

  @Test func digestMatchesPublishedVectors() {
    #expect(
      SHA256.hex(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hex([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  @Test(arguments: ["pngsuite", "malformed"])
  func everyFileIsAcceptedOrRefused(name: String) throws {
    let corpus = Corpus(name)
    for entry in try corpus.manifest(Entry.self) {
      let bytes = try corpus.bytes(entry.file)
      do {
        let image = try PNG.decode(bytes, named: entry.file)
        #expect(entry.expect != "reject", "\(entry.file) was accepted")
        if entry.expect == "accept" { check(image, entry) }
        _ = image.pixmap()
      } catch {
        #expect(entry.expect != "accept", "\(error)")
        #expect(error.description.hasPrefix(entry.file))
        #expect(!error.description.contains("\n"))
      }
    }
  }

  private func check(_ image: StraightImage, _ entry: Entry) {
    #expect(image.width == entry.width && image.height == entry.height, "\(entry.file)")
    #expect(SHA256.hex(image.bytes) == entry.rgba8_sha256, "\(entry.file)")
    guard let expected = entry.rgba16be_sha256 else { return }
    let bigEndian = image.words.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    #expect(SHA256.hex(bigEndian) == expected, "\(entry.file)")
  }
}
