/// Receives drops on a node.
@MainActor package protocol DropReceiver: Responder {
    /// Whether it accepts the drag at its current place.
    func takes(_ drag: DragSession) -> Bool
    /// Called when an accepted drag entered the node, moved over it, and left it or was dropped.
    func dropEntered(_ drag: DragSession)
    func dropMoved(_ drag: DragSession)
    func dropLeft(_ drag: DragSession)
    /// Called when an accepted drag was dropped; false to reject it after all.
    func dropped(_ drag: DragSession) -> Bool
}

extension DropReceiver {
    package func dropEntered(_ drag: DragSession) {}
    package func dropMoved(_ drag: DragSession) {}
    package func dropLeft(_ drag: DragSession) {}
}
