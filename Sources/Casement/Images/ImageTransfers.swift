import CasementCore
import CasementSDL
import Foundation

extension Image: Transferable {
    /// A picture file is imported as an image. (An image may be only a name that the program knows, so it is exported
    /// as a value, for destinations that accept images.)
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw TransferFailure("these bytes are no picture") }
            return Image(uiImage: picture)
        }
    }
}
