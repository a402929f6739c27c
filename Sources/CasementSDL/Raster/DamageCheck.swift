import CasementCore

/// Detects writes outside of a frame's damage: the pixels there are filled with a pattern before the frame, which must
/// be intact afterwards, and are then restored.
@MainActor final class DamageCheck {
    /// The number of pixels written outside of the damage in all frames, and one of them.
    private(set) var strays = 0
    private(set) var example: (x: Int, y: Int)?
    private var kept: [UInt32] = []
    private var isDamaged: [Bool] = []

    /// A value that differs from pixel to pixel, so that painting cannot match it by chance.
    private func pattern(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: index &* 2_654_435_761) | 0x4000_0000 }

    func begin(_ memory: UnsafeMutableBufferPointer<UInt32>, width: Int, damage: [PixelRect]) {
        kept = Array(memory)
        isDamaged = Array(repeating: false, count: memory.count)
        for rect in damage {
            for y in max(0, rect.y)..<max(0, min(rect.maxY, memory.count / max(width, 1))) {
                for x in max(0, rect.x)..<max(0, min(rect.maxX, width)) { isDamaged[y * width + x] = true }
            }
        }
        for index in memory.indices where !isDamaged[index] { memory[index] = pattern(index) }
    }

    func end(_ memory: UnsafeMutableBufferPointer<UInt32>, width: Int) {
        guard kept.count == memory.count else { return }
        for index in memory.indices where !isDamaged[index] {
            if memory[index] != pattern(index) {
                strays += 1
                example = (index % width, index / width)
            }
            memory[index] = kept[index]
        }
        kept = []
    }
}
