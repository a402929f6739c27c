import CasementCore
import Foundation

/// A colour as the panel edits it: hue, saturation, brightness and opacity, each 0 to 1. A grey keeps its hue, so
/// that the knob does not move.
struct HueColor: Equatable {
    var hue: Double
    var saturation: Double
    var brightness: Double
    var opacity: Double

    init(_ color: Color.Resolved) {
        let parts = HueComponents(red: color.red, green: color.green, blue: color.blue)
        (hue, saturation, brightness) = (parts.hue, parts.saturation, parts.brightness)
        opacity = color.opacity.isNaN ? 0 : min(1, max(0, Double(color.opacity)))
    }

    /// The colour.
    var color: Color { Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity) }

    /// Whether it equals a colour, to the precision of a display.
    func isSame(as color: Color.Resolved) -> Bool {
        let own = self.color.resolve(in: EnvironmentValues())
        func isNear(_ a: Float, _ b: Float) -> Bool { abs(a - b) < 1.0 / 1024 }
        return isNear(own.red, color.red) && isNear(own.green, color.green) && isNear(own.blue, color.blue)
            && isNear(own.opacity, color.opacity)
    }
}

/// The format of colours as designers write them: `2B6DE0`, and `2B6DE080` if they are not opaque.
struct HexColorFormat: ParseableFormatStyle, ParseStrategy {
    let hasOpacity: Bool

    var parseStrategy: Self { self }

    func format(_ value: Color.Resolved) -> String {
        let all = value.description.dropFirst()
        return String(hasOpacity && value.opacity < 1 ? all : all.prefix(6))
    }

    /// Parses six digits, or eight with the opacity; of three or four, each counts twice. A leading `#` is allowed.
    func parse(_ value: String) throws -> Color.Resolved {
        var digits = value.trimmingCharacters(in: .whitespaces)
        if digits.hasPrefix("#") { digits.removeFirst() }
        if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let bits = UInt64(digits, radix: 16)
        else { throw CocoaError(.formatting) }
        let all = digits.count == 6 ? bits << 8 | 255 : bits
        func part(_ shift: UInt64) -> Float { Float(all >> shift & 255) / 255 }
        return Color.Resolved(
            red: part(24), green: part(16), blue: part(8), opacity: hasOpacity ? part(0) : 1)
    }
}
