import Foundation

extension CGRect {
    /// What both rectangles cover, `.null` for nothing; of such as only touch, an empty one. Unlike `intersection` it ends nothing
    /// where a length is infinite or no number: an infinite one cuts nothing off, one that is no number covers nothing.
    package func overlap(_ other: CGRect) -> CGRect {
        let left = max(origin.x, other.origin.x), top = max(origin.y, other.origin.y)
        let right = min(origin.x + size.width, other.origin.x + other.size.width)
        let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
        guard left <= right, top <= bottom, left < .infinity, top < .infinity else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
