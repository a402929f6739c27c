import Foundation

/// Receives presses of the primary button, like a control. Points are in the node's coordinates.
@MainActor package protocol PressReceiver: Responder {
    /// Called when the button was pressed over the node.
    func pressBegan(at point: CGPoint)
    /// Called when the pointer moved with the button down, also outside of the node.
    func pressMoved(to point: CGPoint, isOver: Bool)
    /// Called when the button was released.
    func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int)
    /// Called when the press is cancelled because a drag begins.
    func pressCancelled()
    /// Whether the movements of a press mean something to it, so that a finger on it does not scroll.
    var followsPress: Bool { get }
    /// Whether it takes presses that simultaneous gestures of views in it take, too, as a list selects the row.
    var sharesPresses: Bool { get }
    /// Whether a press that is held repeats.
    var repeats: Bool { get }
    /// Called for each repeat of a held press.
    func pressRepeated()
}

extension PressReceiver {
    package func pressMoved(to point: CGPoint, isOver: Bool) {}
    package func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {}
    package func pressCancelled() { pressEnded(isOver: false, at: .zero, clicks: 1) }
    package var followsPress: Bool { true }
    package var sharesPresses: Bool { false }
    package var repeats: Bool { false }
    package func pressRepeated() {}
}
