import CasementCore
import Foundation

/// Writes pixels as files for programs that take no PNG.
package enum PictureEncoder {
    /// The pixels of a picture: those of a file, and those of a vector picture at twice its size. Nil if it is damaged.
    package static func pixels(of picture: Picture) -> CGImage? {
        switch picture.content {
        case .pixels(let image): return image
        case .file(let path):
            guard let data = try? PictureFolders.read(path), let header = try? PictureDecoder.header(data) else {
                return nil
            }
            return try? PictureDecoder.pixels(data, header)
        case .vector(let data):
            let (width, height) = (Int(picture.size.width * 2), Int(picture.size.height * 2))
            guard PictureLimits.current.allows(width: width, height: height) else { return nil }
            return try? PictureDecoder.vector(data, width: width, height: height)
        }
    }

    /// A JPEG file of a quality of 0 to 1. It has no opacity: what is transparent becomes white. Nil without SDL_image.
    package static func jpeg(_ image: CGImage, quality: Double) -> Data? {
        var pixels = image.pixels.map { pixel in
            let white = 255 - (pixel >> 24)
            func part(_ shift: UInt32) -> UInt32 { min(255, (pixel >> shift & 255) + white) << shift }
            return 255 << 24 | part(16) | part(8) | part(0)
        }
        let percent = Int((quality.isNaN ? 1 : min(1, max(0, quality))) * 100)
        return SDLImage.shared?.jpeg(&pixels, width: image.width, height: image.height, quality: percent)
            .map { Data($0) }
    }

    /// A BMP file with 24 bits per pixel. It has no opacity: what is transparent becomes white.
    package static func bmp(_ image: CGImage) -> Data {
        let row = (image.width * 3 + 3) / 4 * 4, size = row * image.height
        var data = Data("BM".utf8)
        data.reserveCapacity(54 + size)
        data.append(little: 54 + size, 0, 54)
        data.append(little: 40, image.width, image.height)
        data.append(little: 1 | 24 << 16, 0, size, 2835, 2835, 0, 0)
        let padding = [UInt8](repeating: 0, count: row - image.width * 3)
        for y in stride(from: image.height - 1, through: 0, by: -1) {
            for pixel in image.pixels[y * image.width..<(y + 1) * image.width] {
                let white = 255 - (pixel >> 24)
                for shift in [UInt32(0), 8, 16] { data.append(UInt8(min(255, (pixel >> shift & 255) + white))) }
            }
            data.append(contentsOf: padding)
        }
        return data
    }

    /// A TIFF file with opacity.
    package static func tiff(_ image: CGImage) -> Data {
        let size = image.width * image.height * 4
        // The header, the pixels, the number of bits of each sample, the directory.
        let bits = 8 + size, directory = bits + 8
        var data = Data([0x49, 0x49, 0x2A, 0])
        data.reserveCapacity(directory + 128)
        data.append(little: directory)
        for pixel in image.pixels {
            let alpha = pixel >> 24
            for shift in [UInt32(16), 8, 0] {
                data.append(alpha == 0 ? 0 : UInt8(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha)))
            }
            data.append(UInt8(alpha))
        }
        data.append(contentsOf: [8, 0, 8, 0, 8, 0, 8, 0])
        let entries = [
            (256, 4, 1, image.width), (257, 4, 1, image.height), (258, 3, 4, bits), (259, 3, 1, 1), (262, 3, 1, 2),
            (273, 4, 1, 8), (277, 3, 1, 4), (278, 4, 1, image.height), (279, 4, 1, size), (338, 3, 1, 2),
        ]
        data.append(contentsOf: [UInt8(entries.count), 0])
        for (tag, type, count, value) in entries { data.append(little: tag | type << 16, count, value) }
        data.append(little: 0)
        return data
    }
}

extension Data {
    /// Appends numbers of 32 bits.
    fileprivate mutating func append(little numbers: Int...) {
        for number in numbers {
            for shift in [0, 8, 16, 24] { append(UInt8(truncatingIfNeeded: number >> shift)) }
        }
    }
}
