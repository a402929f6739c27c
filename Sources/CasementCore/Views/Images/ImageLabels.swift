import Foundation

extension Image {
    /// A picture of a bundle's resources, with what it says to those who do not see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label.plainText
    }

    /// A picture of a bundle's resources with an accessibility label. The value has no effect on pictures; see
    /// `init(systemName:variableValue:)` for symbols.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// Pixels, of which `scale` make a point, with what they say to those who do not see them.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        self.label = label.plainText
    }
}

extension Text {
    /// What it says, without its look and in the language of no window; by no clock either, so that dates in it are absolute.
    var plainText: String {
        var builder = TextBuilder(EnvironmentValues(), now: nil)
        return builder.request(of: self).text
    }
}
