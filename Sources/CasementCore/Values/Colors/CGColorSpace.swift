import Foundation

/// A space of colours, by the name of Core Graphics. Colours are kept in sRGB: one of Display P3 is converted, and may
/// have components beyond 0 to 1.
public final class CGColorSpace: Hashable, Sendable {
    /// The name, as one of the constants.
    public let name: String?

    /// The space of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// sRGB, with components beyond 0 to 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// sRGB without its curve.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// sRGB without its curve, with components beyond 0 to 1.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The space of wide-gamut displays.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// sRGB here.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// Greys.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// Greys without a curve.
    public static let linearGray = "kCGColorSpaceLinearGray"

    /// The kind of a space.
    public enum Model: Int32, Sendable { case unknown = -1, monochrome, rgb }

    private static let names = [
        sRGB, extendedSRGB, linearSRGB, extendedLinearSRGB, displayP3, genericRGBLinear, genericGrayGamma2_2,
        linearGray,
    ]

    /// A space by its name; nil for names that are not among the constants.
    public init?(name: String) {
        guard Self.names.contains(name) else { return nil }
        self.name = name
    }

    fileprivate init(device: String) { name = device }

    /// Its kind.
    public var model: Model { isGrey ? .monochrome : .rgb }
    /// How many components colours have, without their opacity.
    public var numberOfComponents: Int { isGrey ? 1 : 3 }

    var isGrey: Bool { name == Self.genericGrayGamma2_2 || name == Self.linearGray }
    var space: Color.RGBColorSpace {
        switch name {
        case Self.displayP3: .displayP3
        case Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear: .sRGBLinear
        default: .sRGB
        }
    }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(device: CGColorSpace.sRGB) }
/// Greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(device: CGColorSpace.genericGrayGamma2_2) }

extension CGColor {
    /// A colour by its components in a space, of 0 to 1, the last of which is the opacity: red, green, blue and alpha,
    /// or a grey and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.isGrey {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(
                Color.Components(space.space, components[0], components[1], components[2], components[3]))
        }
    }

    /// The space of its components: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// The colour with its components in another space. They are always those of sRGB here.
    public func converted(
        to destinationColorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? { self }
}

/// What is kept where a colour is not in a space. It has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The kinds of Core Graphics.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
