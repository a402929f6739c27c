import CSDL2
import CasementCore
import Foundation

/// Why a picture cannot be shown.
package struct PictureError: LocalizedError, CustomStringConvertible, Equatable {
    package let description: String
    package init(_ description: String) { self.description = description }
    package var errorDescription: String? { description }
}

/// Decodes the bytes of a file to pixels, on any thread. A picture whose header exceeds `PictureLimits` is not decoded.
package enum PictureDecoder {
    /// Reads the header of a picture and checks that it may be decoded.
    package static func header(_ data: Data) throws(PictureError) -> PictureHeader {
        guard let header = PictureHeader(data) else {
            throw PictureError("It is no PNG, JPEG, WebP, GIF, BMP, TIFF or SVG picture, or its beginning is damaged.")
        }
        let limits = PictureLimits.current
        guard header.format == .svg || limits.allows(width: header.width, height: header.height) else {
            throw PictureError(
                "Its \(header.width)x\(header.height) pixels are more than PictureLimits allow: \(limits.largestSide) a side, \(limits.largestArea) in all."
            )
        }
        guard header.format != .jpeg || isWhole(data) else { throw PictureError("The JPEG picture is cut off.") }
        return header
    }

    /// The decoded, upright picture of a file's bytes; a vector picture is only checked.
    package static func picture(_ data: Data, scale: CGFloat = 1) throws(PictureError) -> Picture {
        let header = try header(data)
        guard header.format == .svg else { return Picture(try pixels(data, header), scale: scale) }
        // Drawn once, so that damage is detected now.
        _ = try vector(data, width: 8, height: 8)
        return Picture(.vector(data), size: CGSize(width: header.width, height: header.height))
    }

    /// The upright pixels of a file.
    package static func pixels(_ data: Data, _ header: PictureHeader) throws(PictureError) -> CGImage {
        if header.format == .tiff {
            guard let image = data.withUnsafeBytes({ TIFFDirectory(ByteReader($0))?.image(in: ByteReader($0)) }) else {
                throw PictureError("The TIFF picture is damaged, cut off or compressed.")
            }
            return image
        }
        let library = try library()
        let safe = try PictureGuard.checked(data, header)
        let surface = safe.withUnsafeBytes { library.load($0, type: header.format.rawValue) }
        guard let image = try image(surface) else { throw damaged(header.format) }
        guard PictureLimits.current.allows(width: image.width, height: image.height) else {
            throw PictureError("The \(header.format.rawValue) picture is larger than its header says.")
        }
        return image.upright(header.orientation)
    }

    /// A vector picture stretched to a size in pixels.
    package static func vector(_ data: Data, width: Int, height: Int) throws(PictureError) -> CGImage {
        try SVGGuard.check(data)
        let library = try library()
        let surface = data.withUnsafeBytes { library.loadSVG($0, width: max(1, width), height: max(1, height)) }
        guard let image = try image(surface) else { throw damaged(.svg) }
        return image
    }

    private static func library() throws(PictureError) -> SDLImage {
        guard let library = SDLImage.shared else {
            throw PictureError("The library SDL_image is missing: install it with apt install libsdl2-image-2.0-0")
        }
        return library
    }

    private static func damaged(_ format: PictureHeader.Format) -> PictureError {
        PictureError("The \(format.rawValue) picture is damaged or cut off.")
    }

    /// Whether a JPEG file is complete: the decoder would show grey for missing parts.
    private static func isWhole(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var index = bytes.count - 2
            while index > 1 {
                if bytes[index] == 0xFF, bytes[index + 1] == 0xD9 { return true }
                if bytes[index] == 0xFF, bytes[index + 1] == 0xDA { return false }
                index -= 1
            }
            return false
        }
    }

    /// The premultiplied pixels of a surface, which is freed.
    private static func image(_ surface: SDLImage.Surface?) throws(PictureError) -> CGImage? {
        guard let surface else { return nil }
        defer { SDL_FreeSurface(surface) }
        guard let converted = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) else {
            throw PictureError("There is not enough memory for the picture.")
        }
        defer { SDL_FreeSurface(converted) }
        let width = Int(converted.pointee.w), height = Int(converted.pointee.h), pitch = Int(converted.pointee.pitch)
        guard width > 0, height > 0, let start = converted.pointee.pixels else { return nil }
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
            for row in 0..<height {
                let from = (start + row * pitch).assumingMemoryBound(to: UInt32.self)
                for column in 0..<width { target[row * width + column] = premultiplied(from[column]) }
            }
            count = width * height
        }
        return CGImage(width: width, height: height, pixels: pixels)
    }

    @inline(__always) private static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        func part(_ shift: UInt32) -> UInt32 {
            let product = (pixel >> shift & 0xFF) * alpha + 128
            return ((product + product >> 8) >> 8) << shift
        }
        return alpha << 24 | part(16) | part(8) | part(0)
    }
}
