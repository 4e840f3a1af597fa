/// A command of the tool.
package enum Command: String, CaseIterable, Sendable {
  /// Stills, sequences, animations and raw frames.
  case render
  /// A window that follows the scene's files.
  case preview
  /// Both renderers, compared.
  case parity
  /// Two images or two folders, compared.
  case compare
  /// A scene that runs where no compiler is.
  case compile
  /// The display list, the plan or the views of a scene.
  case inspect
  /// Frames a second.
  case bench
  /// What this machine can do.
  case doctor

  /// Commands that are designed and do not exist yet.
  package static let planned = ["batch"]

  /// What stands behind the name in a usage line.
  package var synopsis: String {
    switch self {
    case .render: "SCENE -o OUT [options]"
    case .parity, .preview: "SCENE [options]"
    case .compare: "A B [options]"
    case .compile: "SCENE -o X.sheen [options]"
    case .inspect: "SCENE [options]"
    case .bench: "[SCENE] [options]"
    case .doctor: "[options]"
    }
  }

  /// One line for the list of commands.
  package var summary: String {
    switch self {
    case .render: "stills, sequences, animations and raw frames of a scene"
    case .preview: "a window that shows a scene and follows its files"
    case .parity: "a scene by both renderers, compared"
    case .compare: "two images, or two folders of images, compared"
    case .compile: "a scene file that runs where no compiler is"
    case .inspect: "the display list, the plan or the views of a scene at a moment"
    case .bench: "how many frames a second a scene makes"
    case .doctor: "what this machine can do, and why not"
    }
  }

  /// More about it, for its help and the manual page.
  package var discussion: String {
    switch self {
    case .render:
      """
      SCENE is a .swift file, a folder of .swift files and asset catalogs, a .sheen file, or the \
      name of a built-in example (see --list). OUT by ending: .png one still, or with a duration \
      an animated PNG; frame-%04d.png a sequence; .apng; .rgba raw frames, 8-bit straight alpha, \
      top row first; - is standard output, with --format. An existing OUT is replaced, missing \
      folders are made.
      """
    case .preview:
      """
      Opens a window on the scene. Saving one of its files or assets compiles and shows it anew, at \
      the same time and with the state that can be kept; what does not compile is told over the last \
      good picture. A scene that crashes leaves its picture, with the error, until the next save. \
      Press ? in the window for its keys. Without --scale the display's scale holds; a clear \
      background shows as a checkerboard.
      """
    case .parity:
      """
      Renders the scene by the CPU and by OpenGL ES at one moment or over a duration, and prints \
      the largest difference of a channel and the share of identical pixels. The exit status is 1 \
      if a channel differs by more than 1 of 255, or fewer than 99.9 % of the pixels are identical. \
      Effects in GLSL run by OpenGL ES only: a scene with some is drawn by a GPU and by software GL.
      """
    case .compare:
      """
      Compares PNG files after premultiplication; two fully transparent pixels are equal. Folders \
      are compared file by file, by name. The exit status is 1 if anything differs by more than \
      the tolerance.
      """
    case .compile:
      "Writes one file that holds the compiled scene and its assets, for the same build of sheen."
    case .inspect:
      "Prints stable text: the display list, unless --plan or --tree asks for something else."
    case .bench:
      """
      Renders one loop of the scene into memory by the CPU, on one thread and on two, drawing only \
      what changes and drawing everything, and prints the rates. Without SCENE it takes the \
      built-in shine at 1920x1080.
      """
    case .doctor:
      "Lists the graphics devices that were tried, the compiler, the libraries, and the limits."
    }
  }

  /// The number of operands it takes.
  package var operandCount: ClosedRange<Int> {
    switch self {
    case .render, .bench: 0...1
    case .parity, .preview, .compile, .inspect: 1...1
    case .compare: 2...2
    case .doctor: 0...0
    }
  }

  /// What the operands are, for completion.
  package var operandCompletion: Completion { self == .doctor ? .none : .files }
}
