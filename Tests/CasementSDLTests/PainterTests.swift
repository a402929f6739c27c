import CasementCore
import CasementSDL
import Expectations
import Foundation
import TestData
import Testing

@MainActor struct PainterTests {
    private let presenter = MemoryPresenter(width: 8, height: 4)
    private let whole = PixelRect(x: 0, y: 0, width: 8, height: 4)

    private func painter() throws -> any Painter { try require(presenter.beginFrame(damage: [whole])) }

    private func pixel(_ x: Int, _ y: Int) -> [Int] {
        let value = presenter.pixels[y * presenter.width + x]
        return [Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255)]
    }

    /// Source over, with real numbers.
    private func expectPixel(
        _ pixel: [Int], _ color: ResolvedColor, coverage: Float, over ground: Float = 1, _ note: Comment? = nil
    ) {
        let alpha = color.alpha * coverage
        let wanted = [color.red, color.green, color.blue].map { ($0 * alpha + ground * (1 - alpha)) * 255 }
        for (found, wanted) in zip(pixel, wanted) { expect(abs(Float(found) - wanted) <= 1.01, note) }
    }

    private nonisolated static let colors = [
        ResolvedColor(red: 1, green: 0.5, blue: 0.25), ResolvedColor(red: 0.1, green: 0.9, blue: 0.4, alpha: 0.5),
        ResolvedColor(red: 0.3, green: 0.3, blue: 0.8, alpha: 0.1), .clear, .black,
    ]

    @Test(arguments: colors) func fillBlends(color: ResolvedColor) throws {
        let painter = try painter()
        painter.fill(whole, with: .white)
        painter.fill(PixelRect(x: 2, y: 1, width: 3, height: 2), with: color)
        expectPixel(pixel(2, 1), color, coverage: 1)
        expectPixel(pixel(4, 2), color, coverage: 1)
        expect(pixel(5, 2), equals: [255, 255, 255])
        expect(pixel(2, 0), equals: [255, 255, 255])
    }

    @Test(arguments: colors) func coverageIsTinted(color: ResolvedColor) throws {
        let texture = Texture(.coverage)
        texture.resize(width: 5, height: 1)
        let levels: [UInt8] = [0, 64, 128, 200, 255]
        texture.bytes?.copyMemory(from: levels, byteCount: 5)
        let painter = try painter()
        painter.fill(whole, with: .white)
        painter.draw(texture, x: 1, y: 2, tint: color)
        for (index, level) in levels.enumerated() {
            expectPixel(pixel(1 + index, 2), color, coverage: Float(level) / 255, "level \(level)")
        }
    }

    @Test(arguments: [1, 0.5, 0.2] as [Float]) func picturesFade(alpha: Float) throws {
        let texture = Texture(.color)
        texture.resize(width: 1, height: 1)
        // Half transparent red, premultiplied.
        texture.bytes?.storeBytes(of: 0x8080_0000, as: UInt32.self)
        let painter = try painter()
        painter.fill(whole, with: .white)
        painter.draw(texture, x: 0, y: 0, tint: ResolvedColor(red: 0, green: 0, blue: 0, alpha: alpha))
        expectPixel(pixel(0, 0), ResolvedColor(red: 1, green: 0, blue: 0, alpha: alpha), coverage: 128 / 255)
    }

    @Test func clipHolds() throws {
        let painter = try painter()
        painter.fill(whole, with: .white)
        painter.clip(to: PixelRect(x: 3, y: 1, width: 100, height: 1))
        painter.fill(PixelRect(x: -1_000_000, y: -1_000_000, width: 2_000_000, height: 2_000_000), with: .black)
        for y in 0..<4 {
            for x in 0..<8 { expect(pixel(x, y), equals: (y == 1 && x >= 3 ? [0, 0, 0] : [255, 255, 255])) }
        }
        painter.clip(to: PixelRect(x: 50, y: 50, width: 1, height: 1))
        painter.fill(whole, with: .black)
        expect(pixel(0, 0), equals: [255, 255, 255])
    }

    @Test func layersKeepWhatIsCovered() throws {
        let layer = Texture(.color), coverage = Texture(.coverage)
        layer.resize(width: 4, height: 2)
        coverage.resize(width: 2, height: 1)
        coverage.bytes?.copyMemory(from: [128, 255] as [UInt8], byteCount: 2)
        let painter = CairoRasteriser().painter(for: layer)
        painter.clear()
        painter.fill(PixelRect(x: 0, y: 0, width: 4, height: 2), with: .white)
        painter.keep(coverage, x: 1, y: 0)
        let pixels = try require(layer.bytes).assumingMemoryBound(to: UInt32.self)
        expect((0..<8).map { pixels[$0] }, equals: [0, 0x8080_8080, 0xFFFF_FFFF, 0, 0, 0, 0, 0])
    }

    @Test func pathsBecomeCoverage() throws {
        let texture = Texture(.coverage)
        texture.resize(width: 6, height: 6)
        let half = Path(CGRect(x: 1, y: 1, width: 2, height: 1.25))
        CairoRasteriser().draw(_ShapeOutline(half), origin: .zero, scale: 2, into: texture)
        let bytes = try require(texture.bytes).assumingMemoryBound(to: UInt8.self)
        expect(bytes[2 * texture.stride + 2], equals: 255)
        expect(abs(Int(bytes[4 * texture.stride + 3]) - 128) <= 1)
        expect(bytes[0], equals: 0)
    }

    @Test func pathsOfNaNAreIgnored() throws {
        let texture = Texture(.coverage)
        texture.resize(width: 4, height: 4)
        texture.clear()
        var path = Path()
        path.addRect(CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1e300))
        CairoRasteriser().draw(_ShapeOutline(path), origin: .zero, scale: 1, into: texture)
        let empty = Texture(.coverage)
        CairoRasteriser().draw(_ShapeOutline(path), origin: .zero, scale: 1, into: empty)
        expect(empty.bytes == nil)
        expect((texture.width, texture.height) == (4, 4))
        // Later commands are drawn as usual.
        texture.clear()
        CairoRasteriser().draw(
            _ShapeOutline(Path(CGRect(x: 1, y: 1, width: 2, height: 2))), origin: .zero, scale: 1, into: texture)
        let bytes = try require(texture.bytes).assumingMemoryBound(to: UInt8.self)
        expect((0..<4).map { bytes[texture.stride + $0] }, equals: [0, 255, 255, 0])
    }

    @Test func texturesStayWithinTheLargestSide() {
        let texture = Texture(.color)
        texture.resize(width: 1_000_000, height: -3)
        expect(texture.width == Texture.largestSide && texture.height == 0)
        expect(texture.bytes == nil)
    }

    @Test func writesPNG() throws {
        let path = NSTemporaryDirectory() + "casement-\(UUID().uuidString).png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try presenter.writePNG(to: path)
        let start = try require(FileManager.default.contents(atPath: path)).prefix(4)
        expect(Array(start), equals: [0x89, 0x50, 0x4E, 0x47])
        #expect(throws: PNGWriter.Failure.self) { try presenter.writePNG(to: "/no/such/folder/x.png") }
    }
}
