import Foundation

/// An object that changes from frame to frame.
@MainActor package protocol Animating: AnyObject {
    /// Updates to a time, in seconds; returns false if nothing more will change.
    func step(to time: Double) -> Bool
}

/// The animated objects of a window. Without any, no frames are made for animations.
@MainActor package final class AnimationClock {
    @exclusivity(unchecked) private var running: ContiguousArray<any Animating> = []
    /// The time of the current frame: animations that start in it begin at this time.
    @exclusivity(unchecked) package private(set) var time = 0.0

    package init() {}

    package var isRunning: Bool { !running.isEmpty }

    /// Adds an object that is stepped from the next frame on.
    package func start(_ animating: any Animating) { running.append(animating) }

    /// Begins a frame: steps all objects, except those that are started meanwhile.
    package func beginFrame(at time: Double) {
        self.time = max(time, self.time)
        guard !running.isEmpty else { return }
        let count = running.count
        var kept = 0
        for index in 0..<count {
            let animating = running[index]
            guard animating.step(to: self.time) else { continue }
            if kept != index { running[kept] = animating }
            kept += 1
        }
        running.removeSubrange(kept..<count)
        AnimationTicket.runWaiting()
    }

    /// Removes all objects.
    func removeAll() { running.removeAll() }
}
