import CasementCore
import Foundation

/// The type of `#imageLiteral(resourceName:)`, by the name that the compiler looks for.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// A picture from the program's resources; of a name that is missing, one transparent pixel.
    public convenience init(imageLiteralResourceName path: String) {
        self.init(MainThread.sync { UIImage(named: path)?.picture } ?? .transparent)
    }

    /// A picture of an asset catalogue; of a name that is missing, one transparent pixel.
    @MainActor public convenience init(resource: ImageResource) {
        self.init(UIImage(named: resource.name, in: resource.bundle)?.picture ?? .transparent)
    }
}

extension UIColor {
    /// A colour of an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
