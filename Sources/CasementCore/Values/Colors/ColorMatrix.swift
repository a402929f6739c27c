import Foundation

/// A linear transform of premultiplied colours: each column is the result of one unit of red, green, blue or alpha. A
/// constant added to straight colours is multiplied by alpha for premultiplied ones, so it is in alpha's column, and
/// transparent pixels stay transparent.
package struct ColorMatrix: Hashable, Sendable {
    package var red: SIMD4<Float>
    package var green: SIMD4<Float>
    package var blue: SIMD4<Float>
    package var alpha: SIMD4<Float>

    package static let identity = ColorMatrix(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0])

    /// Rows: the factors of the old red, green, blue and 1 (alpha: of alpha) for the new red, green, blue and alpha.
    init(
        rows first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float> = [0, 0, 0, 1]
    ) {
        red = [first[0], second[0], third[0], fourth[0]]
        green = [first[1], second[1], third[1], fourth[1]]
        blue = [first[2], second[2], third[2], fourth[2]]
        alpha = [first[3], second[3], third[3], fourth[3]]
    }

    /// The transformed premultiplied colour, before clipping.
    package func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
        var sum = red * color[0]
        sum += green * color[1]
        sum += blue * color[2]
        sum += alpha * color[3]
        return sum
    }

    /// Applies this transform first, then `next`.
    package func concatenating(_ next: ColorMatrix) -> ColorMatrix {
        var result = self
        result.red = next.applied(to: red)
        result.green = next.applied(to: green)
        result.blue = next.applied(to: blue)
        result.alpha = next.applied(to: alpha)
        return result
    }

    /// The weights of the primaries in an sRGB colour's luminance (ITU-R BT.709).
    static let luminance = SIMD3<Float>(0.2126, 0.7152, 0.0722)

    static func brightness(_ amount: Float) -> ColorMatrix {
        ColorMatrix(rows: [1, 0, 0, amount], [0, 1, 0, amount], [0, 0, 1, amount])
    }

    static func contrast(_ amount: Float) -> ColorMatrix {
        let rest = (1 - amount) / 2
        return ColorMatrix(rows: [amount, 0, 0, rest], [0, amount, 0, rest], [0, 0, amount, rest])
    }

    /// 0 makes grey, 1 changes nothing.
    static func saturation(_ amount: Float) -> ColorMatrix {
        let grey = luminance * (1 - amount)
        return ColorMatrix(
            rows: [grey.x + amount, grey.y, grey.z, 0], [grey.x, grey.y + amount, grey.z, 0],
            [grey.x, grey.y, grey.z + amount, 0])
    }

    /// A rotation around the grey axis that keeps luminance, as defined by the W3C's filter effects.
    static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (cosine, sine) = (Float(cos(angle)), Float(sin(angle)))
        let l = luminance
        // The factors of the sine in each row: a quarter turn, scaled to the luminance's weights.
        let turn: [SIMD3<Float>] = [
            [-l.x, -l.y, 1 - l.z], [0.143, 0.140, -0.283], [l.x - 1, l.y, l.z],
        ]
        func row(_ index: Int) -> SIMD4<Float> {
            var unit = SIMD3<Float>.zero
            unit[index] = 1
            let row = l + (unit - l) * cosine + turn[index] * sine
            return SIMD4(row, 0)
        }
        return ColorMatrix(rows: row(0), row(1), row(2))
    }

    static let inversion = ColorMatrix(rows: [-1, 0, 0, 1], [0, -1, 0, 1], [0, 0, -1, 1])

    /// Black, with the luminance as its opacity.
    static let luminanceToAlpha = ColorMatrix(rows: .zero, .zero, .zero, SIMD4(luminance, 0))

    static func multiplication(_ color: ResolvedColor) -> ColorMatrix {
        let a = color.alpha
        return ColorMatrix(
            rows: [color.red * a, 0, 0, 0], [0, color.green * a, 0, 0], [0, 0, color.blue * a, 0], [0, 0, 0, a])
    }
}
