public import Foundation

/// Functions in GLSL that views are drawn with.
///
/// ```swift
/// Image(.photo).colorEffect(ShaderLibrary.sepia(.float(0.8)))
/// ```
///
/// `sepia` is a function in one of the `.glsl` files beside the scene.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  /// Where the texts are.
  enum Place: Hashable, Sendable {
    /// Beside the scene, or in the folders a program names.
    case scene
    /// A file, or all files of a folder.
    case path(String)
    /// A text.
    case text(String)
  }

  let place: Place

  /// The functions in the `.glsl` files beside the scene; in a program those of its resources.
  public static let `default` = ShaderLibrary(place: .scene)

  /// The functions in the `.glsl` files among the resources of a bundle; for the main one the default
  /// library.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    if bundle == .main { return .default }
    return ShaderLibrary(place: .path(bundle.resourcePath ?? bundle.bundlePath))
  }

  init(place: Place) { self.place = place }

  /// The functions in a text in GLSL, as UTF-8.
  public init(data: Data) { place = .text(String(decoding: data, as: UTF8.self)) }

  /// The functions in a `.glsl` file, or in those of a folder.
  public init(url: URL) { place = .path(url.path(percentEncoded: false)) }

  /// A function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  /// A function of the default library by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function in GLSL that is called with arguments.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// Where it is looked up.
  public var library: ShaderLibrary
  /// Its name.
  public var name: String

  /// Names a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
