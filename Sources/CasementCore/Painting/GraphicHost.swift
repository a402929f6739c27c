/// The owner of a graphic: a node of the layout tree, as far as graphics know it.
@MainActor package protocol GraphicHost: AnyObject {
    /// Whether it was removed from the window.
    var isReleased: Bool { get }
    /// The graphic's appearance changed; with `extends` it may also draw outside the area that it drew before.
    func graphicChanged(extends: Bool)
    /// Repaints everything drawn in it in the next frame.
    func repaint()
}
