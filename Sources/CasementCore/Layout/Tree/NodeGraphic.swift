import Foundation

extension LayoutNode {
    /// Replaces the graphic; what the last frame showed is still known.
    final func replaceGraphic(_ new: Graphic) {
        if let content {
            new.shownFrame = content.shownFrame
            content.release()
        }
        content = new
    }

    package final func graphicChanged(extends: Bool) {
        tree.note(extends ? [.content, .paintBounds] : .content, of: self)
    }

    package final func repaint() { tree.note(.subtree, of: self) }
}
