import CPixman
import CasementCore
import Foundation

/// A presenter that keeps its pixels in memory, for example for tests.
@MainActor package final class MemoryPresenter: Presenter {
    /// The width in device pixels.
    package private(set) var width = 0
    package private(set) var height = 0
    private var memory: UnsafeMutableBufferPointer<UInt32> = .init(start: nil, count: 0)
    private var painter: PixmanPainter?
    private var hasPainted = false
    private var check: DamageCheck?

    package init(width: Int, height: Int) { resize(width: width, height: height) }

    isolated deinit { memory.deallocate() }

    /// Resizes the window, to at most 32,767 pixels a side; all pixels become black.
    package func resize(width: Int, height: Int) {
        self.width = min(max(width, 0), 32_767)
        self.height = min(max(height, 0), 32_767)
        painter = nil
        hasPainted = false
        memory.deallocate()
        memory = .allocate(capacity: self.width * self.height)
        memory.initialize(repeating: 0)
        guard let start = memory.baseAddress, !memory.isEmpty else { return }
        painter = PixmanPainter(
            bytes: start, width: self.width, height: self.height, stride: self.width * 4, hasAlpha: false)
    }

    /// Rows from the top, each pixel 0xXXRRGGBB; the upper 8 bits are undefined.
    package var pixels: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(memory) }

    /// The pixels, opaque: 0xFFRRGGBB. A library copies them, for a loop without optimisation takes many times as long.
    package var opaquePixels: [UInt32] {
        let columns = Int32(width), rows = Int32(height)
        guard !memory.isEmpty else { return [] }
        return Array(unsafeUninitializedCapacity: memory.count) { copy, count in
            let formats = [(PIXMAN_x8r8g8b8, memory.baseAddress), (PIXMAN_a8r8g8b8, copy.baseAddress)]
            let images = formats.map { pixman_image_create_bits($0, columns, rows, $1, columns * 4) }
            pixman_image_composite32(PIXMAN_OP_SRC, images[0], nil, images[1], 0, 0, 0, 0, 0, 0, columns, rows)
            for image in images where image != nil { pixman_image_unref(image) }
            count = memory.count
        }
    }

    package var wantsUploads: Bool { false }
    package func upload(_ texture: Texture) {}
    package var keepsPixels: Bool { hasPainted }

    package func move(_ pixels: PixelMove) -> Bool {
        guard hasPainted, let start = memory.baseAddress,
            PixelRect(x: 0, y: 0, width: width, height: height).contains(pixels.area)
        else { return false }
        pixels.apply(to: start, stride: width * 4)
        return true
    }

    package func beginFrame(damage: [PixelRect]) -> (any Painter)? {
        if painter != nil { check?.begin(memory, width: width, damage: damage) }
        return painter
    }

    package func endFrame(damage: [PixelRect]) {
        hasPainted = true
        check?.end(memory, width: width)
    }

    // MARK: For tests

    /// Whether frames are checked for writes outside of their damage.
    package var checksDamage: Bool {
        get { check != nil }
        set { check = newValue ? check ?? DamageCheck() : nil }
    }

    /// The number of pixels written outside of the damage since checking began, and where; nil if none.
    package var strayPixels: String? {
        guard let check, check.strays > 0, let example = check.example else { return nil }
        return "\(check.strays) pixels were written outside of the damage, one at (\(example.x), \(example.y))"
    }

    /// Writes the shown pixels as a PNG file.
    package func writePNG(to path: String) throws {
        try PNGWriter.write(UnsafeBufferPointer(memory), width: width, height: height, to: path)
    }
}
