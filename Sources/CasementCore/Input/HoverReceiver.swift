import Foundation

/// Notified of the pointer over its node.
@MainActor package protocol HoverReceiver: Responder {
    /// Called when the pointer entered or left the node.
    func hoverChanged(_ isOver: Bool)
    /// Called when the pointer is over the node, at a new point of the window.
    func hoverMoved(to point: CGPoint)
}

extension HoverReceiver {
    package func hoverChanged(_ isOver: Bool) {}
    package func hoverMoved(to point: CGPoint) {}
}
