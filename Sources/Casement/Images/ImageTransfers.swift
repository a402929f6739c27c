import CasementCore
import CasementSDL
import Foundation

extension Image: DirectlyTransferable {
    /// An image is exported as a PNG, TIFF or BMP picture at its own size, and imported from any picture. Symbols and
    /// drawings are exported with two pixels per point. Within a program an image is transferred unchanged.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(exportedContentType: .png) { try await $0.exported(as: .png) }
        DataRepresentation<Image>(exportedContentType: .tiff) { try await $0.exported(as: .tiff) }
        DataRepresentation<Image>(exportedContentType: .bmp) { try await $0.exported(as: .bmp) }
        DataRepresentation<Image>(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw TransferFailure("these bytes are no picture") }
            return Image(uiImage: picture)
        }
    }

    package func transferData(of type: UTType) -> Data? { loaded?.data(of: type) }

    @MainActor private func exported(as type: UTType) throws -> Data {
        guard let data = transferData(of: type) else { throw TransferFailure("the image cannot be drawn") }
        return data
    }

    /// The image as a picture; nil if there is none with its name.
    @MainActor private var loaded: UIImage? {
        if let picture { return UIImage(picture) }
        if let pictureName {
            var message = ""
            return PictureFolders.shared.picture(pictureName, message: &message).map { UIImage($0) }
        }
        let renderer = ImageRenderer(content: self)
        renderer.scale = 2
        return renderer.uiImage
    }
}

extension UIImage {
    /// The picture as the bytes of a PNG file; nil if it cannot be decoded.
    public func pngData() -> Data? { data(of: .png) }

    /// The picture as the bytes of a TIFF file without compression; nil if it cannot be decoded.
    public var tiffRepresentation: Data? { data(of: .tiff) }

    /// The types in which a picture is copied, the best first.
    static let copiedTypes: [UTType] = [.png, .tiff, .bmp]

    /// The picture as the bytes of a file of one of these types.
    package func data(of type: UTType) -> Data? {
        guard let image = PictureEncoder.pixels(of: picture) else { return nil }
        return switch type {
        case .png: PNGWriter.data(image.pixels, width: image.width, height: image.height)
        case .tiff: PictureEncoder.tiff(image)
        case .bmp: PictureEncoder.bmp(image)
        default: nil
        }
    }

    /// The picture for the clipboard and for drags. Its files are made when a program asks for them.
    var transferItem: TransferItem {
        TransferItem(
            offers: Self.copiedTypes.map { type in TransferItem.Offer(type: type, data: { self.data(of: type) }) })
    }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    public var _provider: NSItemProvider { NSItemProvider(transferItem) }
    public static func _fits(_ provider: NSItemProvider) -> Bool { provider.item.conforms(to: .image) }
    public static func _load(_ provider: NSItemProvider) async throws -> any NSItemProviderReading {
        guard let picture = UIImage(data: try await provider.item.payload(of: .image).data()) else {
            throw TransferFailure("these bytes are no picture")
        }
        return picture
    }
}
