/// Receives drops on a node.
@MainActor package protocol DropReceiver: Responder {
    /// Whether it accepts the drag at its current place.
    func takes(_ drag: ItemDrag) -> Bool
    /// Called when an accepted drag entered the node, moved over it, and left it or was dropped.
    func dropEntered(_ drag: ItemDrag)
    func dropMoved(_ drag: ItemDrag)
    func dropLeft(_ drag: ItemDrag)
    /// Called when an accepted drag was dropped; false to reject it after all.
    func dropped(_ drag: ItemDrag) -> Bool
    /// Called with what happens to an accepted drag, after the functions above.
    func dropPhase(_ phase: DropSession.Phase, of drag: ItemDrag)
}

extension DropReceiver {
    package func dropEntered(_ drag: ItemDrag) {}
    package func dropMoved(_ drag: ItemDrag) {}
    package func dropLeft(_ drag: ItemDrag) {}
    package func dropPhase(_ phase: DropSession.Phase, of drag: ItemDrag) {}
}
