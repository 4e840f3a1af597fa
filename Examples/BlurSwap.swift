// Three faces of a badge that replace each other through a blur.
// sheen render BlurSwap.swift -o BlurSwap.apng --size 220x220 --duration 3.6
import SwiftUI

struct BlurSwap: View {
  private let names = ["sun.max.fill", "cloud.rain.fill", "moon.stars.fill"]
  private let colors: [Color] = [.orange, .blue, .indigo]
  @State private var index = 0

  var body: some View {
    ZStack {
      Color.white
      Image(systemName: names[index])
        .font(.system(size: 90))
        .foregroundStyle(colors[index].gradient)
        .id(index)
        .transition(.blurReplace)
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1.2))
        withAnimation(.smooth(duration: 0.6)) { index = (index + 1) % names.count }
      }
    }
  }
}

#Preview { BlurSwap() }
