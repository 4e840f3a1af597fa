// A bell bounces whenever it is tapped.
// sheen render SymbolBounce.swift -o SymbolBounce.apng --size 200x200 --duration 2.5 --pointer "0.3:tap@100,100 1.3:tap@100,100"
import SwiftUI

struct SymbolBounce: View {
  @State private var count = 0

  var body: some View {
    Image(systemName: "bell.fill")
      .font(.system(size: 80))
      .foregroundStyle(.orange)
      .symbolEffect(.bounce, value: count)
      .onTapGesture { count += 1 }
  }
}

#Preview { SymbolBounce() }
