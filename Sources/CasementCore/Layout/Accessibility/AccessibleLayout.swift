import Foundation

/// A view whose accessibility elements differ from those of the views it is made of, such as a control.
@MainActor package protocol AccessibilityOwner: AnyObject {
    /// Makes its elements out of those of its content.
    func accessible(_ below: [AccessibilityElement], on node: LayoutNode) -> [AccessibilityElement]
}

// Nothing here is cached: the caller pays.
extension LayoutNode {
    /// The accessibility elements of this node: one for itself, or those below; none where it cannot be seen.
    package final func accessibleElements() -> [AccessibilityElement] {
        guard opacity > 0, !isRemoving else { return [] }
        var found = accessibilityElements()
        guard let attachments else { return found }
        for responder in attachments.responders { responder.describe(&found, on: self) }
        if let identifier = attachments.identifier {
            for index in found.indices where found[index].identifier == nil { found[index].identifier = identifier }
        }
        return found
    }

    /// The elements of the nodes below, in view order.
    package final func accessibleElementsBelow() -> [AccessibilityElement] {
        var found: [AccessibilityElement] = []
        forEachChild { found += $0.accessibleElements() }
        return found
    }

    /// Whether it is another node or a descendant of it.
    package final func isIn(_ other: LayoutNode) -> Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
