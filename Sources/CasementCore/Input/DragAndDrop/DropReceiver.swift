/// Takes what is dragged over the node.
@MainActor package protocol DropReceiver: Responder {
    /// Whether it takes what is dragged, where it is now.
    func takes(_ drag: DragSession) -> Bool
    /// What it takes came over the node, moved there, and left it or was dropped.
    func dropEntered(_ drag: DragSession)
    func dropMoved(_ drag: DragSession)
    func dropLeft(_ drag: DragSession)
    /// What it takes was dropped; false where it does not want it after all.
    func dropped(_ drag: DragSession) -> Bool
}

extension DropReceiver {
    package func dropEntered(_ drag: DragSession) {}
    package func dropMoved(_ drag: DragSession) {}
    package func dropLeft(_ drag: DragSession) {}
}
