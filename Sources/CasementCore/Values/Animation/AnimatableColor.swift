import Foundation

/// A colour on its way to another: light of the three colours and coverage, which add up as light does.
///
/// Between two colours lies what one would see through a screen that changes its grain: the components are linear, not those
/// of sRGB, so that there is no dark moment between red and green; and they are multiplied by the opacity, so that a colour
/// that comes out of clear has its own hue from the start.
package struct ColorVector: VectorArithmetic, Hashable, Sendable {
    package var red, green, blue, alpha: Float

    package static let zero = ColorVector(red: 0, green: 0, blue: 0, alpha: 0)

    package static func + (left: ColorVector, right: ColorVector) -> ColorVector {
        ColorVector(
            red: left.red + right.red, green: left.green + right.green, blue: left.blue + right.blue,
            alpha: left.alpha + right.alpha)
    }

    package static func - (left: ColorVector, right: ColorVector) -> ColorVector {
        ColorVector(
            red: left.red - right.red, green: left.green - right.green, blue: left.blue - right.blue,
            alpha: left.alpha - right.alpha)
    }

    package mutating func scale(by factor: Double) {
        let factor = Float(factor)
        (red, green, blue, alpha) = (red * factor, green * factor, blue * factor, alpha * factor)
    }

    package var magnitudeSquared: Double { Double(red * red + green * green + blue * blue + alpha * alpha) }
}

extension ResolvedColor: Animatable {
    /// A spring that overshoots stays within the colours that can be shown. There and back, a colour may differ by rounding, so
    /// that what rests is painted with its own colour.
    package var animatableData: ColorVector {
        get {
            ColorVector(
                red: sRGB.decode(red) * alpha, green: sRGB.decode(green) * alpha, blue: sRGB.decode(blue) * alpha,
                alpha: alpha)
        }
        set {
            func bounded(_ value: Float) -> Float { value > 0 ? min(1, value) : 0 }
            alpha = bounded(newValue.alpha)
            let light = alpha > 0 ? 1 / alpha : 0
            red = sRGB.encode(bounded(newValue.red * light))
            green = sRGB.encode(bounded(newValue.green * light))
            blue = sRGB.encode(bounded(newValue.blue * light))
        }
    }
}
