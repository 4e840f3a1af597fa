import Foundation
import SheenCore
import SheenDisplay
import SheenImaging
import SheenTestSupport
import SheenUI

/// Frames that Apple's SwiftUI reported.
@MainActor
enum AppleLayout {
  /// What readers behind views have seen.
  @MainActor
  final class Log {
    var frames: [String: CGRect] = [:]
  }

  /// The distance of each edge of each named frame.
  static func figures(of reference: CorpusCase) throws -> [Figure] {
    let root = reference.entry.numbers("root_pt")
    let log = Log()
    guard let view = view(reference.id, log) else { return [] }
    let host = ViewHost(
      view,
      configuration: HostConfiguration(size: Size(root[0], root[1]), assets: Images()))
    _ = try host.displayList(at: 0)
    let expected = reference.entry["frames"] as? [String: [Double]] ?? [:]
    let tolerance = reference.entry.number("tolerance_pt")
    return expected.sorted { $0.key < $1.key }.map { name, frame in
      guard let seen = log.frames[name] else {
        return Figure("\(name), which is missing", .infinity, within: tolerance)
      }
      let errors = zip([seen.minX, seen.minY, seen.width, seen.height], frame).map {
        abs(Double($0) - $1)
      }
      return Figure("\(name): \(seen) for \(frame)", errors.max() ?? 0, within: tolerance)
    }
  }

  /// The images of the cases, blank.
  private struct Images: AssetSource {
    private static let sizes = ["swatch": (64, 40), "tall": (20, 64)]
    private static let buffers = sizes.mapValues { ImageBuffer(Pixmap(width: $0.0, height: $0.1)) }

    var imageNames: [String] { ["swatch", "tall"] }
    var colorNames: [String] { [] }
    func color(named name: String, isDark: Bool) -> RGBA? { nil }

    func image(named name: String, scale: Double, isDark: Bool) throws(ImageError) -> ImageAsset {
      guard let buffer = Self.buffers[name] else {
        throw ImageError(.noSuchAsset, file: name, cause: "no such image", mend: "")
      }
      return ImageAsset(buffer: buffer, scale: 1)
    }
  }

  private static func view(_ id: String, _ log: Log) -> AnyView? {
    switch id {
    case "layout-padding-default":
      AnyView(Color.red.probe("inner", log).padding().probe("outer", log))
    case "layout-hstack-spacing-default":
      AnyView(
        HStack {
          box(50, 50).probe("a", log)
          box(50, 50).probe("b", log)
          box(50, 50).probe("c", log)
        }.probe("stack", log))
    case "layout-vstack-spacing-default":
      AnyView(
        VStack {
          box(50, 50).probe("a", log)
          box(50, 50).probe("b", log)
        }.probe("stack", log))
    case "layout-hstack-distribution":
      AnyView(
        HStack(spacing: 0) {
          Color.red.probe("a", log)
          Color.blue.frame(width: 50).probe("b", log)
          Color.green.probe("c", log)
        })
    case "layout-spacer":
      AnyView(
        HStack {
          box(50, 50).probe("a", log)
          Spacer().probe("spacer", log)
          box(50, 50).probe("b", log)
        }.probe("stack", log))
    case "layout-vstack-alignment": AnyView(columns(log))
    case "layout-zstack-bottom-trailing":
      AnyView(
        ZStack(alignment: .bottomTrailing) {
          box(100, 100).probe("a", log)
          box(30, 30).probe("b", log)
        }.probe("stack", log))
    case "layout-frame-fixed-top-leading":
      AnyView(
        box(40, 40).probe("inner", log)
          .frame(width: 120, height: 80, alignment: .topLeading).probe("outer", log))
    case "layout-frame-flexible": AnyView(flexible(log))
    case "layout-fixed-size-color":
      AnyView(
        VStack(spacing: 0) {
          Color.red.fixedSize().probe("both", log)
          Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30)
            .probe("horizontal", log)
        })
    case "layout-hstack-ideal": AnyView(ideal(log))
    case "layout-image-aspect-ratio": AnyView(images(log))
    case "layout-shape-layout": AnyView(shapes(log))
    case "layout-transform-frames": AnyView(transforms(log))
    default: nil
    }
  }

  private static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private static func columns(_ log: Log) -> some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        box(100, 20).probe("l1", log)
        box(50, 20).probe("l2", log)
      }.probe("leading", log)
      VStack(alignment: .trailing, spacing: 4) {
        box(100, 20).probe("t1", log)
        box(50, 20).probe("t2", log)
      }.probe("trailing", log)
    }
  }

  private static func flexible(_ log: Log) -> some View {
    VStack(spacing: 0) {
      box(40, 20).frame(minWidth: 100).probe("min", log)
      box(40, 20).frame(maxWidth: 200).probe("max", log)
      box(40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("fill", log)
      box(40, 20).frame(idealWidth: 150).fixedSize().probe("ideal", log)
      Color.red.frame(maxWidth: 120, maxHeight: 20).probe("clampFlexible", log)
      box(250, 20).frame(maxWidth: 200).probe("overflow", log)
    }
  }

  private static func ideal(_ log: Log) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 6) {
        box(30, 30).probe("a", log)
        box(40, 30).probe("b", log)
      }.probe("row", log)
      box(200, 10).probe("wide", log)
    }.probe("column", log)
  }

  private static let swatch = Image("swatch")

  private static func fitted(_ log: Log) -> some View {
    HStack(alignment: .top, spacing: 8) {
      swatch.resizable().scaledToFit().probe("fitWideImage", log)
        .frame(width: 100, height: 40).probe("fitWide", log)
      swatch.resizable().scaledToFit().probe("fitTallImage", log)
        .frame(width: 40, height: 100).probe("fitTall", log)
      swatch.resizable().scaledToFill().probe("fillImage", log)
        .frame(width: 40, height: 60).probe("fill", log)
      swatch.resizable().scaledToFill().probe("fillClippedImage", log)
        .frame(width: 40, height: 60).clipped().probe("fillClipped", log)
      swatch.resizable().aspectRatio(1, contentMode: .fit).probe("squareImage", log)
        .frame(width: 60, height: 40).probe("square", log)
      swatch.resizable().aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
        .probe("thirdImage", log).frame(width: 30, height: 30).probe("third", log)
    }
  }

  private static func partly(_ log: Log) -> some View {
    HStack(alignment: .top, spacing: 8) {
      swatch.resizable().scaledToFit().probe("widthOnlyImage", log)
        .frame(width: 100).probe("widthOnly", log)
      swatch.resizable().scaledToFit().probe("heightOnlyImage", log)
        .frame(height: 30).probe("heightOnly", log)
      swatch.scaledToFit().probe("rigidImage", log)
        .frame(width: 100, height: 40).probe("rigid", log)
      Image("tall").resizable().scaledToFit().probe("flexibleImage", log)
    }
  }

  private static func images(_ log: Log) -> some View {
    VStack(spacing: 8) {
      fitted(log).probe("row1", log)
      partly(log).frame(height: 100).probe("row2", log)
      Color.blue.aspectRatio(2, contentMode: .fit).probe("colorRatio", log)
        .frame(width: 100, height: 100).probe("colorRatioFrame", log)
    }.probe("stack", log)
  }

  private static func flexibleShapes(_ log: Log) -> some View {
    HStack(spacing: 0) {
      Circle().fill(Color.red).probe("c1", log)
      Ellipse().fill(Color.blue).probe("e1", log)
      Capsule().fill(Color.green).probe("cap1", log)
      Circle().stroke(lineWidth: 2).probe("strokedFlex", log)
    }
  }

  private static func limitedShapes(_ log: Log) -> some View {
    HStack(spacing: 4) {
      Rectangle().fill(Color.red).probe("r1", log)
      Rectangle().fill(Color.blue).frame(width: 40).probe("r2", log)
      Capsule().fill(Color.orange).frame(width: 20).probe("capsuleFixedWidth", log)
      RoundedRectangle(cornerRadius: 4).fill(Color.purple).frame(maxWidth: 50)
        .probe("maxWidth", log)
    }
  }

  private static func fixedShapes(_ log: Log) -> some View {
    HStack(spacing: 4) {
      Rectangle().fill(Color.gray).fixedSize().probe("ideal", log)
      Circle().fill(Color.mint).fixedSize().probe("circleIdeal", log)
      Circle().strokeBorder(lineWidth: 2).fixedSize().probe("strokedIdeal", log)
      VStack(spacing: 0) {
        Circle().fill(Color.teal).probe("vCircle", log)
        Rectangle().fill(Color.pink).probe("vRect", log)
      }.frame(width: 60, height: 100).probe("column", log)
    }
  }

  private static func shapes(_ log: Log) -> some View {
    VStack(spacing: 8) {
      flexibleShapes(log).frame(height: 40).probe("row1", log)
      limitedShapes(log).frame(width: 200, height: 30).probe("row2", log)
      fixedShapes(log).probe("row3", log)
    }.probe("stack", log)
  }

  private static func transforms(_ log: Log) -> some View {
    VStack(spacing: 24) {
      HStack(spacing: 40) {
        box(40, 40).offset(x: 10, y: 6).probe("offset", log)
        box(40, 40).rotationEffect(.degrees(45)).probe("rotated", log)
        box(40, 40).scaleEffect(1.5).probe("scaled", log)
      }.probe("row1", log)
      HStack(spacing: 40) {
        box(40, 40).rotationEffect(.degrees(30), anchor: .topLeading).probe("anchored", log)
        box(40, 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).probe("stretched", log)
        Color.clear.frame(width: 19.5, height: 16).rotationEffect(.degrees(-20))
          .probe("text", log)
      }.probe("row2", log)
      box(60, 20).transformEffect(CGAffineTransform(translationX: 20, y: -4))
        .probe("affine", log)
    }.probe("stack", log)
  }
}

extension View {
  /// Reports the view's frame in the root under a name.
  @MainActor
  fileprivate func probe(_ name: String, _ log: AppleLayout.Log) -> some View {
    background(
      GeometryReader { proxy in
        log.frames[name] = proxy.frame(in: .global)
        return Color.clear
      })
  }
}
