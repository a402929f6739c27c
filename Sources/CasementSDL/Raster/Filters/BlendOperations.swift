import CPixman
import CasementCore

extension BlendMode {
    /// Whether it mixes colours as a whole, instead of red, green and blue separately.
    var isWhole: Bool { [.hue, .saturation, .color, .luminosity].contains(self) }

    /// pixman's operator, which is the W3C's formula; nil for the mode that pixman lacks.
    var operation: pixman_op_t? {
        switch self {
        case .normal: PIXMAN_OP_OVER
        case .multiply: PIXMAN_OP_MULTIPLY
        case .screen: PIXMAN_OP_SCREEN
        case .overlay: PIXMAN_OP_OVERLAY
        case .darken: PIXMAN_OP_DARKEN
        case .lighten: PIXMAN_OP_LIGHTEN
        case .colorDodge: PIXMAN_OP_COLOR_DODGE
        case .colorBurn: PIXMAN_OP_COLOR_BURN
        case .softLight: PIXMAN_OP_SOFT_LIGHT
        case .hardLight: PIXMAN_OP_HARD_LIGHT
        case .difference: PIXMAN_OP_DIFFERENCE
        case .exclusion: PIXMAN_OP_EXCLUSION
        case .hue: PIXMAN_OP_HSL_HUE
        case .saturation: PIXMAN_OP_HSL_SATURATION
        case .color: PIXMAN_OP_HSL_COLOR
        case .luminosity: PIXMAN_OP_HSL_LUMINOSITY
        case .sourceAtop: PIXMAN_OP_ATOP
        case .destinationOver: PIXMAN_OP_OVER_REVERSE
        case .destinationOut: PIXMAN_OP_OUT_REVERSE
        case .plusLighter: PIXMAN_OP_ADD
        case .plusDarker: nil
        }
    }
}

/// The sum of two pictures minus white where both are present: of opaque colours, source + target - 1.
enum PlusDarker {
    /// Adds a row of premultiplied pixels to a target's; without `hasAlpha`, the target's alpha is 255.
    static func add(
        _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, count: Int, hasAlpha: Bool
    ) {
        for index in 0..<count where source[index] != 0 {
            let (s, d) = (source[index], target[index])
            let (sourceAlpha, alpha) = (Int32(s >> 24), hasAlpha ? Int32(d >> 24) : 255)
            let sum = min(255, sourceAlpha + alpha)
            let surplus = sourceAlpha + alpha - sum
            func part(_ shift: UInt32) -> UInt32 {
                let both = Int32((s >> shift) & 255) + Int32((d >> shift) & 255)
                return UInt32(min(max(both - surplus, 0), sum)) << shift
            }
            target[index] = UInt32(sum) << 24 | part(16) | part(8) | part(0)
        }
    }
}
