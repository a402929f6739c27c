import Foundation

/// The velocity of fingers on a touchpad when they leave it, from their last movements.
struct FingerVelocity {
    private var movements: [(time: Double, distance: CGSize)] = []

    /// The time before the end that counts, in seconds: fingers that rest for so long have no velocity.
    private static let window = 0.1
    /// The greatest velocity, in points per second: what a busy program receives late has small distances in time.
    private static let greatest: CGFloat = 8000

    mutating func moved(by distance: CGSize, at time: Double) {
        // Twice the time: an end that follows from a pause counts from the last movement.
        movements.removeAll { $0.time < time - 2 * Self.window }
        movements.append((time, distance))
    }

    /// The velocity at the end. An end that `isGuessed` follows from a pause, which then says nothing.
    func velocity(at end: Double, isGuessed: Bool) -> CGVector {
        guard let last = movements.last?.time else { return .zero }
        let start = (isGuessed ? last : end) - Self.window
        let counted = movements.filter { $0.time >= start }
        // The first movement was made before its time.
        guard let first = counted.first?.time, last - first > 0.004 else { return .zero }
        var sum = CGSize.zero
        for movement in counted where movement.time > first {
            sum.width += movement.distance.width
            sum.height += movement.distance.height
        }
        let time = CGFloat(last - first)
        func bounded(_ distance: CGFloat) -> CGFloat { max(-Self.greatest, min(Self.greatest, distance / time)) }
        return CGVector(dx: bounded(sum.width), dy: bounded(sum.height))
    }
}
