import Foundation

/// A colour: sRGB components for the light and the dark appearance, or a colour of the theme.
///
/// Colours derived from others, by `mix(with:by:in:)` or from an asset, are computed when created. So a colour is a few
/// plain numbers, and two are compared by their bytes.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    /// Straight components, encoded for sRGB. Components of wider spaces may be outside of 0...1.
    package struct Components: Hashable, Sendable {
        package var red: Float
        package var green: Float
        package var blue: Float
        package var alpha: Float

        package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    // An enum would contain undefined bytes, so separate values are stored.
    private let light: Components
    private let dark: Components
    private let system: SystemColor?

    private init(light: Components, dark: Components, system: SystemColor?) {
        (self.light, self.dark, self.system) = (light, dark, system)
    }

    /// Creates a colour with different components for the light and the dark appearance.
    package init(light: Components, dark: Components) { self.init(light: light, dark: dark, system: nil) }

    /// Creates a colour of the theme.
    package init(theme color: SystemColor) {
        let plain = Components(red: 0, green: 0, blue: 0)
        self.init(light: plain, dark: plain, system: color)
    }

    /// The colour space of components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB with its transfer function, sRGB with linear components, or Display P3.
        case sRGB, sRGBLinear, displayP3
    }

    /// Creates a colour from components of 0 to 1. Those of other spaces are converted to sRGB; values outside of its
    /// gamut are clipped when painted.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let components = Components(space, red, green, blue, opacity)
        self.init(light: components, dark: components, system: nil)
    }

    /// Creates a grey, 0 (black) to 1 (white).
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour from hue, saturation and brightness, each 0 to 1. The hue is periodic: 1 equals 0.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        var (light, dark) = (light, dark)
        light.alpha *= Float(opacity)
        dark.alpha *= Float(opacity)
        return Color(light: light, dark: dark, system: system)
    }

    /// The components in a variant of the theme.
    package func components(in theme: ThemeVariant) -> Components {
        let own = theme.scheme == .light ? light : dark
        guard let system else { return own }
        var components = system.components(in: theme)
        components.alpha *= own.alpha
        return components
    }

    package func resolve(in theme: ThemeVariant) -> ResolvedColor {
        func bounded(_ value: Float) -> Float { value.isNaN ? 0 : min(1, max(0, value)) }
        let found = components(in: theme)
        return ResolvedColor(
            red: bounded(found.red), green: bounded(found.green), blue: bounded(found.blue),
            alpha: bounded(found.alpha))
    }

    /// The definition of the colour, for logs.
    public var description: String {
        func text(_ own: Components) -> String { "Color(red: \(own.red), green: \(own.green), blue: \(own.blue))" }
        let name: String
        if let system {
            name = "\(system)"
        } else if light == dark {
            name = text(light)
        } else {
            name = "\(text(light)), dark: \(text(dark))"
        }
        return light.alpha == 1
            ? name : "\(name) at \(light.alpha.isNaN ? "NaN" : "\((light.alpha * 100).rounded())") %"
    }
}

extension Color: ComparesBytesFirst {}

extension Color {
    /// A fully transparent colour.
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    /// Black in both appearances.
    public static let black = Color(white: 0)
    /// White in both appearances.
    public static let white = Color(white: 1)
    /// The theme's red, which depends on the appearance.
    public static let red = Color(theme: .red)
    /// The theme's orange, which depends on the appearance.
    public static let orange = Color(theme: .orange)
    /// The theme's yellow, which depends on the appearance.
    public static let yellow = Color(theme: .yellow)
    /// The theme's green, which depends on the appearance.
    public static let green = Color(theme: .green)
    /// The theme's mint, a green with some blue, which depends on the appearance.
    public static let mint = Color(theme: .mint)
    /// The theme's teal, a dark cyan, which depends on the appearance.
    public static let teal = Color(theme: .teal)
    /// The theme's cyan, a light blue, which depends on the appearance.
    public static let cyan = Color(theme: .cyan)
    /// The theme's blue, which depends on the appearance.
    public static let blue = Color(theme: .blue)
    /// The theme's indigo, between blue and purple, which depends on the appearance.
    public static let indigo = Color(theme: .indigo)
    /// The theme's purple, which depends on the appearance.
    public static let purple = Color(theme: .purple)
    /// The theme's pink, which depends on the appearance.
    public static let pink = Color(theme: .pink)
    /// The theme's brown, which depends on the appearance.
    public static let brown = Color(theme: .brown)
    /// The theme's gray, which depends on the appearance.
    public static let gray = Color(theme: .gray)
    /// The colour of primary content, such as text.
    public static let primary = Color(theme: .primary)
    /// The less prominent colour of secondary content.
    public static let secondary = Color(theme: .secondary)
    /// The accent colour of selections and prominent controls.
    public static let accentColor = Color(theme: .accent)
}
