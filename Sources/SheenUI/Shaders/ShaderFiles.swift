internal import Foundation
package import SheenDisplay

extension GLSLSource {
  /// The text in a file, named by its path.
  ///
  /// - Throws: `SceneError.shader` where it cannot be read as text.
  package init(path: String) throws(SceneError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .shader("\(path): cannot be read; check that it is a file you may read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw .shader("\(path): is not UTF-8 text; save it as UTF-8")
    }
    self.init(name: path, text: text)
  }

  /// The paths of the `.glsl` files of a folder, in byte order; hidden ones do not count.
  package static func paths(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { isName($0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { folder.hasSuffix("/") ? folder + $0 : folder + "/" + $0 }
  }

  /// Whether a file of this name holds functions.
  package static func isName(_ name: String) -> Bool {
    name.hasSuffix(".glsl") && !name.hasPrefix(".")
  }
}

/// What scenes are given to look functions in GLSL up in.
package struct ShaderFiles: Hashable, Sendable {
  /// The texts beside the scene.
  package var sources: [GLSLSource]
  /// Whether effects are left out, and what they are not looked at for.
  package var areSkipped: Bool

  /// Makes files.
  package init(_ sources: [GLSLSource] = [], areSkipped: Bool = false) {
    self.sources = sources
    self.areSkipped = areSkipped
  }

  /// The texts in files.
  ///
  /// - Throws: `SceneError.shader` where one cannot be read.
  package init(paths: [String], areSkipped: Bool = false) throws(SceneError) {
    self.init(areSkipped: areSkipped)
    guard !areSkipped else { return }
    for path in paths { sources.append(try GLSLSource(path: path)) }
  }
}
