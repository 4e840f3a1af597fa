// swift-tools-version: 6.2
// Copyright the Sheen authors. Licensed under the Apache License, Version 2.0.

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "sheen",
  products: [
    .library(name: "Sheen", targets: ["Sheen"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .executable(name: "sheen", targets: ["SheenTool"]),
    .executable(name: "sheen-window", targets: ["SheenWindowTool"]),
    .plugin(name: "EmbedShaders", targets: ["EmbedShaders"]),
  ],
  targets: [
    // Values, time and pictures: no platform code.
    .target(name: "SheenCore"),
    .target(name: "SheenMotion", dependencies: ["SheenCore"]),
    .target(name: "SheenDisplay", dependencies: ["SheenCore"]),

    // The two renderers. They share a plan and never see each other.
    .target(name: "SheenCPU", dependencies: ["SheenCore", "SheenDisplay"]),
    .target(name: "SheenShaders", plugins: ["EmbedShaders"]),
    .target(
      name: "SheenGLES",
      dependencies: ["SheenCore", "SheenDisplay", "SheenShaders", "CEGL", "CGLES"]),

    // What #Preview, @Previewable and @Entry become in programs.
    .target(name: "SheenSyntax"),
    .macro(name: "SheenMacros", dependencies: ["SheenSyntax"]),

    // Files in and out, and the SwiftUI surface.
    .target(name: "SheenImaging", dependencies: ["SheenCore", "CPNG", "CJPEG", "CWEBP", "CLCMS"]),
    .target(
      name: "SheenText",
      dependencies: ["SheenCore", "CFREETYPE", "CHARFBUZZ", "CFONTCONFIG", "CICU"]),
    .target(name: "Combine"),
    .target(
      name: "SheenUI",
      dependencies: [
        "SheenCore", "SheenMotion", "SheenDisplay", "SheenImaging", "SheenText", "Combine",
      ]),
    .target(name: "SheenExport", dependencies: ["SheenCore", "SheenDisplay", "SheenImaging"]),
    .target(
      name: "Sheen",
      dependencies: [
        "SheenCore", "SheenMotion", "SheenDisplay", "SheenCPU", "SheenGLES", "SheenImaging",
        "SheenUI", "SheenExport", "SheenMacros",
      ]),
    .target(name: "SwiftUI", dependencies: ["Sheen"]),
    // What it builds on is named in full: what it inlines of SheenUI has to be built anew with it.
    .target(name: "SheenScene", dependencies: ["Combine", "SheenUI", "SwiftUI", "Sheen"]),

    // A window on the desktop, and the program in it.
    .target(
      name: "SheenWindow",
      dependencies: [
        "SheenCore", "SheenDisplay", "SheenGLES", "SheenText", "Sheen", "CSDL2",
      ]),

    // Scenes that are part of the tools.
    .target(
      name: "SheenExamples", dependencies: ["SheenCore", "SheenImaging", "SheenUI", "SheenScene"]),

    // The command. Scenes resolve their symbols against it, so it exports its own.
    .executableTarget(
      name: "SheenTool",
      dependencies: [
        "SheenCore", "SheenDisplay", "SheenCPU", "SheenGLES", "SheenImaging", "SheenUI",
        "SheenExport", "Sheen", "SheenScene", "SheenExamples", "SheenSyntax",
      ],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])],
      plugins: ["RecordBuild"]),

    // The program in a preview's window. Scenes resolve their symbols against it too.
    .executableTarget(
      name: "SheenWindowTool",
      dependencies: [
        "SheenCore", "SheenDisplay", "SheenImaging", "SheenUI", "Sheen", "SheenScene",
        "SheenExamples", "SheenWindow",
      ],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .plugin(name: "RecordBuild", capability: .buildTool(), path: "Sources/RecordBuild"),

    // Shaders/ becomes Swift constants.
    .executableTarget(name: "ShaderCodegen"),
    .plugin(
      name: "EmbedShaders", capability: .buildTool(), dependencies: ["ShaderCodegen"],
      path: "Sources/EmbedShaders"),

    // Tests. All of them run in release.
    .target(
      name: "SheenTestSupport",
      dependencies: ["SheenCore", "SheenDisplay", "SheenCPU", "SheenGLES", "SheenImaging"],
      path: "Tests/SheenTestSupport"),
    .testTarget(name: "SheenCoreTests", dependencies: ["SheenCore", "SheenTestSupport"]),
    .testTarget(name: "SheenMotionTests", dependencies: ["SheenMotion"]),
    .testTarget(
      name: "SheenDisplayTests", dependencies: ["SheenCore", "SheenDisplay", "SheenTestSupport"]),
    .testTarget(
      name: "SheenGLESTests",
      dependencies: [
        "SheenCore", "SheenDisplay", "SheenShaders", "SheenGLES", "ShaderCodegen",
        "SheenTestSupport",
      ]),
    .testTarget(
      name: "SheenImagingTests",
      dependencies: [
        "SheenCore", "SheenImaging", "SheenExport", "SheenTestSupport", "CLCMS", "CJPEG", "CWEBP",
      ]),
    .testTarget(
      name: "SheenTextTests",
      dependencies: ["SheenCore", "SheenDisplay", "SheenText", "SheenTestSupport", "CFREETYPE"]),
    .testTarget(
      name: "SheenUITests",
      dependencies: [
        "SheenCore", "SheenMotion", "SheenDisplay", "SheenImaging", "SheenText", "Combine",
        "SheenUI",
        "SheenTestSupport",
      ]),
    .testTarget(
      name: "SheenTests",
      dependencies: ["Sheen", "SheenCore", "SheenDisplay", "SheenUI", "SheenTestSupport"]),
    .testTarget(
      name: "ParityTests",
      dependencies: [
        "SheenCore", "SheenDisplay", "SheenCPU", "SheenGLES", "SheenImaging", "SheenTestSupport",
      ]),
    .testTarget(
      name: "CorpusTests",
      dependencies: [
        "SheenCore", "SheenMotion", "SheenDisplay", "SheenImaging", "SheenUI", "SheenTestSupport",
      ]),
    .testTarget(
      name: "SheenSceneTests", dependencies: ["SheenCore", "SheenDisplay", "SheenUI", "SheenScene"]),
    .testTarget(
      name: "SheenToolTests",
      dependencies: ["Sheen", "SheenCore", "SheenImaging", "SheenTestSupport", "SheenTool"]),
    .testTarget(
      name: "SheenWindowTests",
      dependencies: [
        "SheenCore", "SheenDisplay", "SheenImaging", "SheenScene", "SheenWindow",
        "SheenTestSupport", "SheenTool", "SheenWindowTool",
      ]),
    .testTarget(name: "RepositoryTests", dependencies: ["SheenTestSupport"]),

    .systemLibrary(name: "CEGL", pkgConfig: "egl", providers: [.apt(["libegl-dev"])]),
    .systemLibrary(name: "CGLES", pkgConfig: "glesv2", providers: [.apt(["libgles-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .systemLibrary(name: "CWEBP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "CFREETYPE", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHARFBUZZ", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFONTCONFIG", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    // A few functions of ICU (libicu-dev) under names and with types of their own.
    .target(name: "CICU", publicHeadersPath: ".", linkerSettings: [.linkedLibrary("icuuc")]),
    .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
  ]
)

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
