import Foundation

/// A colour: exact sRGB components, or a colour of the theme that has a light and a dark variant.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    enum Base: Hashable, Sendable {
        case components(red: Double, green: Double, blue: Double)
        case system(SystemColor)
    }

    // Stored without the bytes that an enum leaves undefined, so that colours compare by their bytes.
    private let red: Double
    private let green: Double
    private let blue: Double
    let alpha: Double
    private let system: SystemColor?

    init(_ base: Base, alpha: Double = 1) {
        self.alpha = alpha
        switch base {
        case .components(let red, let green, let blue):
            (self.red, self.green, self.blue, system) = (red, green, blue, nil)
        case .system(let color): (red, green, blue, system) = (0, 0, 0, color)
        }
    }

    var base: Base { system.map { .system($0) } ?? .components(red: red, green: green, blue: blue) }

    /// How components are to be understood.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// Exact components, 0 to 1. Linear components are converted to sRGB; display P3 is taken as sRGB.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        // The sRGB transfer function, IEC 61966-2-1.
        func encoded(_ value: Double) -> Double {
            guard space == .sRGBLinear else { return value }
            return value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        self.init(.components(red: encoded(red), green: encoded(green), blue: encoded(blue)), alpha: opacity)
    }

    /// A grey, 0 (black) to 1 (white).
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Hue, saturation and brightness, each 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The same colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(base, alpha: alpha * opacity) }

    package func resolve(in scheme: ColorScheme) -> ResolvedColor {
        func bounded(_ value: Double) -> Float { Float(value.isNaN ? 0 : min(1, max(0, value))) }
        switch base {
        case .components(let red, let green, let blue):
            return ResolvedColor(red: bounded(red), green: bounded(green), blue: bounded(blue), alpha: bounded(alpha))
        case .system(let color):
            let (hex, own) = color.variant(scheme)
            func byte(_ shift: UInt32) -> Float { Float((hex >> shift) & 255) / 255 }
            return ResolvedColor(red: byte(16), green: byte(8), blue: byte(0), alpha: Float(own) * bounded(alpha))
        }
    }

    /// How the colour was made, for logs.
    public var description: String {
        let name: String
        switch base {
        case .components(let red, let green, let blue): name = "Color(red: \(red), green: \(green), blue: \(blue))"
        case .system(let color): name = "\(color)"
        }
        return alpha == 1 ? name : "\(name) at \(Int((alpha * 100).rounded())) %"
    }
}

extension Color: ComparesBytesFirst {}

extension Color {
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let gray = Color(.system(.gray))
    /// The colour of primary content, such as text.
    public static let primary = Color(.system(.primary))
    /// The quieter colour of secondary content.
    public static let secondary = Color(.system(.secondary))
    /// The colour that marks what is selected or leads on.
    public static let accentColor = Color(.system(.accent))
}

/// The theme's colours, each in a light and a dark variant.
package enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, accent, separator, windowBackground
    /// A control's face at rest, under the pointer, and pressed.
    case control, controlHovered, controlPressed, controlBorder

    /// 0xRRGGBB and opacity.
    func variant(_ scheme: ColorScheme) -> (UInt32, Double) {
        let isLight = scheme == .light
        switch self {
        case .red: return (isLight ? 0xE5_34_35 : 0xFF_5A_52, 1)
        case .orange: return (isLight ? 0xF2_83_1B : 0xFF_A0_3A, 1)
        case .yellow: return (isLight ? 0xF5_C2_11 : 0xFF_D4_3B, 1)
        case .green: return (isLight ? 0x2F_A8_4F : 0x3F_C9_66, 1)
        case .mint: return (isLight ? 0x12_B5_A6 : 0x5F_DF_D0, 1)
        case .teal: return (isLight ? 0x1F_97_A8 : 0x4C_C4_D4, 1)
        case .cyan: return (isLight ? 0x22_A5_D8 : 0x62_C8_F0, 1)
        case .blue: return (isLight ? 0x2B_6D_E0 : 0x5A_9B_FF, 1)
        case .indigo: return (isLight ? 0x57_55_CF : 0x83_81_F2, 1)
        case .purple: return (isLight ? 0x97_47_C9 : 0xBF_7A_EE, 1)
        case .pink: return (isLight ? 0xE2_3A_70 : 0xFF_6A_97, 1)
        case .brown: return (isLight ? 0x97_76_55 : 0xB5_95_73, 1)
        case .gray: return (isLight ? 0x86_88_90 : 0x98_9A_A3, 1)
        case .primary: return (isLight ? 0x1D_1E_22 : 0xF2_F2_F5, 1)
        case .secondary: return (isLight ? 0x5F_62_6B : 0xA6_A9_B3, 1)
        case .accent: return (isLight ? 0x2B_6D_E0 : 0x5A_9B_FF, 1)
        case .separator: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, 0.12)
        case .windowBackground: return (isLight ? 0xFA_FA_FB : 0x1E_1F_23, 1)
        case .control: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, isLight ? 0.07 : 0.10)
        case .controlHovered: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, isLight ? 0.11 : 0.15)
        case .controlPressed: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, isLight ? 0.17 : 0.22)
        case .controlBorder: return (isLight ? 0x00_00_00 : 0xFF_FF_FF, 0.10)
        }
    }

    /// The theme's colour for a scheme.
    package func resolve(in scheme: ColorScheme) -> ResolvedColor { Color(.system(self)).resolve(in: scheme) }
}

extension Color {
    /// A colour of the theme.
    package init(theme color: SystemColor) { self.init(.system(color)) }
}
