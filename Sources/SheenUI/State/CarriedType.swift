/// Whether values of a type mean the same to the next version of a scene.
///
/// So they do where the type belongs to the standard library, Foundation or Sheen, with all its generic
/// arguments. Functions, existentials and types that hide others do not: what is in them may be the
/// scene's own.
func isCarried(_ type: Any.Type) -> Bool {
  // Existentials, whose names are those of their protocols, are mangled with `_p` at the end.
  guard let mangled = _mangledTypeName(type), !mangled.contains("_p") else { return false }
  return isCarried(typeNamed: String(reflecting: type))
}

/// Whether a type's full name, as the runtime prints it, names nothing that a scene may have declared.
func isCarried(typeNamed name: String) -> Bool {
  // Functions have an arrow; `(extension in M)` and `(unknown context at …)` are declared elsewhere.
  guard !name.contains("->"), !name.contains("(extension in"), !name.contains("(unknown") else {
    return false
  }
  let separators: Set<Character> = ["<", ">", ",", " ", "(", ")"]
  return name.split { separators.contains($0) }.allSatisfy { word in
    // The label of a tuple's element, or what follows a generic type, as in `Array<Int>.Index`.
    if word.hasSuffix(":") || word.hasPrefix(".") { return true }
    let parts = word.split(separator: ".")
    guard parts.count >= 2, let module = parts.first, let type = parts.last else { return false }
    return knownModules.contains(String(module)) && !type.hasPrefix("Any")
  }
}

private let knownModules: Set<String> = [
  "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "SheenCore",
  "CoreFoundation", "SheenMotion", "SheenDisplay", "SheenImaging", "SheenUI", "Sheen", "Combine",
]
