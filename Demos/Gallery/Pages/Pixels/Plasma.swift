import Casement
import Foundation

/// Waves that overlap, as colours of a palette.
@MainActor final class Plasma {
    let screen = PixelBuffer(width: 320, height: 100)

    private let waves: [Double] = (0..<1024).map { sin(Double($0) / 1024 * 2 * .pi) }
    private let palette: [UInt32] = (0..<256).map { index in
        func part(_ shift: Double) -> UInt32 { UInt32(120 + 110 * sin((Double(index) / 256 + shift) * 2 * .pi)) }
        return 0xFF00_0000 | part(0) << 16 | part(0.28) << 8 | part(0.55)
    }

    func draw(at time: Double) {
        func wave(_ turns: Double) -> Double { waves[Int((turns * 1024).rounded(.down)) & 1023] }
        let columns = (0..<screen.width).map { wave(Double($0) / 190 + time * 0.11) }
        screen.draw { pixels in
            for y in 0..<pixels.height {
                let across = wave(Double(y) / 110 - time * 0.17)
                let row = pixels.row(y)
                for x in row.indices {
                    let diagonal = wave(Double(x + 2 * y) / 260 + time * 0.07)
                    row[x] = palette[Int((columns[x] + across + diagonal + 3) * 42) & 255]
                }
            }
        }
    }
}
