import Foundation

extension Color.Components {
    init(_ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
        func encode(_ red: Double, _ green: Double, _ blue: Double) -> Color.Components {
            Color.Components(linearRed: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
        }
        switch space {
        case .sRGB: self.init(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
        case .sRGBLinear: self = encode(red, green, blue)
        case .displayP3:
            // The same white point and transfer function as sRGB, but other primaries (SMPTE EG 432-1): P3 to
            // XYZ to sRGB, in one matrix.
            let (r, g, b) = (
                Double(sRGB.decode(Float(red))), Double(sRGB.decode(Float(green))), Double(sRGB.decode(Float(blue)))
            )
            self = encode(
                1.224_940_2 * r - 0.224_940_2 * g, -0.042_056_9 * r + 1.042_056_9 * g,
                -0.019_637_6 * r - 0.078_636_0 * g + 1.098_273_6 * b)
        }
    }

    /// Creates components from linear ones.
    package init(linearRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: sRGB.encode(red), green: sRGB.encode(green), blue: sRGB.encode(blue), alpha: alpha)
    }

    package var linear: (red: Float, green: Float, blue: Float) {
        (sRGB.decode(red), sRGB.decode(green), sRGB.decode(blue))
    }
}

/// The transfer function of sRGB, IEC 61966-2-1, mirrored below zero for colours outside of its gamut.
package enum sRGB {
    package static func encode(_ linear: Float) -> Float {
        let size = abs(linear)
        return Float(sign: linear.sign, exponent: 0, significand: 1)
            * (size <= 0.003_130_8 ? 12.92 * size : 1.055 * powf(size, 1 / 2.4) - 0.055)
    }

    package static func decode(_ encoded: Float) -> Float {
        let size = abs(encoded)
        return Float(sign: encoded.sign, exponent: 0, significand: 1)
            * (size <= 0.040_45 ? size / 12.92 : powf((size + 0.055) / 1.055, 2.4))
    }
}

/// Björn Ottosson's Oklab (https://bottosson.github.io/posts/oklab), in which even steps look even.
package struct Oklab {
    package var lightness: Float
    package var a: Float
    package var b: Float

    package init(lightness: Float, a: Float, b: Float) { (self.lightness, self.a, self.b) = (lightness, a, b) }

    package init(_ color: Color.Components) {
        let (red, green, blue) = color.linear
        let l = cbrtf(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
        let m = cbrtf(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
        let s = cbrtf(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
        lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
        a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
        b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    }

    package func components(alpha: Float) -> Color.Components {
        func cube(_ value: Float) -> Float { value * value * value }
        let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
        let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
        let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
        return Color.Components(
            linearRed: 4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
            green: -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
            blue: -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s, alpha: alpha)
    }
}
