import CasementCore
import Foundation

/// The name of a picture in an asset catalogue. The plugin `AssetSymbols` writes a constant for each: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the name of an image set in a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Image {
    /// A picture of an asset catalogue; its name is its accessibility label.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

    /// A picture of an asset catalogue, with an accessibility label.
    public init(_ resource: ImageResource, label: Text) {
        self.init(resource.name, bundle: resource.bundle, label: label)
    }

    /// A decorative picture of an asset catalogue, without an accessibility label.
    public init(decorative resource: ImageResource) {
        self.init(decorative: resource.name, bundle: resource.bundle)
    }
}
