/// Delivers drags out of a window to other programs of the desktop.
@MainActor package protocol OutsideDrops: AnyObject {
    /// Called when the drag left the window or moved outside of it.
    func move(_ items: [TransferItem])
    /// Called when the drag came back into the window, or ended.
    func leave()
    /// Called when the button was released outside; false where no program accepts the items.
    func drop() -> Bool
    /// Whether the desktop carries the drag now, for which it may take the keyboard away.
    var isCarried: Bool { get }
    /// Whether the desktop shows the picture of the drag under the pointer, wherever that is, until the drag ends.
    var carriesPicture: Bool { get }
    /// Called when a drag whose picture the desktop shows was cancelled.
    func cancel()
}

extension OutsideDrops {
    package var isCarried: Bool { false }
    package var carriesPicture: Bool { false }
    package func cancel() {}
}
