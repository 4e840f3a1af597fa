// The macros of the surface, as a program that the compiler starts and asks: its requests come on standard
// input, the answers go to standard output, each of them JSON behind eight bytes of length, little end first.
//
// Why not the toolchain's own SwiftSyntax: a manifest finds it only by unsafe flags with the toolchain's
// path, and every compilation with a macro in it would wait for 30 MB of libraries to load.

internal import FoundationEssentials

while let request = Pipe.receive().flatMap({ try? JSONDecoder().decode(Request.self, from: $0) }),
  let answer = try? JSONEncoder().encode(Answer(to: request))
{
  Pipe.send(answer)
}
