import CasementCore
import CasementSDL
import Foundation

extension Image: Transferable {
    /// A picture in a file arrives as an image. (What an image shows may be a name that only the program knows: it leaves as a value, for
    /// who takes images.)
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw TransferFailure("these bytes are no picture") }
            return Image(uiImage: picture)
        }
    }
}
