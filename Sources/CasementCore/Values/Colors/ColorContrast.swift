import Foundation

/// How far colours stand out from each other, by the Web Content Accessibility Guidelines 2.2 (relative luminance, contrast ratio).
extension Color.Components {
    /// 0xRRGGBB and an opacity.
    package init(_ hex: UInt32, _ alpha: Double) {
        func byte(_ shift: UInt32) -> Float { Float((hex >> shift) & 255) / 255 }
        self.init(red: byte(16), green: byte(8), blue: byte(0), alpha: Float(alpha))
    }

    /// 0 for black, 1 for white.
    package var luminance: Double {
        func linear(_ value: Float) -> Double {
            let bounded = Double(min(1, max(0, value)))
            return bounded <= 0.04045 ? bounded / 12.92 : pow((bounded + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// From 1, the same, to 21, black on white. Both are taken as opaque.
    package func contrast(with other: Color.Components) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// What is seen where this colour lies over an opaque one.
    package func over(_ ground: Color.Components) -> Color.Components {
        func mix(_ top: Float, _ below: Float) -> Float { top * alpha + below * (1 - alpha) }
        return Color.Components(
            red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
    }

    /// Whether white text cannot be read here, and darkening the colour so far that it can would make another colour of it.
    package var wantsDarkText: Bool { luminance > 0.335 }

    /// The contrast that text needs: the guidelines' level AA.
    package static let legibleContrast = 4.5

    /// The colour, darker where white text on it could not be read.
    package var underWhite: Color.Components {
        var found = self
        // A power keeps what is bright in the colour and takes from the rest, so that it stays as vivid as it was.
        for step in 0...100 {
            let share = Float(step) / 50
            func darker(_ value: Float) -> Float { pow(min(1, max(0, value)), 1 + share) * (1 - share / 2) }
            found = Color.Components(red: darker(red), green: darker(green), blue: darker(blue), alpha: alpha)
            if 1.05 / (found.luminance + 0.05) >= Self.legibleContrast { break }
        }
        return found
    }

    /// The colour, darker on a light ground and lighter on a dark one where text of it could not be read.
    func legible(on ground: Color.Components, _ scheme: ColorScheme) -> Color.Components {
        stepped(towards: scheme == .light ? 0 : 1) { $0.contrast(with: ground) >= Self.legibleContrast }
    }

    /// The first of 50 even steps towards black (0) or white (1) that is good.
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
