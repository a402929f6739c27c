import Foundation

/// Something that moves by itself from frame to frame.
@MainActor package protocol Animating: AnyObject {
    /// Shows what holds at a time, in seconds; false where nothing more will change.
    func step(to time: Double) -> Bool
}

/// What moves in a window. While nothing does, no frame is made for it.
@MainActor package final class AnimationClock {
    @exclusivity(unchecked) private var running: ContiguousArray<any Animating> = []
    /// The time of the frame that is being made: what starts in it has time 0 then.
    @exclusivity(unchecked) package private(set) var time = 0.0

    package init() {}

    package var isRunning: Bool { !running.isEmpty }

    /// Lets something move from the next frame on.
    package func start(_ animating: any Animating) { running.append(animating) }

    /// A frame begins: all that moves takes its step. What starts in the meantime has none yet.
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

    /// Forgets everything.
    func removeAll() { running.removeAll() }
}
