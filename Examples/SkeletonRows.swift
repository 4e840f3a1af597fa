// Rows that are still loading: a band of light passes over all of them.
// Loops every 1.6 s.
// sheen render SkeletonRows.swift -o SkeletonRows.apng --size 320x300
import SwiftUI

struct SkeletonRows: View {
  @State private var isSwept = false

  var body: some View {
    rows
      .foregroundStyle(.gray.opacity(0.25))
      .overlay {
        LinearGradient(
          colors: [.clear, .white.opacity(0.8), .clear], startPoint: .leading, endPoint: .trailing
        )
        .frame(width: 160)
        .rotationEffect(.degrees(15))
        .scaleEffect(y: 2)
        .offset(x: isSwept ? 300 : -300)
        .mask { rows.frame(width: 320, height: 300) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.white)
      .onAppear {
        withAnimation(.linear(duration: 1.6).repeatForever(autoreverses: false)) { isSwept = true }
      }
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 20) {
      ForEach(0..<4) { row in
        HStack(spacing: 12) {
          Circle().frame(width: 44, height: 44)
          VStack(alignment: .leading, spacing: 8) {
            RoundedRectangle(cornerRadius: 5).frame(height: 12)
            RoundedRectangle(cornerRadius: 5).frame(
              width: row.isMultiple(of: 2) ? 120 : 160, height: 12)
          }
        }
      }
    }
    .padding(20)
  }
}

#Preview { SkeletonRows() }
