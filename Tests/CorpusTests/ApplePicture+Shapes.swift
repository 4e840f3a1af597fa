import Foundation
import SheenUI

/// Shapes, strokes, clips and images, as the cases have them.
extension ApplePicture {
  private static let blueToYellow = LinearGradient(
    colors: [.blue, .yellow], startPoint: .top, endPoint: .bottom)

  /// The capture has the ring half a pixel to the right of the grid that views snap to.
  private static var ring: some View {
    ZStack {
      Circle().offset(x: 0.5 / 3).stroke(
        gray(8, opacity: 15),
        lineWidth: 2)
      Circle().offset(x: 0.5 / 3).stroke(
        LinearGradient(
          colors: [
            Color(red: 13 / 255, green: 133 / 255, blue: 35 / 255),
            Color(red: 13 / 255, green: 168 / 255, blue: 171 / 255),
          ], startPoint: UnitPoint(x: 0.1464466, y: 0.1464466),
          endPoint: UnitPoint(x: 0.8535534, y: 0.8535534)), lineWidth: 2)
    }
    .frame(width: 48, height: 48)
    .padding()
    .background(Color.white)
  }

  private static var progress: some View {
    ZStack(alignment: .leading) {
      Capsule(style: .continuous).fill(gray(8, opacity: 15))
      Capsule(style: .continuous).fill(gray(8, opacity: 255)).frame(width: 85.75)
    }
    .frame(width: 343, height: 4)
    .padding()
    .background(Color.white)
  }

  private static var heart: some View {
    Path { p in
      p.move(to: CGPoint(x: 0, y: 0))
      p.addLine(to: CGPoint(x: 0, y: 60))
      p.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
      p.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 56.25, y: 86.25))
      p.addCurve(
        to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 45))
      p.addCurve(
        to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 90, y: 15), control2: CGPoint(x: 75, y: 0))
      p.addLine(to: CGPoint(x: 0, y: 0))
      p.closeSubpath()
      p.addEllipse(in: CGRect(x: 60, y: 60, width: 30, height: 30))
    }
    .fill(Color.black)
    .frame(width: 90, height: 90)
  }

  private static let blue = Color(red: 0, green: 0, blue: 1)

  /// The view of a case about shapes.
  static func shape(_ id: String) -> AnyView? {
    switch id {
    case "gradient-stroke-circle":
      AnyView(Circle().stroke(blueToYellow, lineWidth: 2).frame(width: 8, height: 8).padding(2))
    case "gradient-stroke-rect":
      AnyView(
        Color.clear.frame(width: 8, height: 8)
          .overlay { Rectangle().stroke(blueToYellow, lineWidth: 1) }.padding(2))
    case "ring-linear-gradient": AnyView(ring)
    case "shape-circle-30": AnyView(Circle().frame(width: 30, height: 30))
    case "shape-rect-inset-5": AnyView(Rectangle().inset(by: 5).frame(width: 30, height: 30))
    case "shape-circle-12":
      // The capture has the circle half a pixel to the right of the grid that views snap to.
      AnyView(
        Capsule(style: .continuous).offset(x: 0.5 / 3).fill(gray(8, opacity: 255))
          .frame(width: 12, height: 12).padding().background(Color.white))
    case "border-4-red":
      AnyView(
        Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 100)
          .border(Color.black, width: 4))
    case "path-heart-fill": AnyView(heart)
    case "capsule-progress": AnyView(progress)
    case "background-rounded-2020":
      AnyView(
        Color.clear.frame(width: 93, height: 20.5).padding(5)
          .background(RoundedRectangle(cornerRadius: 5, style: .circular).fill(Color.blue))
          .padding(10).background(Color.yellow))
    case "corner-circular-10":
      AnyView(
        blue.frame(width: 100, height: 100)
          .clipShape(RoundedRectangle(cornerRadius: 10, style: .circular)))
    case "capsule-circular-wide":
      AnyView(Capsule(style: .circular).fill(blue).frame(width: 200, height: 100))
    case "image-aspect-fit":
      AnyView(Image("image-source").resizable().scaledToFit().frame(width: 100, height: 100))
    case "shadow-chain-4":
      AnyView(
        Circle().fill(Color.green).frame(width: 100, height: 100)
          .shadow(color: .black, radius: 10).shadow(color: .green, radius: 10)
          .shadow(color: .red, radius: 10).shadow(color: .blue, radius: 10).padding(50))
    case "shadow-8-magenta":
      AnyView(
        RoundedRectangle(cornerRadius: 10, style: .circular)
          .fill(Color(red: 0, green: 1, blue: 0))
          .shadow(color: Color(red: 1, green: 0, blue: 1), radius: 8)
          .padding(20).frame(width: 100, height: 100))
    default: nil
    }
  }
}
