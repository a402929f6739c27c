import Foundation

/// A view that assistive programs take for something else than what it is made of, such as a control.
@MainActor package protocol AccessibilityOwner: AnyObject {
    /// Makes what is seen of it out of the elements in it.
    func accessible(_ below: [AccessibilityElement], on node: LayoutNode) -> [AccessibilityElement]
}

// Nothing here is kept: who asks pays.
extension LayoutNode {
    /// What assistive programs see here: an element, or those below; nothing where it cannot be seen.
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

    /// Whether it is another node, or stands in it.
    package final func isIn(_ other: LayoutNode) -> Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
