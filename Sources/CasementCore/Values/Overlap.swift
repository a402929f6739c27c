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
}
