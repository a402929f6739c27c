import Foundation

/// Told where the pointer is over the node.
@MainActor package protocol HoverReceiver: Responder {
    /// The pointer came over the node, or left it.
    func hoverChanged(_ isOver: Bool)
    /// It is over the node, at a point of the window.
    func hoverMoved(to point: CGPoint)
}

extension HoverReceiver {
    package func hoverChanged(_ isOver: Bool) {}
    package func hoverMoved(to point: CGPoint) {}
}
