import Foundation

/// Takes presses of the primary button, as controls do. Points are in the node's coordinates.
@MainActor package protocol PressReceiver: Responder {
    /// The button went down over the node.
    func pressBegan(at point: CGPoint)
    /// It moved with the button down, also outside of the node.
    func pressMoved(to point: CGPoint, isOver: Bool)
    /// The button went up.
    func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int)
    /// What was pressed is dragged away: nothing comes of the press.
    func pressCancelled()
    /// Whether a press that is held counts again and again.
    var repeats: Bool { get }
    /// A press that is held counts again.
    func pressRepeated()
}

extension PressReceiver {
    package func pressMoved(to point: CGPoint, isOver: Bool) {}
    package func pressEnded(isOver: Bool, at point: CGPoint, clicks: Int) {}
    package func pressCancelled() { pressEnded(isOver: false, at: .zero, clicks: 1) }
    package var repeats: Bool { false }
    package func pressRepeated() {}
}
