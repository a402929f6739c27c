import Casement
import Foundation

/// A picture of the program's own pixels, in the size of a small video, which is new in every frame. The program's part
/// is to fill it, and the rest should cost what copying it once costs.
@MainActor struct PixelScenario: RunScenario {
    private let screen = PixelBuffer(width: 1280, height: 720)

    var content: some View { PixelView(screen) }

    var windowSize: CGSize { CGSize(width: screen.width, height: screen.height) }

    func step(_ number: Int) {
        screen.draw { pixels in pixels.all().update(repeating: 0xFF00_0000 | UInt32(truncatingIfNeeded: number &* 4001))
        }
    }

    /// The median times of filling and of copying as many bytes, in memory that is used in turns as the buffer's is.
    var comparison: String? {
        let count = screen.width * screen.height
        let pictures = (0..<3).map { _ in UnsafeMutablePointer<UInt32>.allocate(capacity: count) }
        let window = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer { for memory in pictures + [window] { memory.deallocate() } }
        var fills: [UInt64] = []
        var copies: [UInt64] = []
        for round in 0..<300 {
            let start = ProcessFigures.now
            pictures[round % 3].update(repeating: UInt32(round), count: count)
            let filled = ProcessFigures.now
            memcpy(window, pictures[round % 3], count * 4)
            fills.append(filled - start)
            copies.append(ProcessFigures.now - filled)
        }
        func median(_ times: [UInt64]) -> String { "\(times.sorted()[times.count / 2] / 1000) µs" }
        return "the same bytes (\(count * 4)): filled in \(median(fills)), copied in \(median(copies))"
    }
}
