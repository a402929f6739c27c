import Foundation

// The named colours of UIKit and AppKit, from the theme's light and dark variants.

extension UIColor {
    private convenience init(_ light: UInt32, dark: UInt32, _ lightAlpha: Float = 1, _ darkAlpha: Float = 1) {
        func components(_ hex: UInt32, _ alpha: Float) -> Color.Components {
            func byte(_ shift: UInt32) -> Float { Float(hex >> shift & 255) / 255 }
            return Color.Components(red: byte(16), green: byte(8), blue: byte(0), alpha: alpha)
        }
        self.init(Color(light: components(light, lightAlpha), dark: components(dark, darkAlpha)))
    }

    // MARK: Exact

    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    public static let darkGray = UIColor(red: 0.333333, green: 0.333333, blue: 0.333333, alpha: 1)
    /// Black: text on a light ground, in both appearances.
    public static let darkText = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// White, a little transparent: text on a dark ground, in both appearances.
    public static let lightText = UIColor(red: 1, green: 1, blue: 1, alpha: 0.6)
    /// The grounds of the rows of a list, in turn.
    public static let alternatingContentBackgroundColors = [
        textBackgroundColor, UIColor(0xF4F5F5, dark: 0x1E1F23),
    ]
    public static let lightGray = UIColor(red: 0.666667, green: 0.666667, blue: 0.666667, alpha: 1)
    public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    // MARK: The system's colours

    public static let systemRed = UIColor(Color.red)
    public static let systemOrange = UIColor(Color.orange)
    public static let systemYellow = UIColor(Color.yellow)
    public static let systemGreen = UIColor(Color.green)
    public static let systemMint = UIColor(Color.mint)
    public static let systemTeal = UIColor(Color.teal)
    public static let systemCyan = UIColor(Color.cyan)
    public static let systemBlue = UIColor(Color.blue)
    public static let systemIndigo = UIColor(Color.indigo)
    public static let systemPurple = UIColor(Color.purple)
    public static let systemPink = UIColor(Color.pink)
    public static let systemBrown = UIColor(Color.brown)
    public static let systemGray = UIColor(Color.gray)
    public static let systemGray2 = UIColor(0xAEAFB6, dark: 0x63656D)
    public static let systemGray3 = UIColor(0xC7C8CE, dark: 0x484A51)
    public static let systemGray4 = UIColor(0xD1D2D8, dark: 0x3A3C42)
    public static let systemGray5 = UIColor(0xE5E6EA, dark: 0x2C2D32)
    public static let systemGray6 = UIColor(0xF2F2F5, dark: 0x1E1F23)
    public static let tintColor = UIColor(Color.accentColor)
    public static let controlAccentColor = UIColor(Color.accentColor)

    // MARK: Texts

    public static let label = UIColor(Color.primary)
    public static let labelColor = UIColor(Color.primary)
    public static let secondaryLabel = UIColor(Color.secondary)
    public static let secondaryLabelColor = UIColor(Color.secondary)
    public static let tertiaryLabel = UIColor(Color.primary.opacity(0.35))
    public static let tertiaryLabelColor = UIColor(Color.primary.opacity(0.35))
    public static let quaternaryLabel = UIColor(Color.primary.opacity(0.2))
    public static let quaternaryLabelColor = UIColor(Color.primary.opacity(0.2))
    public static let textColor = UIColor(Color.primary)
    public static let controlTextColor = UIColor(Color.primary)
    public static let headerTextColor = UIColor(Color.primary)
    public static let windowFrameTextColor = UIColor(Color.primary)
    public static let disabledControlTextColor = UIColor(Color.primary.opacity(0.35))
    public static let placeholderText = UIColor(Color.primary.opacity(0.35))
    public static let placeholderTextColor = UIColor(Color.primary.opacity(0.35))
    public static let link = UIColor(Color.accentColor)
    public static let linkColor = UIColor(Color.accentColor)
    public static let selectedTextColor = UIColor(Color.primary)

    // MARK: Backgrounds

    public static let systemBackground = UIColor(Color(theme: .windowBackground))
    public static let windowBackgroundColor = UIColor(Color(theme: .windowBackground))
    public static let secondarySystemBackground = UIColor(0xF0F0F3, dark: 0x292A2F)
    public static let tertiarySystemBackground = UIColor(0xFAFAFB, dark: 0x34363C)
    public static let systemGroupedBackground = UIColor(0xF0F0F3, dark: 0x17181B)
    public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, dark: 0x25262B)
    public static let tertiarySystemGroupedBackground = UIColor(0xF0F0F3, dark: 0x303137)
    public static let controlBackgroundColor = UIColor(0xFFFFFF, dark: 0x17181B)
    public static let textBackgroundColor = UIColor(0xFFFFFF, dark: 0x17181B)
    public static let underPageBackgroundColor = UIColor(0xE2E3E7, dark: 0x131416)

    // MARK: Fills and lines

    public static let systemFill = UIColor(0x000000, dark: 0xFFFFFF, 0.18, 0.28)
    public static let secondarySystemFill = UIColor(0x000000, dark: 0xFFFFFF, 0.14, 0.24)
    public static let tertiarySystemFill = UIColor(0x000000, dark: 0xFFFFFF, 0.1, 0.18)
    public static let quaternarySystemFill = UIColor(0x000000, dark: 0xFFFFFF, 0.07, 0.12)
    public static let controlColor = UIColor(Color(theme: .control))
    public static let separator = UIColor(Color(theme: .separator))
    public static let separatorColor = UIColor(Color(theme: .separator))
    public static let gridColor = UIColor(Color(theme: .separator))
    public static let opaqueSeparator = UIColor(0xDCDCDF, dark: 0x3A3B40)
    public static let selectedContentBackgroundColor = UIColor(Color.accentColor)
    public static let selectedControlColor = UIColor(Color.accentColor)
    public static let keyboardFocusIndicatorColor = UIColor(Color.accentColor)
    public static let selectedTextBackgroundColor = UIColor(Color.accentColor.opacity(0.3))
    public static let unemphasizedSelectedContentBackgroundColor = UIColor(0xDCDCDF, dark: 0x46484E)
    public static let shadowColor = UIColor(0x000000, dark: 0x000000)
    public static let highlightColor = UIColor(0xFFFFFF, dark: 0xB4B4B4)
    public static let findHighlightColor = UIColor(0xFFFF00, dark: 0xFFFF00)
    public static let selectedControlTextColor = UIColor(0x000000, dark: 0xFFFFFF)
    public static let alternateSelectedControlTextColor = UIColor(0xFFFFFF, dark: 0xFFFFFF)
    public static let selectedMenuItemTextColor = UIColor(0xFFFFFF, dark: 0xFFFFFF)
}
