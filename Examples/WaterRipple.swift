// A tap sends a wave through the picture, which a function in GLSL refracts.
// sheen render WaterRipple.swift -o WaterRipple.apng --size 300x300 --duration 2.5 --pointer "0.2:tap@110,120"
import SwiftUI

struct WaterRipple: View {
  @State private var origin = CGPoint.zero
  @State private var taps = 0

  var body: some View {
    picture
      .keyframeAnimator(initialValue: 0.0, trigger: taps) { [origin] view, time in
        // The function is in WaterRipple.glsl.
        view.layerEffect(
          ShaderLibrary.ripple(.float2(origin), .float(time), .float(12)),
          maxSampleOffset: CGSize(width: 12, height: 12), isEnabled: time > 0 && time < 2)
      } keyframes: { _ in
        LinearKeyframe(2.0, duration: 2)
      }
      .onTapGesture { place in
        origin = place
        taps += 1
      }
  }

  private var picture: some View {
    ZStack {
      LinearGradient(colors: [.cyan, .indigo], startPoint: .top, endPoint: .bottom)
      ForEach(0..<5) { row in
        HStack(spacing: 20) {
          ForEach(0..<5) { column in
            RoundedRectangle(cornerRadius: 10)
              .fill(.white.opacity((row + column).isMultiple(of: 2) ? 0.75 : 0.3))
              .frame(width: 36, height: 36)
          }
        }
        .offset(y: CGFloat(row - 2) * 56)
      }
    }
  }
}

#Preview { WaterRipple() }
