import CasementCore
import Foundation

/// A file or data that a picture is written to, as PNG, JPEG, TIFF or BMP.
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
    fileprivate var quality = 0.9

    fileprivate init?(_ target: Target, _ type: CFString, count: Int) {
        guard let type = UTType(type), [.png, .jpeg, .tiff, .bmp].contains(type), count == 1 else {
            let message = "ImageIO writes one picture to a file, as PNG, JPEG, TIFF or BMP, and not as \(type)"
            FileHandle.standardError.write(Data("Casement: \(message).\n".utf8))
            return nil
        }
        (self.target, self.type) = (target, type)
    }
}

/// A destination for a picture in a file. Nil for other types than PNG, JPEG, TIFF and BMP, and for several pictures.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard url.isFileURL else { return nil }
    return CGImageDestination(.url(url), type, count: count)
}

/// A destination for a picture in data. Nil for other types than PNG, JPEG, TIFF and BMP, and for several pictures.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type, count: count) }

/// The quality of JPEG files, a number of 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

/// Sets the picture. Of the properties, only the quality of JPEG files has an effect.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    destination.image = image
    let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? any BinaryFloatingPoint
    if let quality { destination.quality = Double(quality) }
}

/// Writes the picture; false where there is none, or the file cannot be written.
@discardableResult public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
    guard let image = destination.image, let data = data(of: image, destination) else { return false }
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

private func data(of image: CGImage, _ destination: CGImageDestination) -> Data? {
    let picture = UIImage(cgImage: image)
    return destination.type == .jpeg
        ? picture.jpegData(compressionQuality: destination.quality) : picture.data(of: destination.type)
}
