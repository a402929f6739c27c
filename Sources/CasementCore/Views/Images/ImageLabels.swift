import Foundation

extension Image {
    /// Creates a picture from a bundle's resources, with an accessibility label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.plainText
    }

    /// Creates a picture from a bundle's resources, with an accessibility label. The value has no effect on pictures;
    /// see `init(systemName:variableValue:)` for symbols.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// Creates an image from pixels, of which `scale` make a point, with an accessibility label.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        self.label = label.plainText
    }
}

extension Text {
    /// The string without styles, in no window's language, and without a clock, so that dates in it are absolute.
    var plainText: String {
        var builder = TextBuilder(EnvironmentValues(), now: nil)
        return builder.request(of: self).text
    }
}
