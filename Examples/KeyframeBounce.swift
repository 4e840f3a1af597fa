// A ball is squeezed, jumps and lands: keyframes on several tracks.
// sheen render KeyframeBounce.swift -o KeyframeBounce.apng --size 220x300 --duration 3
import SwiftUI

struct KeyframeBounce: View {
  struct Pose {
    var height = 0.0
    var stretch = 1.0
    var turn = Angle.zero
  }

  var body: some View {
    Circle()
      .fill(AngularGradient(colors: [.red, .white, .red, .white, .red], center: .center))
      .frame(width: 70, height: 70)
      .keyframeAnimator(initialValue: Pose(), repeating: true) { ball, pose in
        ball
          .rotationEffect(pose.turn)
          .scaleEffect(x: 2 - pose.stretch, y: pose.stretch, anchor: .bottom)
          .offset(y: pose.height)
      } keyframes: { _ in
        KeyframeTrack(\.stretch) {
          CubicKeyframe(0.7, duration: 0.2)
          CubicKeyframe(1.25, duration: 0.2)
          SpringKeyframe(1, duration: 0.7, spring: .bouncy)
          CubicKeyframe(0.8, duration: 0.15)
          SpringKeyframe(1, duration: 0.25)
        }
        KeyframeTrack(\.height) {
          LinearKeyframe(0, duration: 0.25)
          CubicKeyframe(-150, duration: 0.45)
          CubicKeyframe(0, duration: 0.45)
          LinearKeyframe(0, duration: 0.35)
        }
        KeyframeTrack(\.turn) {
          LinearKeyframe(.zero, duration: 0.25)
          LinearKeyframe(.degrees(360), duration: 0.9)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      .padding(.bottom, 30)
  }
}

#Preview { KeyframeBounce() }
