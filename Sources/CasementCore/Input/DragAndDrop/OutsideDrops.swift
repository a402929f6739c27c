/// Brings what is dragged out of a window to other programs of the desktop.
@MainActor package protocol OutsideDrops: AnyObject {
    /// The pointer is outside of the window with what is dragged, or has moved on there.
    func move(_ items: [TransferItem])
    /// It has come back, or nothing is dragged any more.
    func leave()
    /// The button was released outside; false where nobody takes what is dragged.
    func drop() -> Bool
}
