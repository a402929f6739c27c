import Foundation

/// A colour during an animation: linear light of the three components, multiplied by the opacity, and the opacity.
///
/// Intermediate colours are those of optical mixing. The components are linear instead of sRGB, so that red to
/// green does not pass through a dark colour; and they are premultiplied, so that a colour that fades in from clear
/// has its hue from the start.
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
    /// The premultiplied linear components. Overshooting springs are limited to displayable colours. A round trip may
    /// differ by rounding, so colours at rest are painted with the original value.
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
