import Foundation

/// A colour: sRGB components, one set for light and one for dark surroundings, or a colour of the theme.
///
/// Colours that are made of others, by `mix(with:by:in:)` or from an asset, are worked out when they are made. So a colour is a
/// few plain numbers, and two are compared by their bytes.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    /// Straight components, encoded for sRGB. Those of wider spaces lie beyond 0 to 1.
    package struct Components: Hashable, Sendable {
        package var red: Float
        package var green: Float
        package var blue: Float
        package var alpha: Float

        package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    // Stored without the bytes that an enum leaves undefined.
    private let light: Components
    private let dark: Components
    private let system: SystemColor?

    private init(light: Components, dark: Components, system: SystemColor?) {
        (self.light, self.dark, self.system) = (light, dark, system)
    }

    /// Other components for light and for dark surroundings.
    package init(light: Components, dark: Components) { self.init(light: light, dark: dark, system: nil) }

    /// A colour of the theme.
    package init(theme color: SystemColor) {
        let plain = Components(red: 0, green: 0, blue: 0)
        self.init(light: plain, dark: plain, system: color)
    }

    /// How components are to be understood.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// Exact components, 0 to 1. Those of other spaces are converted to sRGB; what lies outside of it is cut off when it is
    /// painted.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let components = Components(space, red, green, blue, opacity)
        self.init(light: components, dark: components, system: nil)
    }

    /// A grey, 0 (black) to 1 (white).
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Hue, saturation and brightness, each 0 to 1. The hue goes around: 1 is 0.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The same colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        var (light, dark) = (light, dark)
        light.alpha *= Float(opacity)
        dark.alpha *= Float(opacity)
        return Color(light: light, dark: dark, system: system)
    }

    /// The components where the surroundings are light or dark.
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

    /// How the colour was made, for logs.
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
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let red = Color(theme: .red)
    public static let orange = Color(theme: .orange)
    public static let yellow = Color(theme: .yellow)
    public static let green = Color(theme: .green)
    public static let mint = Color(theme: .mint)
    public static let teal = Color(theme: .teal)
    public static let cyan = Color(theme: .cyan)
    public static let blue = Color(theme: .blue)
    public static let indigo = Color(theme: .indigo)
    public static let purple = Color(theme: .purple)
    public static let pink = Color(theme: .pink)
    public static let brown = Color(theme: .brown)
    public static let gray = Color(theme: .gray)
    /// The colour of primary content, such as text.
    public static let primary = Color(theme: .primary)
    /// The quieter colour of secondary content.
    public static let secondary = Color(theme: .secondary)
    /// The colour that marks what is selected or leads on.
    public static let accentColor = Color(theme: .accent)
}
