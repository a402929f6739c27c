import CBlending
import CPixman
import Expectations
import TestData
import Testing

/// What is blended without pixman has the pixels that pixman would leave. The tests run one after the other: each sets
/// the registers of the whole process, on which no pixel depends.
@MainActor @Suite(.serialized) struct BlendingTests {
    private nonisolated static let (width, height) = (70, 9)

    /// An area of the picture, and coverage for it in rows that begin at multiples of four bytes.
    private struct Area {
        let (x, y, width, height): (Int, Int, Int, Int)
        let coverage: [UInt8]
        var stride: Int { (width + 3) & ~3 }

        init(_ random: inout SeededGenerator) {
            let (width, height) = (random.number(1...BlendingTests.width), random.number(1...BlendingTests.height))
            x = random.number(0...BlendingTests.width - width)
            y = random.number(0...BlendingTests.height - height)
            (self.width, self.height) = (width, height)
            var coverage: [UInt8] = []
            while coverage.count < (width + 3) * height {
                // Pixels that are not covered, covered entirely, or in part.
                let kind = random.number(0...2)
                for _ in 0..<random.number(1...20) { coverage.append([0, 255, UInt8(random.number(0...255))][kind]) }
            }
            self.coverage = coverage
        }
    }

    private func color(alpha: Int, _ random: inout SeededGenerator) -> UInt32 {
        (0..<3).reduce(UInt32(alpha)) { pixel, _ in pixel << 8 | UInt32(random.number(0...alpha)) }
    }

    @Test("a colour is blended as by pixman, with and without coverage", arguments: 0..<200, [true, false])
    func asPixman(seed: Int, isWide: Bool) {
        casement_blend_wide_if_possible(isWide)
        defer { casement_blend_wide_if_possible(true) }
        var random = SeededGenerator(seed: UInt64(seed))
        let area = Area(&random)
        let color = color(alpha: [0, 1, 127, 254, 255, random.number(0...255)][random.number(0...5)], &random)
        let isOpaque = random.once(in: 2)
        let picture = (0..<Self.width * Self.height).map { _ in
            self.color(alpha: isOpaque ? 255 : random.number(0...255), &random)
        }
        for isCovered in [true, false] {
            let wanted = composited(color, isCovered: isCovered, area, over: picture)
            let found = blended(color, isCovered: isCovered, area, over: picture)
            expect(found == wanted, "\(area.width)x\(area.height) at \(area.x), \(area.y), coverage \(isCovered)")
        }
    }

    private func blended(_ color: UInt32, isCovered: Bool, _ area: Area, over picture: [UInt32]) -> [UInt32] {
        var picture = picture
        picture.withUnsafeMutableBytes { pixels in
            let start = pixels.baseAddress! + (area.y * Self.width + area.x) * 4
            if isCovered {
                casement_blend_coverage(
                    color, area.coverage, area.stride, start, Self.width * 4, area.width, area.height)
            } else {
                casement_blend(color, start, Self.width * 4, area.width, area.height)
            }
        }
        return picture
    }

    private func composited(_ color: UInt32, isCovered: Bool, _ area: Area, over picture: [UInt32]) -> [UInt32] {
        var (pixel, coverage, picture) = (color, area.coverage, picture)
        coverage.withUnsafeMutableBytes { coverage in
            picture.withUnsafeMutableBufferPointer { pixels in
                let source = pixman_image_create_bits(PIXMAN_a8r8g8b8, 1, 1, &pixel, 4)
                pixman_image_set_repeat(source, PIXMAN_REPEAT_NORMAL)
                let mask = pixman_image_create_bits(
                    PIXMAN_a8, Int32(area.width), Int32(area.height),
                    coverage.baseAddress?.assumingMemoryBound(to: UInt32.self), Int32(area.stride))
                let target = pixman_image_create_bits(
                    PIXMAN_a8r8g8b8, Int32(Self.width), Int32(Self.height), pixels.baseAddress, Int32(Self.width * 4))
                pixman_image_composite32(
                    PIXMAN_OP_OVER, source, isCovered ? mask : nil, target, 0, 0, 0, 0, Int32(area.x), Int32(area.y),
                    Int32(area.width), Int32(area.height))
                for image in [source, mask, target] { pixman_image_unref(image) }
            }
        }
        return picture
    }
}
