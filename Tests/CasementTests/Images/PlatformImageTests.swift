import CasementSDL
import CasementTesting
import Expectations
import Foundation
import Testing

/// What UIKit and AppKit do with pictures.
@MainActor struct PlatformImageTests {
    /// Red, half transparent green, transparent, blue.
    private var sample: CGImage {
        CGImage(width: 2, height: 2, pixels: [0xFFFF_0000, 0x8000_8000, 0, 0xFF00_00FF])
    }

    private func bytes(_ color: NSColor?) -> [Int] {
        guard let color else { return [] }
        return [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
            .map { Int(($0 * 255).rounded()) }
    }

    @Test("a tinted picture keeps its opacity")
    func tinting() {
        let tinted = UIImage(cgImage: sample).withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        let bitmap = tinted.representations[0]
        expect(bytes(bitmap.colorAt(x: 0, y: 0)), equals: [0, 0, 255, 255])
        expect(bytes(bitmap.colorAt(x: 1, y: 0)), equals: [0, 0, 255, 128])
        expect(bytes(bitmap.colorAt(x: 0, y: 1)), equals: [0, 0, 0, 0])
        expect(bitmap.colorAt(x: 2, y: 0) == nil && tinted.size == CGSize(width: 2, height: 2))
    }

    @Test("a template has the foreground colour")
    func templates() {
        let picture = CGImage(width: 4, height: 4, pixels: Array(repeating: 0xFFFF_0000, count: 16))
        let host = TestHost(width: 8, height: 4) {
            HStack(spacing: 0) {
                Image(uiImage: UIImage(cgImage: picture).withRenderingMode(.alwaysTemplate))
                Image(uiImage: UIImage(cgImage: picture).withRenderingMode(.alwaysOriginal))
            }
            .foregroundStyle(Color(red: 0, green: 0, blue: 1))
        }
        host.update()
        expect(host.pixel(1, 1), equals: [0, 0, 255])
        expect(host.pixel(6, 1), equals: [255, 0, 0])
    }

    @Test("a JPEG file looks like its picture", arguments: [0.0, 0.5, 1])
    func jpeg(quality: Double) throws {
        let (width, height) = (37, 21)
        let pixels = (0..<width * height).map { index -> UInt32 in
            let (x, y) = (UInt32(index % width), UInt32(index / width))
            let red = x * 6 << 16, green = y * 12 << 8, blue = 200 - x * 2
            return 0xFF00_0000 | red | green | blue
        }
        let data = try require(
            UIImage(cgImage: CGImage(width: width, height: height, pixels: pixels))
                .jpegData(compressionQuality: quality))
        let read = try require(UIImage(data: data)?.cgImage)
        expect(read.width == width && read.height == height)
        var sum = 0
        for (a, b) in zip(read.pixels, pixels) {
            for shift in [UInt32(16), 8, 0] { sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
        }
        let mean = Double(sum) / Double(3 * pixels.count)
        expect(mean < (quality == 1 ? 1.5 : quality == 0.5 ? 5 : 40), "the mean distance is \(mean)")
    }

    @Test("better quality takes more bytes, and transparent is white in a JPEG file")
    func jpegForms() throws {
        let noise = (0..<64 * 64).map { index -> UInt32 in
            0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435_761) >> 8
        }
        let image = UIImage(cgImage: CGImage(width: 64, height: 64, pixels: noise))
        let sizes = try [0.1, 0.5, 0.9].map { try require(image.jpegData(compressionQuality: $0)).count }
        expect(sizes == sizes.sorted() && sizes[0] < sizes[2] / 3, "\(sizes)")
        let clear = UIImage(cgImage: CGImage(width: 8, height: 8, pixels: Array(repeating: 0, count: 64)))
        let bitmap = try require(NSBitmapImageRep(data: try require(clear.jpegData(compressionQuality: 1))))
        expect(bytes(bitmap.colorAt(x: 4, y: 4)), equals: [255, 255, 255, 255])
    }

    @Test("a bitmap is written in its formats")
    func bitmaps() throws {
        let image = NSImage(cgImage: sample)
        let bitmap = try require(NSBitmapImageRep(data: try require(image.tiffRepresentation)))
        expect(bitmap.pixelsWide == 2 && bitmap.pixelsHigh == 2)
        for type in [NSBitmapImageRep.FileType.png, .jpeg, .bmp, .tiff] {
            let data = try require(bitmap.representation(using: type, properties: [.compressionFactor: 0.8]))
            expect(UIImage(data: data)?.size, equals: CGSize(width: 2, height: 2))
        }
        expect(bitmap.representation(using: .gif, properties: [:]) == nil)
        expect(NSBitmapImageRep(data: Data("no picture".utf8)) == nil)
    }

    @Test("a symbol is a template that is drawn for its size; an unknown name is none")
    func symbols() throws {
        let star = try require(UIImage(systemName: "star.fill"))
        expect(star.isTemplate && star.size.width > 8 && star.size.width < 40)
        expect(UIImage(systemName: "no.such.symbol") == nil)
        expect(NSImage(systemSymbolName: "heart", accessibilityDescription: "Heart") != nil)
        let host = TestHost(width: 60, height: 60) {
            Image(uiImage: star).resizable().foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        host.update()
        expect(host.pixel(30, 32), equals: [255, 0, 0])
        let blue = star.withTintColor(.blue, renderingMode: .alwaysOriginal)
        let pixels = try require(blue.cgImage)
        expect(pixels.pixels.contains(0xFF00_00FF) && !blue.isTemplate)
    }

    @Test("a picture in another size is shown in it")
    func sizes() {
        let image = NSImage(cgImage: sample, size: CGSize(width: 20, height: 10))
        expect(image.size, equals: CGSize(width: 20, height: 10))
        image.size.height = 18
        let host = TestHost(width: 60, height: 60) { Image(nsImage: image).accessibilityIdentifier("image") }
        host.update()
        expect(host.frame("image")?.size, equals: CGSize(width: 20, height: 18))
        image.size = CGSize(width: CGFloat.nan, height: 4)
        expect(image.size.height == 18 && NSImage().isValid)
    }
}
