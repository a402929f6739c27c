import CasementCore

/// A window of a popup that does not fit into its parent.
@MainActor protocol PopupWindow: AnyObject {
    /// What it shows.
    var surface: PopupSurface { get }
    /// What its events name it by.
    var id: UInt32 { get }
    /// Its corner, in pixels of its parent.
    var origin: (x: Int, y: Int) { get }
    /// Takes the place, the size and the pixels of its surface, where they changed.
    func update()
    /// Shows pixels again that the window system has lost.
    func showAgain()
    func close()
}
