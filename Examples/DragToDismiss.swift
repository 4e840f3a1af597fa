// A sheet that follows the finger, and goes or springs back.
// sheen render DragToDismiss.swift -o DragToDismiss.apng --size 280x360 --duration 3 --pointer "0.3:140,200 0.4:down 0.6:140,230 0.8:140,250 0.9:up 1.6:140,200 1.7:down 1.8:140,260 2:140,340 2.1:up"
import SwiftUI

struct DragToDismiss: View {
  @GestureState private var drag = CGSize.zero
  @State private var isGone = false

  var body: some View {
    ZStack {
      Color.gray.opacity(0.2 * (1 - min(max(drag.height, 0) / 200, 1))).ignoresSafeArea()
      if !isGone {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
          .fill(.white)
          .overlay(alignment: .top) {
            Capsule().fill(.gray.opacity(0.5)).frame(width: 40, height: 5).padding(10)
          }
          .overlay {
            Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.blue)
          }
          .frame(width: 220, height: 240)
          .offset(y: max(drag.height, 0))
          .scaleEffect(1 - min(max(drag.height, 0), 200) / 1000)
          .animation(.interactiveSpring(), value: drag)
          .gesture(
            DragGesture()
              .updating($drag) { value, state, _ in state = value.translation }
              .onEnded { value in
                if value.translation.height > 100 {
                  withAnimation(.easeIn(duration: 0.3)) { isGone = true }
                }
              }
          )
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.2, green: 0.3, blue: 0.5))
  }
}

#Preview { DragToDismiss() }
