import CasementCore
import CasementSDL
import Foundation

/// The pictures in a file or in data. A file has one here: of an animation, the first.
///
///     let source = CGImageSourceCreateWithURL(url as CFURL, nil)
///     let image = source.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
///
/// Of a file that is no picture, or exceeds `PictureLimits`, there is none. It can be used on any thread.
public final class CGImageSource: Sendable {
    fileprivate let data: Data
    fileprivate let header: PictureHeader

    fileprivate init?(_ data: Data) {
        guard let header = try? PictureDecoder.header(data) else { return nil }
        (self.data, self.header) = (data, header)
    }
}

/// The picture in the file of a URL; nil where there is none. The options have no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, let data = try? PictureFolders.read(url.path) else { return nil }
    return CGImageSource(data)
}

/// The picture in the bytes of a file; nil where there is none. The options have no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// The number of pictures: 1.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// The identifier of the type of the file.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    switch source.header.format {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .webP: "org.webmproject.webp"
    case .gif: "com.compuserve.gif"
    case .bmp: "com.microsoft.bmp"
    case .svg: "public.svg-image"
    case .tiff: "public.tiff"
    }
}

/// Decodes the picture, upright; nil for another index than 0, and where the file is damaged. The options have no
/// effect.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0 else { return nil }
    let header = source.header
    guard header.format == .svg else { return try? PictureDecoder.pixels(source.data, header) }
    return try? PictureDecoder.vector(source.data, width: header.width, height: header.height)
}

/// Decodes the picture and makes it smaller, so that neither side is longer than
/// `kCGImageSourceThumbnailMaxPixelSize` pixels; without that option, or for a smaller picture, in its own size.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return nil }
    let wanted = options?[kCGImageSourceThumbnailMaxPixelSize]
    guard
        let longest = (wanted as? Int) ?? (wanted as? Double).map({ Int($0) }) ?? (wanted as? CGFloat).map({ Int($0) })
    else { return image }
    return image.shrunk(toLongestSide: longest)
}

/// What is known of the picture without decoding it: its size in pixels and its orientation.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0 else { return nil }
    let header = source.header
    return [
        kCGImagePropertyPixelWidth: header.width, kCGImagePropertyPixelHeight: header.height,
        kCGImagePropertyOrientation: header.orientation.exifNumber,
    ]
}

extension Image.Orientation {
    /// The number by which EXIF knows the orientation.
    fileprivate var exifNumber: Int {
        switch self {
        case .up: 1
        case .upMirrored: 2
        case .down: 3
        case .downMirrored: 4
        case .leftMirrored: 5
        case .right: 6
        case .rightMirrored: 7
        case .left: 8
        }
    }
}

extension CGImage {
    /// The picture with sides of at most this many pixels: each of its pixels is the average of those that it covers.
    fileprivate func shrunk(toLongestSide longest: Int) -> CGImage {
        let side = Swift.max(width, height)
        guard longest > 0, side > longest else { return self }
        let newWidth = Swift.max(1, width * longest / side), newHeight = Swift.max(1, height * longest / side)
        var result: [UInt32] = []
        result.reserveCapacity(newWidth * newHeight)
        for y in 0..<newHeight {
            let rows = y * height / newHeight..<Swift.max(y * height / newHeight + 1, (y + 1) * height / newHeight)
            for x in 0..<newWidth {
                let columns = x * width / newWidth..<Swift.max(x * width / newWidth + 1, (x + 1) * width / newWidth)
                result.append(average(columns, rows))
            }
        }
        return CGImage(width: newWidth, height: newHeight, pixels: result)
    }

    private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
        var sums: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        for row in rows {
            for column in columns {
                let pixel = UInt64(pixels[row * width + column])
                sums.0 += pixel >> 24
                sums.1 += pixel >> 16 & 255
                sums.2 += pixel >> 8 & 255
                sums.3 += pixel & 255
            }
        }
        let count = UInt64(columns.count * rows.count)
        return UInt32((sums.0 / count) << 24 | (sums.1 / count) << 16 | (sums.2 / count) << 8 | sums.3 / count)
    }
}
