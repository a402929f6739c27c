import Foundation

/// An action that runs once, when the next frame begins.
@MainActor private final class NextFrame: Animating {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }

    func step(to time: Double) -> Bool {
        action()
        return false
    }
}

extension AnimationClock {
    /// Runs `action` when the next frame begins.
    func onNextFrame(_ action: @escaping () -> Void) { start(NextFrame(action)) }
}
