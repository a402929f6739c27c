import CasementCore
import Foundation

/// Detects writes outside of a frame's damage: the pixels there are filled with a pattern before the frame, which must
/// be intact afterwards, and are then restored.
///
/// It copies and compares whole rows, which is fast without optimisation too: random tests check each of their frames.
@MainActor final class DamageCheck {
    /// The number of pixels written outside of the damage in all frames, and one of them.
    private(set) var strays = 0
    private(set) var example: (x: Int, y: Int)?
    /// The pixels before the frame.
    private var kept: [UInt32] = []
    /// Values that differ from pixel to pixel, so that painting cannot match them by chance.
    private var pattern: [UInt32] = []
    /// Where the pixels of the damage lie.
    private var damaged: [Range<Int>] = []

    func begin(_ memory: UnsafeMutableBufferPointer<UInt32>, width: Int, damage: [PixelRect]) {
        kept = Array(memory)
        if pattern.count != memory.count {
            pattern = memory.indices.map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0x4000_0000 }
        }
        damaged = damage.flatMap { rows(of: $0, width: width, height: memory.count / max(width, 1)) }
        copy(pattern, to: memory)
        for row in damaged { copy(kept, to: memory, row) }
    }

    private func rows(of rect: PixelRect, width: Int, height: Int) -> [Range<Int>] {
        let left = max(0, rect.x), right = min(rect.maxX, width)
        guard left < right else { return [] }
        return (max(0, rect.y)..<max(0, rect.y, min(rect.maxY, height))).map { $0 * width + left..<$0 * width + right }
    }

    func end(_ memory: UnsafeMutableBufferPointer<UInt32>, width: Int) {
        guard kept.count == memory.count else { return }
        var expected = pattern
        expected.withUnsafeMutableBufferPointer { expected in
            for row in damaged { copy(UnsafeBufferPointer(memory), to: expected, row) }
        }
        if !isEqual(expected, memory) { note(expected, memory, width) }
        kept.withUnsafeMutableBufferPointer { kept in
            for row in damaged { copy(UnsafeBufferPointer(memory), to: kept, row) }
        }
        copy(kept, to: memory)
        kept = []
    }

    private func note(_ expected: [UInt32], _ memory: UnsafeMutableBufferPointer<UInt32>, _ width: Int) {
        for index in memory.indices where memory[index] != expected[index] {
            strays += 1
            example = (index % width, index / width)
        }
    }

    private func isEqual(_ expected: [UInt32], _ memory: UnsafeMutableBufferPointer<UInt32>) -> Bool {
        expected.withUnsafeBytes { expected in
            guard let a = expected.baseAddress, let b = memory.baseAddress else { return true }
            return memcmp(a, b, expected.count) == 0
        }
    }

    private func copy(_ pixels: [UInt32], to memory: UnsafeMutableBufferPointer<UInt32>, _ range: Range<Int>? = nil) {
        pixels.withUnsafeBufferPointer { copy($0, to: memory, range ?? memory.indices) }
    }

    private func copy(
        _ pixels: UnsafeBufferPointer<UInt32>, to memory: UnsafeMutableBufferPointer<UInt32>, _ range: Range<Int>
    ) {
        guard let from = pixels.baseAddress, let to = memory.baseAddress else { return }
        (to + range.lowerBound).update(from: from + range.lowerBound, count: range.count)
    }
}
