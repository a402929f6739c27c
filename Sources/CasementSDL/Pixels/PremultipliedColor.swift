import CasementCore

/// A colour as all painters use it: 8 bits per component, multiplied by alpha. All round here, so that their pixels
/// agree.
struct PremultipliedColor: Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    /// Components outside 0...1 are clamped; NaN counts as 0.
    init(_ color: ResolvedColor) {
        let alpha = Self.unit(color.alpha)
        func byte(_ component: Float) -> UInt8 { UInt8((Self.unit(component) * alpha * 255).rounded()) }
        red = byte(color.red)
        green = byte(color.green)
        blue = byte(color.blue)
        self.alpha = UInt8((alpha * 255).rounded())
    }

    /// White with an alpha.
    init(alpha: UInt8) { (red, green, blue, self.alpha) = (alpha, alpha, alpha, alpha) }

    var argb: UInt32 { UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

    private static func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
}
