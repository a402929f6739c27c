import Foundation

/// A swipe of two fingers over a touchpad, which navigates back where no view under the pointer scrolls in that
/// direction. Touchpads report movements without a beginning and an end: a pause separates two swipes.
struct BackSwipe {
    /// What has moved since the last pause, in points.
    private var total = CGSize.zero
    private var last = Date.distantPast
    /// Whether it has navigated back, or scrolled something, and so has no further effect.
    private var isUsed = false

    /// The pause after which another swipe begins, in seconds.
    private static let pause = 0.25
    /// The distance that triggers back navigation, in points.
    private static let distance: CGFloat = 120

    /// Takes a movement, of which no view has used `rest`. Returns the direction of a swipe that is long enough and
    /// nearly horizontal: whether it moves content towards the right.
    mutating func moved(by movement: CGSize, rest: CGSize, at now: Date) -> Bool? {
        if now.timeIntervalSince(last) > Self.pause { (total, isUsed) = (.zero, false) }
        last = now
        if rest.width != movement.width { isUsed = true }
        guard !isUsed, movement.width.isFinite, movement.height.isFinite else { return nil }
        total.width += movement.width
        total.height += movement.height
        guard abs(total.width) >= Self.distance, abs(total.width) > 2 * abs(total.height) else { return nil }
        return total.width < 0
    }

    /// Called when the swipe has navigated back.
    mutating func use() { isUsed = true }
}
