// Every tap sends a ripple out.
// sheen render Ripples.swift -o Ripples.apng --size 300x300 --duration 3 --pointer "0.2:tap@80,90 0.7:tap@210,140 1.2:tap@130,230"
import SwiftUI

struct Ripples: View {
  @State private var ripples: [Ripple] = []

  struct Ripple: Identifiable {
    let id = UUID()
    let place: CGPoint
  }

  var body: some View {
    ZStack {
      LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
      ForEach(ripples) { ripple in
        RippleView().position(ripple.place)
      }
    }
    .contentShape(Rectangle())
    .onTapGesture { place in
      ripples.append(Ripple(place: place))
    }
  }

  private struct RippleView: View {
    @State private var isSpread = false

    var body: some View {
      Circle()
        .strokeBorder(.white, lineWidth: isSpread ? 1 : 8)
        .frame(width: 160, height: 160)
        .scaleEffect(isSpread ? 1 : 0.05)
        .opacity(isSpread ? 0 : 0.9)
        .onAppear {
          withAnimation(.easeOut(duration: 1.4)) { isSpread = true }
        }
    }
  }
}

#Preview { Ripples() }
