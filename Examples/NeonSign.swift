// A neon sign that flickers on.
// sheen render NeonSign.swift -o NeonSign.apng --size 320x200 --duration 2.5
import SwiftUI

struct NeonSign: View {
  @State private var isOn = false
  private let flicker: [Double] = [0.2, 0.28, 0.5, 0.56, 0.62, 1.1]

  var body: some View {
    ZStack {
      Color(red: 0.06, green: 0.05, blue: 0.1)
      tube(RoundedRectangle(cornerRadius: 22), .cyan)
        .frame(width: 230, height: 110)
      VStack(spacing: 4) {
        Text("OPEN")
          .font(.system(size: 48, weight: .bold, design: .rounded))
          .foregroundStyle(isOn ? .white : .gray.opacity(0.4))
          .shadow(color: isOn ? .pink : .clear, radius: 3)
          .shadow(color: isOn ? .pink : .clear, radius: 12)
        Text("24 hours")
          .font(.caption.italic())
          .foregroundStyle(isOn ? .yellow : .gray.opacity(0.4))
          .shadow(color: isOn ? .yellow : .clear, radius: 6)
      }
    }
    .onAppear {
      for (index, delay) in flicker.enumerated() {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { isOn = index % 2 == 1 }
      }
    }
  }

  private func tube<S: InsettableShape>(_ shape: S, _ color: Color) -> some View {
    shape
      .strokeBorder(isOn ? Color.white : .gray.opacity(0.3), lineWidth: 3)
      .shadow(color: isOn ? color : .clear, radius: 4)
      .shadow(color: isOn ? color : .clear, radius: 16)
  }
}

#Preview { NeonSign() }
