import CasementCore
import Foundation

/// Shows nothing: keeps the pixels in memory for whoever looks at them, such as a test.
@MainActor package final class MemoryPresenter: Presenter {
    /// Device pixels.
    package private(set) var width = 0
    package private(set) var height = 0
    private var memory: UnsafeMutableBufferPointer<UInt32> = .init(start: nil, count: 0)
    private var painter: PixmanPainter?

    package init(width: Int, height: Int) { resize(width: width, height: height) }

    isolated deinit { memory.deallocate() }

    /// Gives the window another size, at most 32,767 a side; all pixels become black.
    package func resize(width: Int, height: Int) {
        self.width = min(max(width, 0), 32_767)
        self.height = min(max(height, 0), 32_767)
        painter = nil
        memory.deallocate()
        memory = .allocate(capacity: self.width * self.height)
        memory.initialize(repeating: 0)
        guard let start = memory.baseAddress, !memory.isEmpty else { return }
        painter = PixmanPainter(
            bytes: start, width: self.width, height: self.height, stride: self.width * 4, hasAlpha: false)
    }

    /// Rows from the top, each pixel 0xXXRRGGBB; the upper 8 bits mean nothing.
    package var pixels: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(memory) }

    package var wantsUploads: Bool { false }
    package func upload(_ texture: Texture) {}
    package func beginFrame(damage: [PixelRect]) -> (any Painter)? { painter }
    package func endFrame(damage: [PixelRect]) {}

    /// Writes what is shown as a PNG file.
    package func writePNG(to path: String) throws {
        try PNGWriter.write(UnsafeBufferPointer(memory), width: width, height: height, to: path)
    }
}
