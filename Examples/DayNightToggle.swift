// A switch between day and night, as a toggle style.
// sheen render DayNightToggle.swift -o DayNightToggle.apng --size 260x160 --duration 3 --pointer "0.5:tap@130,80 1.8:tap@130,80"
import SwiftUI

struct DayNightToggle: View {
  @State private var isNight = false

  var body: some View {
    Toggle(isOn: $isNight) { EmptyView() }
      .toggleStyle(DayNightStyle())
  }
}

private struct DayNightStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isNight = configuration.isOn
    Capsule()
      .fill(isNight ? Color(red: 0.1, green: 0.1, blue: 0.3) : Color(red: 0.5, green: 0.8, blue: 1))
      .frame(width: 160, height: 72)
      .overlay(alignment: isNight ? .trailing : .leading) {
        Circle()
          .fill(isNight ? Color(white: 0.9) : .yellow)
          .overlay {
            Circle().fill(.gray.opacity(isNight ? 0.4 : 0)).frame(width: 14, height: 14).offset(
              x: 8, y: -8)
          }
          .padding(8)
      }
      .clipShape(Capsule())
      .onTapGesture {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.65)) { configuration.isOn.toggle() }
      }
  }
}

#Preview { DayNightToggle() }
