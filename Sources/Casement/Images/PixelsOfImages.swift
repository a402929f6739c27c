import CasementCore
import Foundation

// The pixels of a picture as bytes, by the names of Core Graphics.

/// Bytes that pictures and fonts are made of, by the name of Core Graphics.
public final class CGDataProvider: Sendable {
    /// Where the bytes are.
    enum Source: Sendable {
        case file(URL)
        case memory(Data)
    }

    let source: Source

    /// The bytes of a file; nil if there is no such file.
    public init?(url: CFURL) {
        guard FileManager.default.isReadableFile(atPath: url.path) else { return nil }
        source = .file(url)
    }

    /// Bytes. It is never nil.
    public init?(data: Data) { source = .memory(data) }

    /// The bytes; nil for a file that can no longer be read.
    public var data: Data? {
        switch source {
        case .file(let url): try? Data(contentsOf: url)
        case .memory(let data): data
        }
    }
}

extension CGImage {
    /// A picture of bytes: 8 bits for a component, with an opacity or without, premultiplied or not, and in either
    /// order, or greys. Nil where that is not so, or there are too few bytes. `decode`, `shouldInterpolate` and
    /// `intent` have no effect, and colours are those of sRGB.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let limit = 1...16_384
        guard limit.contains(width), limit.contains(height), bytesPerRow <= 1 << 20,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, isGrey: space.model == .monochrome,
                info: bitmapInfo.rawValue), bytesPerRow >= width * layout.bytesPerPixel, let data = provider.data,
            data.count >= (height - 1) * bytesPerRow + width * layout.bytesPerPixel
        else { return nil }
        let pixels = data.withUnsafeBytes {
            CGImage(width: width, height: height, layout, $0.baseAddress!, bytesPerRow: bytesPerRow).pixels
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// Bits for a component of a pixel: 8.
    public var bitsPerComponent: Int { 8 }
    /// Bits for a pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// Bytes for a row: four for each pixel.
    public var bytesPerRow: Int { width * 4 }

    /// Where the opacity of a pixel is in the bytes of `dataProvider`: in the first, by which the others are
    /// multiplied. `noneSkipFirst` where all pixels are opaque. Each is looked at.
    public var alphaInfo: CGImageAlphaInfo {
        pixels.contains { $0 < 0xFF00_0000 } ? .premultipliedFirst : .noneSkipFirst
    }

    /// The order of a pixel's bytes: blue, green, red, opacity, which is little-endian.
    public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }

    /// The space of the colours: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// The bytes of the pixels, rows from the top.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: Data(pixels.lazy.flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }))
    }
}
