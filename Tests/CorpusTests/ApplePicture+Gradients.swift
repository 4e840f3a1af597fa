import Foundation
import SheenUI

/// Gradients and masks, as the cases have them.
extension ApplePicture {
  /// A grey by its level and opacity, both 0…255.
  static func gray(_ level: Double, opacity: Double) -> Color {
    Color(red: level / 255, green: level / 255, blue: level / 255, opacity: opacity / 255)
  }

  /// Transparency from both ends; the original's are 20 and 60 points wide, 10 from the edges.
  private static var fade: some View {
    Color.red
      .mask {
        HStack(spacing: 0) {
          LinearGradient(
            colors: [.black.opacity(0), .black], startPoint: .leading, endPoint: .trailing
          ).frame(width: 20)
          Color.black
          LinearGradient(
            colors: [.black.opacity(0), .black], startPoint: .trailing, endPoint: .leading
          ).frame(width: 60)
        }.padding(.leading, 20)
      }
      .overlay(alignment: .leading) { Color.black.frame(width: 10) }
      .overlay(alignment: .trailing) { Color.black.frame(width: 10) }
      .frame(width: 320, height: 4)
  }

  private static var five: [Color] {
    [
      (0.7568627451, 0.9411764706, 0.9568627451), (0.4274509804, 0.8666666667, 0.9490196078),
      (0.9529411765, 0.737254902, 0.7843137255), (0.9450980392, 0.4784313725, 0.5921568627),
      (0.9490196078, 0.3215686275, 0.431372549),
    ].map { Color(red: $0.0, green: $0.1, blue: $0.2) }
  }

  private static var banded: some View {
    let alphas: [(Double, CGFloat)] = [
      (23, 0), (20, 0.0625), (13, 0.125), (3, 0.25), (13, 0.375), (20, 0.4375), (23, 0.5),
      (20, 0.5625), (13, 0.625), (3, 0.75), (13, 0.875), (20, 0.9375), (23, 1),
    ]
    return LinearGradient(
      stops: alphas.map { .init(color: gray(8, opacity: $0.0), location: $0.1) },
      startPoint: .leading, endPoint: .trailing
    )
    .frame(width: 402, height: 200)
    .frame(width: 200, height: 200, alignment: .leading)
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous).offset(x: 0.5 / 3))
    .padding()
    .background(Color.white)
  }

  /// The capture has the ring half a pixel to the right of the grid that views snap to.
  private static var spinner: some View {
    Path { p in
      p.addArc(
        center: CGPoint(x: 64 + 0.5 / 3, y: 64), radius: 64, startAngle: .degrees(0),
        endAngle: .degrees(348.361795), clockwise: false)
    }
    .stroke(
      AngularGradient(
        colors: [gray(8, opacity: 8), gray(8, opacity: 255)], center: .center,
        startAngle: .degrees(0), endAngle: .degrees(348.361795)),
      style: StrokeStyle(lineWidth: 12, lineCap: .round)
    )
    .frame(width: 128, height: 128)
    .padding()
    .background(Color.white)
  }

  /// The view of a case about gradients and masks.
  static func gradient(_ id: String, _ stops: [Gradient.Stop]) -> AnyView? {
    let ramp = LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
    switch id {
    case "gradient-linear-5-opaque":
      return AnyView(
        LinearGradient(colors: five, startPoint: .leading, endPoint: .trailing)
          .frame(width: 375, height: 4))
    case "gradient-linear-5-opaque-ios15":
      // The system of that time mixed encoded components.
      let gradient = Gradient(colors: five).colorSpace(.device)
      return AnyView(
        Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
          .frame(width: 375, height: 4))
    case "gradient-16-stops-vertical", "gradient-16-stops-partial":
      return AnyView(ramp.frame(width: 256, height: 256))
    case "gradient-alpha-ease-in-out":
      return AnyView(Color.clear.frame(width: 256, height: 256).background(ramp))
    case "mask-horizontal-fade": return AnyView(fade)
    case "clip-rrect-gradient-alpha": return AnyView(banded)
    case "angular-spinner-128": return AnyView(spinner)
    default: return nil
    }
  }
}
