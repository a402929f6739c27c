import Foundation

extension CGRect {
    /// The intersection of both rectangles, `.null` if there is none; it is empty for rectangles that only
    /// touch. Unlike `intersection`, it accepts lengths that are infinite or NaN: an infinite one does not clip,
    /// a NaN one gives `.null`.
    package func overlap(_ other: CGRect) -> CGRect {
        let left = max(origin.x, other.origin.x), top = max(origin.y, other.origin.y)
        let right = min(origin.x + size.width, other.origin.x + other.size.width)
        let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
        guard left <= right, top <= bottom, left < .infinity, top < .infinity else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // Foundation's `==`, `union` and `contains`, which calls both, are not among the functions that a program has
    // side by side for its frames.

    /// Whether both have the same origin and size.
    @inline(__always) package func isSame(as other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
            && size.height == other.size.height
    }

    /// Whether it contains the whole of the other. Neither is null or has negative lengths.
    @inline(__always) package func encloses(_ other: CGRect) -> Bool {
        origin.x <= other.origin.x && origin.y <= other.origin.y
            && origin.x + size.width >= other.origin.x + other.size.width
            && origin.y + size.height >= other.origin.y + other.size.height
    }

    /// The smallest rectangle around both, neither of which is null or has negative lengths.
    @inline(__always) package func joined(with other: CGRect) -> CGRect {
        let left = min(origin.x, other.origin.x), top = min(origin.y, other.origin.y)
        let right = max(origin.x + size.width, other.origin.x + other.size.width)
        let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
