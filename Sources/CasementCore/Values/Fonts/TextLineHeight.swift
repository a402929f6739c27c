import Foundation

/// The height of the lines of a text.
package enum TextLineHeight: Hashable, Sendable {
    /// A multiple of the font's.
    case multiple(CGFloat)
    /// The font's size and an addition, in points.
    case leading(CGFloat)
    /// In points.
    case exact(CGFloat)

    /// The height of a line in device pixels.
    package func pixels(natural: Int, fontSize: CGFloat, scale: CGFloat) -> Int {
        let height: CGFloat =
            switch self {
            case .multiple(let factor): CGFloat(natural) * factor
            case .leading(let increase): (fontSize + increase) * scale
            case .exact(let points): points * scale
            }
        return height.isFinite ? Int(min(max(height.rounded(), 1), 1e5)) : natural
    }
}
