import ShaderCodegen
import SheenTestSupport
import Testing

/// What the shader build tool accepts, refuses and writes.
@Suite struct ShaderCodegenTests {
  private static let head = "#version 300 es\nprecision highp float;\nprecision highp int;\n"

  private func folder(_ files: [String: String]) -> ShaderFolder {
    ShaderFolder(
      files: files.map { ShaderFile(name: $0.key, path: "Shaders/\($0.key)", text: $0.value) })
  }

  @Test func includesAreResolvedOnceAndInOrder() throws {
    let folder = folder([
      "a.frag": Self.head + "#include \"b.glsl\"\n#include \"lib/c.glsl\"\nvoid main() {}\n",
      "b.glsl": "#include \"lib/c.glsl\"\nfloat b;\n",
      "lib/c.glsl": "// A comment.\nfloat c; /* another\none */ float d;\n",
    ])
    #expect(folder.problems() == [])
    let stage = try #require(folder[name: "a.frag"])
    let lines = folder.resolved(stage).split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.dropFirst(3) == ["float c;", "float d;", "float b;", "void main() {}"])
  }

  @Test(arguments: [
    ("float f = mix(0.0, 1.0, 0.5);", 11), ("float f = pow (2.0, 3.0);", 11),
    ("vec4 c = texture(u_image, uv);", 10), ("mediump float f;", 1), ("  lowp int i;", 3),
    ("float f = x / 255.0;", 13), ("float f = dFdx(x);", 11), ("float f = length(v);", 11),
  ])
  func whatDriversDoDifferentlyIsRefused(line: String, column: Int) {
    let problems = folder(["a.frag": Self.head + "// A comment with mix(\n" + line]).problems()
    #expect(problems.count == 1)
    #expect(problems.first?.description.hasPrefix("Shaders/a.frag:5:\(column): error: ") == true)
  }

  @Test(arguments: [
    "vec4 c = texelFetch(u_image, at, 0);", "float mixed = x;", "ivec2 s = textureSize(u, 0);",
    "float f = x / 2.0;", "float lengths(float x) { return x; }",
  ])
  func theRestIsAccepted(line: String) {
    #expect(folder(["a.frag": Self.head + line]).problems() == [])
  }

  @Test func stagesBeginWithVersionAndPrecision() {
    let problems = folder(["a.vert": "#version 300 es\nvoid main() {}\n"]).problems()
    #expect(problems.map(\.line) == [2, 3])
  }

  @Test func missingPartsAreRefusedWhereTheyAreIncluded() {
    let problems = folder(["a.frag": Self.head + "#include \"lib/x.glsl\"\n"]).problems()
    #expect(problems.map(\.description).first?.hasPrefix("Shaders/a.frag:4:11: error: ") == true)
    #expect(folder(["a.frag": Self.head + "#include <x>\n"]).problems().count == 1)
  }

  @Test func libraryFunctionsArePure() {
    #expect(folder(["lib/a.glsl": "uniform float u;"]).problems().count == 1)
    #expect(folder(["lib/a.glsl": "float f() { return gl_FragCoord.x; }"]).problems().count == 1)
    #expect(folder(["a.glsl": "uniform float u;"]).problems() == [])
  }

  @Test func constantsBecomeSwift() {
    let folder = folder([
      "lib/constants.glsl": "// Why.\nconst int TWO_LEVELS = 32;\nconst float HALF = 0.5;\n"
    ])
    #expect(folder.problems() == [])
    let text = folder.swiftConstants()
    #expect(text.contains("package static let twoLevels: Int32 = 32\n"))
    #expect(text.contains("package static let half: Float = 0.5\n"))
  }

  @Test(arguments: ["const int A = 1.0;", "const float A = 1;", "#define A 1", "const int a = 1;"])
  func constantsHaveOneForm(line: String) {
    #expect(folder(["lib/constants.glsl": line]).problems().map(\.line) == [1])
  }
}
