import Foundation

/// Divides a length among tracks, such as the columns of a grid, like a stack among its children.
///
/// The least flexible tracks are served first, each with an equal share of the remaining length.
@MainActor enum SpaceDivision {
    /// - Parameters:
    ///   - available: nil for no offer, so that each track takes its ideal length.
    ///   - length: the length of a track for an offer.
    static func divide(
        _ available: CGFloat?, among count: Int, _ length: (_ track: Int, _ offer: CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        var lengths = [CGFloat](repeating: 0, count: count)
        guard let available, available.isFinite else {
            for track in 0..<count { lengths[track] = length(track, available) }
            return lengths
        }
        var wishes: [(track: Int, minimum: CGFloat, flexibility: CGFloat)] = []
        for track in 0..<count {
            let minimum = length(track, 0), maximum = length(track, .infinity)
            let isBoundless = maximum >= LayoutNode.largestLength
            wishes.append((track, minimum, isBoundless ? .infinity : maximum - minimum))
        }
        wishes.sort {
            if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
            if $0.flexibility == .infinity, $0.minimum != $1.minimum { return $0.minimum > $1.minimum }
            return $0.track < $1.track
        }
        var left = available
        for (served, wish) in wishes.enumerated() {
            lengths[wish.track] = length(wish.track, max(0, left / CGFloat(count - served)))
            left -= lengths[wish.track]
        }
        return lengths
    }
}
