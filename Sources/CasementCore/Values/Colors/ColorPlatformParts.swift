import Foundation

/// A space of colours, by the name of AppKit. Components are always those of sRGB; what differs is
/// whether a colour is a grey.
public final class NSColorSpace: Hashable, Sendable {
    let isGrey: Bool
    private init(isGrey: Bool = false) { self.isGrey = isGrey }

    /// The space of all colours here.
    public static let sRGB = NSColorSpace()
    /// sRGB here.
    public static let extendedSRGB = sRGB
    /// sRGB here.
    public static let displayP3 = sRGB
    /// sRGB here.
    public static let deviceRGB = sRGB
    /// sRGB here.
    public static let genericRGB = sRGB
    /// Greys.
    public static let genericGamma22Gray = NSColorSpace(isGrey: true)
    /// Greys.
    public static let extendedGenericGamma22Gray = genericGamma22Gray
    /// Greys.
    public static let deviceGray = genericGamma22Gray
    /// Greys.
    public static let genericGray = genericGamma22Gray

    public static func == (a: NSColorSpace, b: NSColorSpace) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// The components of UIKit's and AppKit's colours, in the light appearance.

extension UIColor {
    /// Creates a colour from sRGB components of 0 to 1; AppKit's initializer.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a grey, 0 (black) to 1 (white); AppKit's initializer.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    /// Creates a grey, 0 (black) to 1 (white); AppKit's initializer.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    /// Creates a colour from hue, saturation and brightness, each 0 to 1; AppKit's initializer.
    public convenience init(
        calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
    /// Creates a colour from hue, saturation and brightness, each 0 to 1; AppKit's initializer.
    public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    private var hueComponents: HueComponents {
        let components = color.components(in: .light)
        return HueComponents(red: components.red, green: components.green, blue: components.blue)
    }

    /// The hue in the light appearance, 0 to 1; that of a grey is 0.
    public var hueComponent: CGFloat { CGFloat(hueComponents.hue) }
    /// The saturation in the light appearance, 0 to 1.
    public var saturationComponent: CGFloat { CGFloat(hueComponents.saturation) }
    /// The brightness in the light appearance, 0 to 1.
    public var brightnessComponent: CGFloat { CGFloat(hueComponents.brightness) }
    /// The brightness of the grey that is as bright as the colour in the light appearance, 0 to 1.
    public var whiteComponent: CGFloat { grey(in: .light) }

    private func grey(in theme: ThemeVariant) -> CGFloat {
        let components = color.components(in: theme)
        if components.red == components.green, components.green == components.blue { return CGFloat(components.red) }
        return CGFloat(components.red * 0.299 + components.green * 0.587 + components.blue * 0.114)
    }

    /// Writes hue, saturation, brightness and opacity in the light appearance; always returns true.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = hueComponents
        hue?.pointee = CGFloat(parts.hue)
        saturation?.pointee = CGFloat(parts.saturation)
        brightness?.pointee = CGFloat(parts.brightness)
        alpha?.pointee = alphaComponent
        return true
    }

    /// Writes the brightness of the grey that is as bright in the light appearance, and the opacity; always returns
    /// true.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        white?.pointee = whiteComponent
        alpha?.pointee = alphaComponent
        return true
    }

    /// The colour in another space: itself, or a grey that is as bright. It is never nil.
    public func usingColorSpace(_ space: NSColorSpace) -> UIColor? {
        guard space.isGrey else { return self }
        func components(_ theme: ThemeVariant) -> Color.Components {
            let white = Float(grey(in: theme))
            let alpha = color.components(in: theme).alpha
            return Color.Components(red: white, green: white, blue: white, alpha: alpha)
        }
        return UIColor(Color(light: components(.light), dark: components(.dark)))
    }

    /// The space of the colour: sRGB.
    public var colorSpace: NSColorSpace { .sRGB }

    /// A mixture with another colour, of which it has `fraction`, 0 to 1. It is never nil.
    public func blended(withFraction fraction: CGFloat, of color: UIColor) -> UIColor? {
        let share = Float(min(1, max(0, fraction.isNaN ? 0 : fraction)))
        func mixed(_ theme: ThemeVariant) -> Color.Components {
            let (a, b) = (self.color.components(in: theme), color.color.components(in: theme))
            func mix(_ part: KeyPath<Color.Components, Float>) -> Float {
                a[keyPath: part] * (1 - share) + b[keyPath: part] * share
            }
            return Color.Components(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
        }
        return UIColor(Color(light: mixed(.light), dark: mixed(.dark)))
    }

    /// The colour as it is in an appearance.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let theme: ThemeVariant = traitCollection.userInterfaceStyle == .dark ? .dark : .light
        let components = color.components(in: theme)
        return UIColor(Color(light: components, dark: components))
    }
}
