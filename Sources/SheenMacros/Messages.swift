/// What the compiler asks, as far as the macros here need it.
struct Request: Decodable {
  let getCapability: Capability?
  let expandAttachedMacro: Attachment?

  /// The name of a question, without what is in it.
  struct Capability: Decodable {}

  /// A macro and what it is attached to.
  struct Attachment: Decodable {
    let macro: Macro
    /// What the macro is to make: `peer`, `accessor`, `member`, `extension`.
    let macroRole: String
    let declSyntax: Source
    /// The type that an extension is to be made of.
    let extendedTypeSyntax: Source?
    /// The protocols it is to conform to, where it does not yet.
    let conformanceListSyntax: Source?
    /// What the declaration stands in, innermost first.
    let lexicalContext: [Source]?
  }

  struct Macro: Decodable {
    let typeName: String
  }

  struct Source: Decodable {
    let source: String
    let location: Location?
  }

  struct Location: Decodable {
    let fileName: String
    /// In bytes of UTF-8.
    let offset: Int
  }
}

/// What the compiler is told.
struct Answer: Encodable {
  private var getCapabilityResult: [String: Capability]?
  private var expandMacroResult: Expansion?

  private struct Capability: Encodable {
    /// The version in which answers have the form they have here.
    let protocolVersion = 7
  }

  /// What takes the place of a macro.
  private struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  private struct Diagnostic: Encodable {
    let message: String
    let severity = "error"
    let position: Position
    let highlights: [Position] = []
    let notes: [Position] = []
    let fixIts: [Position] = []
  }

  private struct Position: Encodable {
    let fileName: String
    let offset: Int
  }

  init(to request: Request) {
    if request.getCapability != nil {
      getCapabilityResult = ["capability": Capability()]
    } else if let attachment = request.expandAttachedMacro,
      attachment.macro.typeName == "EntryMacro"
    {
      expandMacroResult = Self.entry(attachment)
    } else if let attachment = request.expandAttachedMacro,
      attachment.macro.typeName == "AnimatableMacro"
    {
      expandMacroResult = Expansion(expandedSource: Self.animatable(attachment))
    } else {
      // Previews are for tools that look at the file itself; a program has none.
      expandMacroResult = Expansion(expandedSource: "")
    }
  }

  private static func animatable(_ attachment: Request.Attachment) -> String {
    if attachment.macroRole == "member" {
      return AnimatableType(declaration: attachment.declSyntax.source).property ?? ""
    }
    guard let type = attachment.extendedTypeSyntax, attachment.conformanceListSyntax != nil else {
      return ""
    }
    return "extension \(type.source): SheenUI.Animatable {}"
  }

  private static func entry(_ attachment: Request.Attachment) -> Expansion {
    let isPeer = attachment.macroRole == "peer"
    do {
      let entry = try Entry(
        declaration: attachment.declSyntax.source,
        context: attachment.lexicalContext?.first?.source ?? "")
      return Expansion(expandedSource: isPeer ? entry.key : entry.accessors)
    } catch {
      // Both roles meet the same mistake; one tells of it.
      guard isPeer else { return Expansion(expandedSource: error.accessors) }
      let start = attachment.declSyntax.location
      let diagnostic = Diagnostic(
        message: error.message,
        position: Position(
          fileName: start?.fileName ?? "", offset: (start?.offset ?? 0) + error.offset))
      return Expansion(diagnostics: [diagnostic])
    }
  }
}
