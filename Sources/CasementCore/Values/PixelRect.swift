import Foundation

/// A rectangle of whole device pixels; the unit of damage, painting and presenting.
package struct PixelRect: Hashable, Sendable, CustomStringConvertible {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// Coordinates beyond this many pixels are clamped, so that sums and areas cannot overflow.
    private static let limit: CGFloat = 16_777_216

    /// Rounds halves up on both sides of zero, so that content moved by whole pixels keeps its shape. Values slightly
    /// below a half are rounded up too, by less than any intended layout difference: the same position, summed in
    /// another order, must not round differently.
    private static func round(_ value: CGFloat) -> Int {
        guard !value.isNaN else { return 0 }
        let raised = Swift.min(limit, Swift.max(-limit, value)) + 0.500_001
        // Like `rounded(.down)`, which calls a function where the processor need not have an instruction for it.
        let towardsZero = Int(raised)
        return CGFloat(towardsZero) > raised ? towardsZero - 1 : towardsZero
    }

    /// The pixels covered by `rect` (points): each edge is rounded once, so that neighbours meet.
    package init(rounding rect: CGRect, scale: CGFloat) {
        let left = Self.round(rect.minX * scale), top = Self.round(rect.minY * scale)
        let right = Self.round(rect.maxX * scale), bottom = Self.round(rect.maxY * scale)
        self.init(x: left, y: top, width: Swift.max(0, right - left), height: Swift.max(0, bottom - top))
    }

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var area: Int { width * height }
    package var isEmpty: Bool { width <= 0 || height <= 0 }

    package func intersects(_ other: PixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty && !other.isEmpty
    }

    package func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = Swift.max(x, other.x), top = Swift.max(y, other.y)
        let right = Swift.min(maxX, other.maxX), bottom = Swift.min(maxY, other.maxY)
        return left < right && top < bottom
            ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .zero
    }

    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = Swift.min(x, other.x), top = Swift.min(y, other.y)
        return PixelRect(
            x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
    }

    package func offset(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    package var description: String { "(\(x), \(y), \(width)x\(height))" }
}
