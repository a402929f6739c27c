import Foundation

/// Notified when the focus enters or leaves its node or a descendant.
@MainActor package class FocusMark: Responder {
    package func focusCame() {}
    package func focusLeft() {}
}

/// Marks a focus section: arrow keys move the focus within it.
@MainActor package final class FocusSectionMark: Responder {}

/// Marks a scope with a default focus, identified by a namespace.
@MainActor package final class FocusScopeMark: Responder {
    package var namespace: Namespace.ID
    package init(_ namespace: Namespace.ID) { self.namespace = namespace }
}

/// Marks the preferred default focus of a scope.
@MainActor package final class FocusPreferenceMark: Responder {
    package var namespace: Namespace.ID
    package var isPreferred: Bool
    package init(_ namespace: Namespace.ID, isPreferred: Bool) {
        (self.namespace, self.isPreferred) = (namespace, isPreferred)
    }
}

/// The requests of a focus state, answered after the update and layout.
@MainActor package protocol FocusRequester: AnyObject {
    /// Whether the focus should be here, but is not.
    var wantsFocus: Bool { get }
    /// Whether the focus is here, but should not be.
    var rejectsFocus: Bool { get }
    /// Moves the focus here; false where nothing can have it.
    func takeFocus() -> Bool
    /// Whether something here could have the focus, were it not transparent.
    var isTransparent: Bool { get }
    /// Called where nothing here can have the focus.
    func giveUp()
}

extension FocusManager {
    /// The marks around a node, innermost first.
    static func marks(around node: LayoutNode?) -> [FocusMark] {
        var found: [FocusMark] = []
        var node = node
        while let current = node {
            if let responders = current.attachments?.responders {
                for case let mark as FocusMark in responders {
                    mark.node = current
                    found.append(mark)
                }
            }
            node = current.parent
        }
        return found
    }

    /// Answers the requests of focus states: first those that want the focus, so that it moves
    /// directly from one to the other.
    func answerRequests() {
        let all = pendingRequests
        pendingRequests.removeAll()
        let outer = Transaction.current
        for (requester, transaction) in all where requester.wantsFocus {
            // Scrolling into view uses the transaction in which the state was set.
            Transaction.current = transaction
            if requester.takeFocus() { continue }
            if requester.isTransparent { arrivingRequests.append(requester) } else { requester.giveUp() }
        }
        Transaction.current = outer
        for (requester, _) in all where requester.rejectsFocus { focus(nil, by: .program) }
        for (_, transaction) in all { transaction?.ticket?.release() }
    }

    /// Focuses views that a transition has begun to show. What stays transparent when nothing is animated gives up.
    func answerArrivingRequests() {
        let all = arrivingRequests
        arrivingRequests.removeAll()
        for requester in all where requester.wantsFocus && !requester.takeFocus() {
            if clock.isRunning, requester.isTransparent {
                arrivingRequests.append(requester)
            } else {
                requester.giveUp()
            }
        }
    }

    /// Moves the focus to the preferred view of a scope, or to the first in it.
    package func reset(in namespace: Namespace.ID) {
        guard let root = tree.root, let scope = root.mark({ ($0 as? FocusScopeMark)?.namespace == namespace }) else {
            return
        }
        let preferred = scope.mark {
            guard let mark = $0 as? FocusPreferenceMark else { return false }
            return mark.namespace == namespace && mark.isPreferred
        }
        if let first = (preferred ?? scope).firstFocusable { focus(first, by: .program) }
    }
}

extension LayoutNode {
    /// The first responder here that Tab reaches: rather a field or the rows of a list than a button, such as the title
    /// of a table's column.
    package final var firstFocusable: Responder? {
        var list: [Responder] = []
        appendFocusables(to: &list)
        return list.first { $0.focusTarget?.takesFocusOfDialog ?? false } ?? list.first
    }

    /// The first node in view order with an attachment that meets a condition.
    fileprivate final func mark(_ condition: (AnyObject) -> Bool) -> LayoutNode? {
        for responder in attachments?.responders ?? [] where condition(responder) { return self }
        var found: LayoutNode?
        forEachChild { if found == nil { found = $0.mark(condition) } }
        return found
    }
}
