internal import Foundation

/// What scenes are compiled against: the library's modules, in the build tree or below a prefix.
struct Installation: Sendable {
  /// The folder with the `.swiftmodule` files.
  let modules: String
  /// The module maps of the C libraries the modules were built with.
  let moduleMaps: [String]
  /// The program that tells the compiler what macros become.
  let macros: String
  /// The version of the compiler that built the library, `6.3.1 (swift-6.3.1-RELEASE)`.
  let swiftVersion: String

  /// The installation the running executable belongs to, if it has one.
  static let current: Installation? = System.executablePath.flatMap { Installation(executable: $0) }

  private static let libraries = [
    "CEGL", "CGLES", "CPNG", "CJPEG", "CWEBP", "CLCMS", "CFREETYPE", "CHARFBUZZ", "CFONTCONFIG",
    "CICU",
  ]

  /// Looks for modules beside the executable, then below the prefix it is installed in.
  init?(executable: String) {
    let folder = Self.parent(executable)
    let prefix = Self.parent(folder) + "/lib/sheen"
    let built = Self.sources(above: folder) ?? Self.parent(Self.parent(#filePath)) + "/.."
    let candidates = [
      (folder + "/Modules", built, folder + "/SheenMacros-tool"),
      (prefix + "/modules", prefix + "/include", prefix + "/SheenMacros"),
    ]
    for (modules, headers, macros) in candidates {
      let path = modules + "/SheenScene.swiftmodule"
      guard let module = FileManager.default.contents(atPath: path) else { continue }
      self.modules = modules
      moduleMaps = Self.libraries.map { "\(headers)/\($0)/module.modulemap" }
      self.macros = macros
      swiftVersion = Self.version(in: module) ?? "unknown"
      return
    }
    return nil
  }

  /// Whether all else is where it was when the library was built.
  var isComplete: Bool {
    (moduleMaps + [macros]).allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }

  /// The `Sources` folder of the package that a build folder lies in.
  private static func sources(above folder: String) -> String? {
    var folder = folder
    while folder.count > 1 {
      let sources = folder + "/Sources"
      if FileManager.default.fileExists(atPath: sources + "/CPNG/module.modulemap") {
        return sources
      }
      folder = parent(folder)
    }
    return nil
  }

  private static func parent(_ path: String) -> String {
    (path as NSString).deletingLastPathComponent
  }

  /// The compiler's version, which every module file states in its first block.
  private static func version(in module: Data) -> String? {
    guard let start = module.firstRange(of: Data("Swift version ".utf8))?.upperBound else {
      return nil
    }
    let text = module[start...].prefix(100).prefix { $0 >= 0x20 && $0 < 0x7f }
    return String(bytes: text, encoding: .ascii).map { string in
      string.firstIndex(of: ")").map { String(string[...$0]) } ?? string
    }
  }
}
