import CasementCore
import Foundation

/// How a program's memory has the pixels of a picture: what `bitmapInfo` and the numbers of bits say.
struct PixelLayout: Equatable {
    private enum Kind { case color, grey, alpha }

    private let kind: Kind
    /// The places of a pixel's bytes; that of the opacity is nil where it has none.
    private let red, green, blue: Int
    private let alpha: Int?
    private let isPremultiplied: Bool
    let bytesPerPixel: Int

    /// Nil for what Core Graphics has and this has not: other than 8 bits in a component.
    init?(bitsPerComponent: Int, bitsPerPixel: Int? = nil, isGrey: Bool, info: UInt32) {
        guard bitsPerComponent == 8, let place = CGImageAlphaInfo(rawValue: info & 0x1F) else { return nil }
        let isLittle = info & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
        isPremultiplied = place != .first && place != .last
        if place == .alphaOnly || isGrey {
            guard place == .alphaOnly || place == .none, bitsPerPixel ?? 8 == 8 else { return nil }
            kind = place == .alphaOnly ? .alpha : .grey
            (red, green, blue, alpha, bytesPerPixel) = (0, 0, 0, nil, 1)
            return
        }
        kind = .color
        bytesPerPixel = place == .none ? 3 : 4
        guard bitsPerPixel ?? 32 == bytesPerPixel * 8 else { return nil }
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(place)
        let last = bytesPerPixel - 1
        func byte(_ index: Int) -> Int { isLittle ? last - index : index }
        let start = isFirst ? 1 : 0
        (red, green, blue) = (byte(start), byte(start + 1), byte(start + 2))
        let hasAlpha = [.premultipliedFirst, .premultipliedLast, .first, .last].contains(place)
        alpha = hasAlpha ? byte(isFirst ? 0 : 3) : nil
    }

    /// A pixel as `CGImage` has it: premultiplied ARGB.
    func pixel(_ bytes: UnsafeRawPointer) -> UInt32 {
        func byte(_ index: Int) -> UInt32 { UInt32(bytes.load(fromByteOffset: index, as: UInt8.self)) }
        switch kind {
        case .grey: return 0xFF00_0000 | byte(0) * 0x01_0101
        case .alpha: return byte(0) << 24
        case .color:
            let opacity = alpha.map(byte) ?? 255
            func part(_ index: Int) -> UInt32 {
                isPremultiplied ? min(byte(index), opacity) : (byte(index) * opacity + 127) / 255
            }
            return opacity << 24 | part(red) << 16 | part(green) << 8 | part(blue)
        }
    }

    /// Writes a pixel; where it has no opacity, it is over black.
    func write(_ pixel: UInt32, to bytes: UnsafeMutableRawPointer) {
        func store(_ value: UInt32, _ index: Int) {
            bytes.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: index, as: UInt8.self)
        }
        switch kind {
        case .alpha: store(pixel >> 24, 0)
        case .grey: store(Self.grey(pixel), 0)
        case .color:
            store(pixel >> 16, red)
            store(pixel >> 8, green)
            store(pixel, blue)
            if let alpha { store(pixel >> 24, alpha) }
        }
    }

    private static let light = (0..<256).map { sRGB.decode(Float($0) / 255) }

    /// The grey that is as light as a colour.
    private static func grey(_ pixel: UInt32) -> UInt32 {
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        if red == green && green == blue { return red }
        let sum = 0.2126 * light[Int(red)] + 0.7152 * light[Int(green)] + 0.0722 * light[Int(blue)]
        return UInt32((sRGB.encode(sum) * 255).rounded())
    }
}

/// Memory with the pixels of a context: a program's own, or what a context has for a program that asks for its `data`.
final class BitmapMemory {
    let start: UnsafeMutableRawPointer
    let width, height, bytesPerRow: Int
    private let layout: PixelLayout
    private let isOwn: Bool

    /// Nil where rows are too short. Zero bytes in a row are as many as it takes. Without a place, there is new memory.
    init?(_ place: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, _ layout: PixelLayout) {
        let least = width * layout.bytesPerPixel
        guard bytesPerRow == 0 || (least...1 << 20).contains(bytesPerRow) else { return nil }
        (self.width, self.height, self.layout) = (width, height, layout)
        self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
        isOwn = place == nil
        start = place ?? .allocate(byteCount: self.bytesPerRow * height, alignment: 16)
        if isOwn { start.initializeMemory(as: UInt8.self, repeating: 0, count: self.bytesPerRow * height) }
    }

    deinit { if isOwn { start.deallocate() } }

    /// The pixels that are there now.
    var image: CGImage {
        CGImage(width: width, height: height, layout, UnsafeRawPointer(start), bytesPerRow: bytesPerRow)
    }

    /// Replaces all pixels, by a picture of the same size.
    func write(_ image: CGImage) {
        for y in 0..<height {
            for x in 0..<width {
                layout.write(
                    image.pixels[y * width + x], to: start + y * bytesPerRow + x * layout.bytesPerPixel)
            }
        }
    }
}

extension CGImage {
    /// The pixels in memory.
    convenience init(width: Int, height: Int, _ layout: PixelLayout, _ start: UnsafeRawPointer, bytesPerRow: Int) {
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
            for y in 0..<height {
                for x in 0..<width {
                    pixels[y * width + x] = layout.pixel(start + y * bytesPerRow + x * layout.bytesPerPixel)
                }
            }
            count = width * height
        }
        self.init(width: width, height: height, pixels: pixels)
    }
}
