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

    /// The graphic, made now if the node draws later.
    final var paintedContent: Graphic? {
        if content == nil, traits.drawsLater { makeLateGraphic() }
        return content
    }

    /// The area that it draws itself, in own coordinates.
    final var ownArea: CGRect {
        content?.shownArea(in: size) ?? (traits.drawsLater ? CGRect(origin: .zero, size: size) : .null)
    }

    package final func graphicChanged(extends: Bool) {
        tree.note(extends ? [.content, .paintBounds] : .content, of: self)
    }

    package final func repaint() { tree.note(.subtree, of: self) }
}
