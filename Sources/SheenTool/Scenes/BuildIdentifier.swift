internal import Foundation

/// The identifier that the linker derived from the content of an executable: another build, another one.
enum BuildIdentifier {
  /// That of the running executable.
  static let current = System.executablePath.map(ofFile) ?? "unknown"

  /// That of an executable; its size and date where the linker left none.
  static func ofFile(_ path: String) -> String {
    let file = FileHandle(forReadingAtPath: path)
    if let file, let note = note(in: file) { return note }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    return "\(attributes?[.size] ?? 0).\(date?.timeIntervalSince1970 ?? 0)"
  }

  /// The note `NT_GNU_BUILD_ID` of a 64-bit ELF file.
  private static func note(in file: FileHandle) -> String? {
    guard let header = bytes(of: file, at: 0, count: 64) else { return nil }
    let table = number(header, at: 32, size: 8)
    let size = number(header, at: 54, size: 2)
    for i in 0..<number(header, at: 56, size: 2) {
      guard let entry = bytes(of: file, at: table + i * size, count: 56) else { return nil }
      guard number(entry, at: 0, size: 4) == 4 else { continue }  // PT_NOTE
      let (start, length) = (number(entry, at: 8, size: 8), number(entry, at: 32, size: 8))
      if let notes = bytes(of: file, at: start, count: min(length, 65_536)),
        let found = identifier(in: notes)
      {
        return found
      }
    }
    return nil
  }

  private static func identifier(in notes: [UInt8]) -> String? {
    var offset = 0
    while offset + 12 <= notes.count {
      let nameSize = number(notes, at: offset, size: 4)
      let size = number(notes, at: offset + 4, size: 4)
      let content = offset + 12 + (nameSize + 3) / 4 * 4
      guard content + size <= notes.count else { return nil }
      if number(notes, at: offset + 8, size: 4) == 3, nameSize == 4 {
        return notes[content..<content + size].map {
          String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
        }
        .joined()
      }
      offset = content + (size + 3) / 4 * 4
    }
    return nil
  }

  private static func bytes(of file: FileHandle, at offset: Int, count: Int) -> [UInt8]? {
    guard (try? file.seek(toOffset: UInt64(offset))) != nil,
      let data = try? file.read(upToCount: count), data.count == count
    else { return nil }
    return Array(data)
  }

  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int {
    (0..<size).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }
}
