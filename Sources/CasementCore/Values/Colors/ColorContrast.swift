import Foundation

/// The contrast of colours, by the Web Content Accessibility Guidelines 2.2 (relative luminance, contrast ratio).
extension Color.Components {
    /// Creates components from 0xRRGGBB and an opacity.
    package init(_ hex: UInt32, _ alpha: Double) {
        func byte(_ shift: UInt32) -> Float { Float((hex >> shift) & 255) / 255 }
        self.init(red: byte(16), green: byte(8), blue: byte(0), alpha: Float(alpha))
    }

    /// The relative luminance: 0 for black, 1 for white.
    package var luminance: Double {
        func linear(_ value: Float) -> Double {
            let bounded = Double(min(1, max(0, value)))
            return bounded <= 0.04045 ? bounded / 12.92 : pow((bounded + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast ratio, from 1 for equal colours to 21 for black on white. Both colours are treated as opaque.
    package func contrast(with other: Color.Components) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// This colour composited over an opaque one.
    package func over(_ ground: Color.Components) -> Color.Components {
        func mix(_ top: Float, _ below: Float) -> Float { top * alpha + below * (1 - alpha) }
        return Color.Components(
            red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
    }

    /// Whether white text on this colour is illegible, and darkening it enough would change its character.
    package var wantsDarkText: Bool { luminance > 0.335 }

    /// The contrast required for text: the guidelines' level AA.
    package static let legibleContrast = 4.5

    /// The colour, darkened until white text on it is legible.
    package var underWhite: Color.Components {
        var found = self
        // A power function keeps the bright components and reduces the others, so that the colour stays vivid.
        for step in 0...100 {
            let share = Float(step) / 50
            func darker(_ value: Float) -> Float { pow(min(1, max(0, value)), 1 + share) * (1 - share / 2) }
            found = Color.Components(red: darker(red), green: darker(green), blue: darker(blue), alpha: alpha)
            if 1.05 / (found.luminance + 0.05) >= Self.legibleContrast { break }
        }
        return found
    }

    /// The colour, darkened on a light background or lightened on a dark one until text in it is legible.
    func legible(on ground: Color.Components, _ scheme: ColorScheme) -> Color.Components {
        stepped(towards: scheme == .light ? 0 : 1) { $0.contrast(with: ground) >= Self.legibleContrast }
    }

    /// The first of 50 even steps towards black (0) or white (1) that is acceptable.
    private func stepped(towards end: Float, _ isGood: (Color.Components) -> Bool) -> Color.Components {
        var found = self
        for step in 0...50 {
            let share = Float(step) / 50
            func mix(_ value: Float) -> Float { value + (end - value) * share }
            found = Color.Components(red: mix(red), green: mix(green), blue: mix(blue), alpha: alpha)
            if isGood(found) { break }
        }
        return found
    }
}
