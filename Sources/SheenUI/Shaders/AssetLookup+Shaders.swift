internal import Foundation
internal import SheenCore
internal import SheenDisplay
internal import SheenImaging

extension Shader {
  /// The function and its arguments in an environment; `nil` where effects are left out, or where
  /// something is wrong with it, which the environment's lookup notes.
  func resolved(
    as kind: ShaderEffect.Kind, reach: CGSize = .zero, in environment: EnvironmentValues
  ) -> ResolvedShader? {
    guard let lookup = environment.assets, !lookup.skipsShaders else { return nil }
    let arguments = arguments.compactMap { $0.resolved(in: environment) }
    guard arguments.count == self.arguments.count else {
      // A name that is missing is noted before.
      lookup.note(
        .shader("\(function.name): an image argument is a picture, not a symbol; use another one"))
      return nil
    }
    let head = ShaderText.Function(
      name: function.name, result: kind.result,
      parameters: kind.parameters + arguments.map(\.parameter), line: 0)
    do throws(SceneError) {
      let text = try lookup.text(defining: head, in: function.library, for: kind)
      return ResolvedShader(
        effect: ShaderEffect(
          kind, function.name, of: text.source, arguments: arguments,
          frame: .init(0, 0, 0, 0), reach: .init(Double(reach.width), Double(reach.height)),
          scale: Double(environment.displayScale)),
        boundingRects: self.arguments.indices.filter {
          self.arguments[$0].kind == .boundingRect
        }, usesTime: text.usesTime)
    } catch {
      lookup.note(error)
      return nil
    }
  }
}

extension AssetLookup {
  /// The text that defines a function with a head.
  fileprivate func text(
    defining head: ShaderText.Function, in library: ShaderLibrary, for kind: ShaderEffect.Kind
  ) throws(SceneError) -> ShaderText {
    let texts = try texts(of: library)
    let found = texts.filter { $0.functions.contains { $0.name == head.name } }
    guard let text = found.first, let other = text.functions.first(where: { $0.name == head.name })
    else {
      let names = texts.flatMap(\.functions).map(\.name)
      throw .missingShader(
        name: head.name, files: texts.map(\.source.name),
        known: NearestNames.to(head.name, in: names))
    }
    let place = "\(text.source.name):\(other.line)"
    guard found.count == 1 else {
      let files = found.map(\.source.name).joined(separator: " and ")
      throw .shader("\(place): \(head.name) is in \(files); give one of them another name")
    }
    if let own = text.functions.first(where: { $0.name == "main" || $0.name.hasPrefix("sheen_") }) {
      throw .shader(
        "\(text.source.name):\(own.line): \(own.name) is a name of Sheen's own; choose another one")
    }
    let heads = text.functions.filter { $0.name == head.name }
    guard heads.contains(where: { $0.result == head.result && $0.parameters == head.parameters })
    else {
      throw .shader("\(place): declares \(other.text), but \(kind.use) calls \(head.text)")
    }
    return text
  }

  private func texts(of library: ShaderLibrary) throws(SceneError) -> [ShaderText] {
    let place = library.place
    if let known = shaderTexts[place] { return known }
    var sources: [GLSLSource] = []
    switch place {
    case .scene: sources = shaderSources
    case .text(let text): sources = [GLSLSource(name: "data", text: text)]
    case .path(let path):
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      for path in exists && isFolder.boolValue ? GLSLSource.paths(in: path) : [path] {
        sources.append(try GLSLSource(path: path))
      }
    }
    let texts = sources.map { ShaderText($0) }
    shaderTexts[place] = texts
    return texts
  }
}

extension Shader.Argument {
  /// The argument in an environment, without the bounding rectangle, which is still to come.
  ///
  /// It is `nil` for an image that is no picture.
  fileprivate func resolved(in environment: EnvironmentValues) -> ShaderEffect.Argument? {
    switch kind {
    case .vector(let numbers): .vector(numbers)
    case .numbers(let numbers): .numbers(numbers)
    case .color(let color): .color(color.rgba(in: environment) ?? .init(0, 0, 0, 0))
    case .colors(let colors):
      .colors(colors.map { $0.rgba(in: environment) ?? .init(0, 0, 0, 0) })
    case .boundingRect: .vector([0, 0, 0, 0])
    case .image(let image): image.picture(in: environment).map { .image($0.buffer) }
    }
  }
}

extension ShaderEffect.Argument {
  /// The type of the parameter it is for.
  fileprivate var parameter: String {
    switch self {
    case .vector(let numbers): numbers.count == 1 ? "float" : "vec\(numbers.count)"
    case .color: "vec4"
    case .numbers: "FloatArray"
    case .colors: "ColorArray"
    case .image: "sampler2D"
    }
  }
}

extension ShaderEffect.Kind {
  /// The type of what functions return.
  fileprivate var result: String { self == .distortion ? "vec2" : "vec4" }

  /// The types of what all functions take first.
  fileprivate var parameters: [String] {
    switch self {
    case .color: ["vec2", "vec4"]
    case .distortion, .fill: ["vec2"]
    case .layer: ["vec2", "Layer"]
    }
  }

  /// What calls functions, for people.
  fileprivate var use: String {
    switch self {
    case .color: "colorEffect"
    case .distortion: "distortionEffect"
    case .layer: "layerEffect"
    case .fill: "a fill"
    }
  }
}
