// Paper falls, turning, from a seeded burst.
// sheen render Confetti.swift -o Confetti.apng --size 320x400 --duration 4 --seed 7
import SwiftUI

struct Confetti: View {
  @State private var pieces: [Piece] = []
  @State private var isFallen = false

  struct Piece: Identifiable {
    let id = UUID()
    let hue = Double.random(in: 0...1)
    let x = CGFloat.random(in: -150...150)
    let turn = Double.random(in: 360...1440)
    let delay = Double.random(in: 0...1.2)
    let size = CGSize(width: .random(in: 6...12), height: .random(in: 10...18))
  }

  var body: some View {
    ZStack {
      Color(red: 0.07, green: 0.08, blue: 0.16).ignoresSafeArea()
      ForEach(pieces) { piece in
        Rectangle()
          .fill(Color(hue: piece.hue, saturation: 0.8, brightness: 1))
          .frame(width: piece.size.width, height: piece.size.height)
          .rotation3DEffect(.degrees(isFallen ? piece.turn : 0), axis: (x: 1, y: 0.6, z: 0.3))
          .rotationEffect(.degrees(isFallen ? piece.turn / 3 : 0))
          .offset(x: piece.x, y: isFallen ? 230 : -230)
          .animation(.easeIn(duration: 2.4).delay(piece.delay), value: isFallen)
      }
    }
    .onAppear {
      pieces = (0..<70).map { _ in Piece() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { isFallen = true }
    }
  }
}

#Preview { Confetti() }
