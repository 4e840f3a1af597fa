internal import Foundation
package import Sheen
package import SheenCore
package import SheenUI

/// The option table of the whole tool.
package enum Options {
  private static let scenes: Set<Command> = [
    .render, .preview, .parity, .compile, .inspect, .bench,
  ]
  private static let timed: Set<Command> = [.render, .parity, .inspect, .bench]
  private static let drawing: Set<Command> = timed.union([.preview])
  private static let motion: Set<Command> = [.render, .parity]
  private static let machine: Set<Command> = [
    .render, .parity, .compare, .inspect, .bench, .doctor,
  ]

  package static let output = Option(
    "output", letter: "o", .text("OUT", completion: .files), for: [.render, .compile],
    "where the result goes; - is standard output")
  package static let view = Option(
    "view", .text("NAME"),
    defaultNote: "named like the file, else the first preview, else the first that stands alone",
    for: scenes, "which view, or which preview by its name")
  package static let size = Option(
    "size", .size, default: "390x844", for: drawing, "the extent in points")
  package static let scale = Option(
    "scale", .number("S", above: 0), default: "1", defaultNote: "1; in a window, the display's",
    for: drawing, "pixels per point")
  package static let background = Option(
    "background", .background, default: "clear", for: drawing, "the colour behind the scene")
  package static let appearance = Option(
    "appearance", Domain<Appearance>.choice("LOOK"), default: "light", for: drawing,
    "light or dark")
  package static let platform = Option(
    "platform", Domain<Platform>.choice("NAME"), defaultNote: "ios18", for: scenes,
    "whose colours, text sizes and #if os(...) hold")
  static let safeArea = Option(
    "safe-area", .insets, default: "0,0,0,0", for: drawing,
    "insets in points that something else may cover: top, left, bottom, right")
  package static let assets = Option(
    "assets", .text("DIR", completion: .folders),
    defaultNote: "catalogs and SVG files beside the scene",
    isRepeatable: true, for: scenes, "asset catalog or folder of images; repeatable")
  package static let asset = Option(
    "asset", .assetReplacement, isRepeatable: true, for: scenes,
    "replace one image asset; repeatable")
  static let fontDirectory = Option(
    "font-dir", .text("DIR", completion: .folders), isRepeatable: true, for: scenes,
    "folder of fonts besides those installed; repeatable")
  package static let at = Option(
    "at", .time, default: "0", for: [.render, .parity, .inspect], "one moment, in seconds")
  package static let duration = Option(
    "duration", .number("D", above: 0),
    defaultNote: "one loop of the scene, else until it rests", for: [.render, .parity, .bench],
    "frames at 0, 1/F, ... below D seconds")
  package static let fps = Option(
    "fps", .frameRate, default: "60", for: [.render, .parity, .bench],
    "frames a second, N or N/D")
  package static let frames = Option(
    "frames", .frames, defaultNote: "all", for: motion,
    "part of the frames, half-open, counted from 0")
  package static let pointer = Option(
    "pointer", .pointerScript, defaultNote: "no pointer",
    for: [.render, .preview, .parity, .inspect],
    "what the pointer does, TIME:EVENT: X,Y, down, up, tap@X,Y, scroll@DX,DY, pinch@F, rotate@A, "
      + "leave; or a file of such events")
  package static let seed = Option(
    "seed", .seed, default: "0", for: drawing, "feeds every unseeded random value of the scene")
  static let epoch = Option(
    "epoch", .date, default: "2025-01-01T00:00:00Z", for: drawing,
    "the scene's date at t = 0")
  package static let backend = Option(
    "backend", Domain<Backend>.choice("NAME"), default: "auto", environment: "SHEEN_BACKEND",
    for: [.render, .preview, .parity], "what draws: auto, gpu, software or cpu")
  package static let device = Option(
    "device", .integer(in: 0...1023), default: "0", for: [.render, .preview, .parity],
    "which GPU of the list of sheen doctor")
  package static let threads = Option(
    "threads", .integer(in: 1...1024), defaultNote: "all cores", for: [.render, .preview, .parity],
    "how many threads the CPU renderer uses")
  package static let skipShaders = Option(
    flag: "skip-shaders", for: drawing, "draw without effects and fills in GLSL")
  package static let timeout = Option(
    "timeout", .number("S", above: 0), defaultNote: "none", for: timed,
    "give up after so many seconds")
  package static let loops = Option(
    "loops", .integer(in: 0...Int(Int32.max)), default: "0", for: [.render],
    "how often an animated image plays; 0 is for ever")
  package static let format = Option(
    "format", Domain<OutputFormat>.choice("NAME"), defaultNote: "by the ending of OUT",
    for: [.render], "png, apng or rgba")
  package static let keepDuplicates = Option(
    flag: "keep-duplicates", for: [.render], "write equal neighbouring frames one by one")
  package static let tolerance = Option(
    "tolerance", .integer(in: 0...255), default: "0", for: [.compare],
    "the largest difference of a channel that passes")
  package static let displayList = Option(
    flag: "display-list", for: [.inspect], "print what is drawn (the default)")
  package static let plan = Option(flag: "plan", for: [.inspect], "print tiles and commands")
  package static let tree = Option(
    flag: "tree", for: [.inspect], "print the views and their frames")
  package static let hover = Option(
    flag: "hover", for: [.bench], "measure hover changes among 100, 1,000 and 10,000 cards")
  package static let layout = Option(
    flag: "layout", for: [.bench],
    "measure the layout of 100, 1,000 and 10,000 views, and a change of one")
  package static let list = Option(flag: "list", for: [.render], "list the built-in examples")
  package static let json = Option(flag: "json", for: machine, "print the result as JSON")
  package static let trace = Option(
    flag: "trace", for: drawing, "show the backtrace of a scene that crashes")
  package static let quiet = Option(
    flag: "quiet", letter: "q", for: Set(Command.allCases), "print errors only")
  package static let help = Option(
    flag: "help", letter: "h", for: Set(Command.allCases), "print this text")

  /// Every option, in the order of the help texts.
  package static let all: [any OptionDescription] = [
    output, view, size, scale, background, appearance, platform, safeArea, assets, asset,
    fontDirectory, at, duration, fps, frames,
    pointer, seed, epoch, backend, device, threads, skipShaders, timeout, loops, format,
    keepDuplicates,
    tolerance,
    displayList, plan, tree, hover, layout, list, json, trace, quiet, help,
  ]

  /// The options of a command, in the order of the help texts.
  package static func of(_ command: Command) -> [any OptionDescription] {
    all.filter { $0.commands.contains(command) }
  }

  /// Options that are designed and do not exist yet.
  package static let planned: Set<String> = [
    "locale", "time-zone", "quality", "crf",
    "lossless", "palette", "report", "jobs", "shard", "resume", "merge",
  ]
}
