/// Shows a graphic: a node of the layout tree, as far as graphics know it.
@MainActor package protocol GraphicHost: AnyObject {
    /// Whether it has left the window.
    var isReleased: Bool { get }
    /// What the graphic draws looks different, and where `extends` may reach beyond what it drew before.
    func graphicChanged(extends: Bool)
    /// All that is drawn in it is to be painted again in the next frame.
    func repaint()
}
