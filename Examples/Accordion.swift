// Sections open and close; what lies below moves along.
// sheen render Accordion.swift -o Accordion.apng --size 280x360 --duration 3.5 --pointer "0.3:tap@140,40 1.3:tap@140,100 2.4:tap@140,40"
import SwiftUI

struct Accordion: View {
  @State private var open: Int?

  private let colors: [Color] = [.blue, .green, .orange]

  var body: some View {
    VStack(spacing: 10) {
      ForEach(0..<3) { index in
        VStack(spacing: 0) {
          HStack {
            Circle().fill(colors[index]).frame(width: 20, height: 20)
            Spacer()
            Image(systemName: "chevron.right")
              .rotationEffect(.degrees(open == index ? 90 : 0))
          }
          .padding()
          .contentShape(Rectangle())
          .onTapGesture {
            withAnimation(.snappy) { open = open == index ? nil : index }
          }
          if open == index {
            colors[index].opacity(0.3)
              .frame(height: 90)
              .transition(.opacity)
          }
        }
        .background(colors[index].opacity(0.15))
        .clipShape(RoundedRectangle(cornerRadius: 14))
      }
      Spacer()
    }
    .padding()
  }
}

#Preview { Accordion() }
