import CasementSDL
import Foundation

/// A picture of straight (not premultiplied) RGBA pixels.
public struct Bitmap: Equatable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Rows from the top, each pixel 0xAARRGGBB.
    let pixels: [UInt32]

    /// One pixel, with components from 0 to 255.
    public typealias Pixel = (r: UInt8, g: UInt8, b: UInt8, a: UInt8)

    init(width: Int, height: Int, pixels: [UInt32]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    @MainActor init(_ presenter: MemoryPresenter) {
        (width, height) = (presenter.width, presenter.height)
        pixels = presenter.opaquePixels
    }

    /// The pixel in column `x` and row `y`, from the top left; outside the picture it is transparent black.
    public subscript(x: Int, y: Int) -> Pixel {
        guard x >= 0, y >= 0, x < width, y < height else { return (0, 0, 0, 0) }
        let value = pixels[y * width + x]
        return (UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255), UInt8(value >> 24))
    }

    public static func == (a: Bitmap, b: Bitmap) -> Bool {
        guard a.width == b.width, a.height == b.height else { return false }
        // Many times faster than comparing arrays without optimisation.
        return a.pixels.withUnsafeBytes { mine in
            b.pixels.withUnsafeBytes { theirs in
                guard let first = mine.baseAddress, let second = theirs.baseAddress else { return true }
                return memcmp(first, second, mine.count) == 0
            }
        }
    }

    /// Writes the picture as a PNG file.
    public func writePNG(to path: String) throws {
        try pixels.withUnsafeBufferPointer { try PNGWriter.write($0, width: width, height: height, to: path) }
    }

    /// The largest difference of a component between two pictures of the same size, and the number of pixels that
    /// differ by more than `tolerance`; nil if the sizes differ.
    public func difference(from other: Bitmap, tolerance: Int = 0) -> (largest: Int, count: Int)? {
        guard width == other.width, height == other.height else { return nil }
        if self == other { return (0, 0) }
        var largest = 0, count = 0
        for index in pixels.indices where pixels[index] != other.pixels[index] {
            var worst = 0
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                let difference = Int(pixels[index] >> shift & 255) - Int(other.pixels[index] >> shift & 255)
                worst = max(worst, abs(difference))
            }
            largest = max(largest, worst)
            if worst > tolerance { count += 1 }
        }
        return (largest, count)
    }
}
