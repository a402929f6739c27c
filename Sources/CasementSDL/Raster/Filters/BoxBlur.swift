import Foundation

/// A Gaussian blur by three box blurs along each axis, whose cost per pixel is the same for every radius, unlike a
/// kernel's. The boxes' variances add up to the Gaussian's, and together they extend at most three deviations.
struct BoxBlur {
    /// The pixels to each side of the middle one, for each box.
    let halves: (Int, Int, Int)
    /// The distance that the three extend together.
    var reach: Int { halves.0 + halves.1 + halves.2 }

    /// Beyond this deviation the result looks the same, and sums would need wider numbers.
    static let largestDeviation = 500.0

    init(deviation: Double) {
        let variance = 4 * min(max(deviation, 0), Self.largestDeviation) * min(max(deviation, 0), Self.largestDeviation)
        // A box of odd width w has the variance (w² - 1) / 12; this many of the three get the next odd width below.
        let below = Int(((variance + 1).squareRoot() - 1) / 2)
        let width = Double(2 * below + 1)
        let narrow = Int(((3 * width * width + 12 * width + 9 - 3 * variance) / (4 * width + 4)).rounded())
        halves = (narrow > 0 ? below : below + 1, narrow > 1 ? below : below + 1, narrow > 2 ? below : below + 1)
    }

    var isNothing: Bool { reach == 0 }
    var boxes: [Int] { [halves.0, halves.1, halves.2].filter { $0 > 0 } }
}

/// Scratch memory for blurs, kept for the next one up to a bound.
final class BlurBuffer {
    private(set) var bytes: UnsafeMutableRawPointer
    private var capacity = 64
    private static let kept = 4 << 20

    init() { bytes = .allocate(byteCount: capacity, alignment: 16) }
    deinit { bytes.deallocate() }

    func reserve(_ count: Int) -> UnsafeMutableRawPointer {
        if count > capacity || (capacity > Self.kept && count < capacity / 2) {
            bytes.deallocate()
            capacity = max(64, count)
            bytes = .allocate(byteCount: capacity, alignment: 16)
        }
        return bytes
    }
}

extension BoxBlur {
    typealias Bytes = UnsafeMutablePointer<UInt8>

    /// Blurs `width` by `height` pixels of `channels` bytes in place; `other` has the same size, `sums` has room for a
    /// row of 32-bit sums. Pixels beyond the edges are 0 or, with `extendsEdges`, those of the edge.
    func run(
        _ pixels: Bytes, _ other: Bytes, _ sums: UnsafeMutablePointer<UInt32>, width: Int, height: Int, channels: Int,
        extendsEdges: Bool
    ) {
        var (source, target) = (pixels, other)
        for half in boxes {
            if channels == 1 {
                rows(source, target, width, height, half, extendsEdges)
            } else {
                colorRows(source, target, width, height, half, extendsEdges)
            }
            swap(&source, &target)
        }
        for half in boxes {
            columns(source, target, sums, width * channels, height, half, extendsEdges)
            swap(&source, &target)
        }
    }

    // The total number of passes is even, so the result is in the original memory.

    /// 2^24 divided by a box's width: a sum times this, shifted back, is the mean.
    @inline(__always) private func share(_ half: Int) -> UInt32 { UInt32((1 << 24) / (2 * half + 1)) }

    private func rows(_ source: Bytes, _ target: Bytes, _ width: Int, _ height: Int, _ half: Int, _ extends: Bool) {
        let share = share(half), rounding: UInt32 = 1 << 23
        for y in 0..<height {
            let from = source + y * width, to = target + y * width
            let (first, last): (UInt32, UInt32) = extends ? (UInt32(from[0]), UInt32(from[width - 1])) : (0, 0)
            var sum = first &* UInt32(half)
            for x in 0...half { sum = sum &+ (x < width ? UInt32(from[x]) : last) }
            // While both ends of the box are inside, no bounds are checked.
            let inner = max(0, width - 2 * half - 1)
            var x = 0
            while x < min(half, width) {
                to[x] = UInt8(truncatingIfNeeded: (sum &* share &+ rounding) &>> 24)
                let new = x + half + 1
                sum = sum &+ (new < width ? UInt32(from[new]) : last) &- first
                x &+= 1
            }
            let end = half + inner
            while x < end {
                to[x] = UInt8(truncatingIfNeeded: (sum &* share &+ rounding) &>> 24)
                sum = sum &+ UInt32(from[x &+ half &+ 1]) &- UInt32(from[x &- half])
                x &+= 1
            }
            while x < width {
                to[x] = UInt8(truncatingIfNeeded: (sum &* share &+ rounding) &>> 24)
                let new = x + half + 1
                sum = sum &+ (new < width ? UInt32(from[new]) : last)
                sum = sum &- (x >= half ? UInt32(from[x - half]) : first)
                x &+= 1
            }
        }
    }

    private func colorRows(_ source: Bytes, _ target: Bytes, _ width: Int, _ height: Int, _ half: Int, _ extends: Bool)
    {
        typealias Sum = SIMD4<UInt32>
        let share = Sum(repeating: share(half)), rounding = Sum(repeating: 1 << 23), shift = Sum(repeating: 24)
        for y in 0..<height {
            let from = UnsafeMutableRawPointer(source + y * width * 4).assumingMemoryBound(to: SIMD4<UInt8>.self)
            let to = UnsafeMutableRawPointer(target + y * width * 4).assumingMemoryBound(to: SIMD4<UInt8>.self)
            @inline(__always) func at(_ x: Int) -> Sum { Sum(truncatingIfNeeded: from[x]) }
            let (first, last) = extends ? (at(0), at(width - 1)) : (Sum.zero, Sum.zero)
            var sum = first &* Sum(repeating: UInt32(half))
            for x in 0...half { sum = sum &+ (x < width ? at(x) : last) }
            for x in 0..<width {
                to[x] = SIMD4<UInt8>(truncatingIfNeeded: (sum &* share &+ rounding) &>> shift)
                let new = x &+ half &+ 1, old = x &- half
                sum = sum &+ (new < width ? at(new) : last) &- (old >= 0 ? at(old) : first)
            }
        }
    }

    /// The bytes of a row are independent: their sums proceed down together, which the compiler vectorises.
    private func columns(
        _ source: Bytes, _ target: Bytes, _ sums: UnsafeMutablePointer<UInt32>, _ count: Int, _ height: Int,
        _ half: Int, _ extends: Bool
    ) {
        let share = share(half), rounding: UInt32 = 1 << 23
        let last = source + (height - 1) * count
        for x in 0..<count { sums[x] = extends ? UInt32(source[x]) &* UInt32(half) : 0 }
        for y in 0...half where y < height || extends {
            let row = y < height ? source + y * count : last
            for x in 0..<count { sums[x] = sums[x] &+ UInt32(row[x]) }
        }
        for y in 0..<height {
            let to = target + y * count
            for x in 0..<count { to[x] = UInt8(truncatingIfNeeded: (sums[x] &* share &+ rounding) &>> 24) }
            let (new, old) = (y + half + 1, y - half)
            if new < height || extends {
                let row = new < height ? source + new * count : last
                for x in 0..<count { sums[x] = sums[x] &+ UInt32(row[x]) }
            }
            if old >= 0 || extends {
                let row = old >= 0 ? source + old * count : source
                for x in 0..<count { sums[x] = sums[x] &- UInt32(row[x]) }
            }
        }
    }
}
