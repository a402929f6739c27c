import Casement
import CasementCore
import Foundation

/// A file or data that a picture is written to, as PNG, TIFF or BMP.
///
///     let destination = CGImageDestinationCreateWithURL(url as CFURL, UTType.png.identifier as CFString, 1, nil)
///     CGImageDestinationAddImage(destination!, image, nil)
///     CGImageDestinationFinalize(destination!)
public final class CGImageDestination {
    fileprivate enum Target {
        case url(URL)
        case data(CFMutableData)
    }

    fileprivate let target: Target
    fileprivate let type: UTType
    fileprivate var image: CGImage?

    fileprivate init?(_ target: Target, _ type: CFString, count: Int) {
        guard let type = UTType(type), [.png, .tiff, .bmp].contains(type), count == 1 else {
            FileHandle.standardError.write(
                Data("Casement: ImageIO writes one picture to a file, as PNG, TIFF or BMP, and not as \(type).\n".utf8))
            return nil
        }
        (self.target, self.type) = (target, type)
    }
}

/// A destination for a picture in a file. Nil for other types than PNG, TIFF and BMP, and for several pictures.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard url.isFileURL else { return nil }
    return CGImageDestination(.url(url), type, count: count)
}

/// A destination for a picture in data. Nil for other types than PNG, TIFF and BMP, and for several pictures.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type, count: count) }

/// Sets the picture. The properties have no effect.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { destination.image = image }

/// Writes the picture; false where there is none, or the file cannot be written.
@discardableResult public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
    guard let image = destination.image, let data = UIImage(cgImage: image).data(of: destination.type) else {
        return false
    }
    switch destination.target {
    case .data(let target): target.append(data)
    case .url(let url):
        do { try data.write(to: url) } catch {
            FileHandle.standardError.write(Data("Casement cannot write \(url.path): \(error)\n".utf8))
            return false
        }
    }
    return true
}
