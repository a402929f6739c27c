import Foundation

/// Told when the focus comes into the view that it hangs on, and when it leaves.
@MainActor package class FocusMark: Responder {
    package func focusCame() {}
    package func focusLeft() {}
    /// Whether the program wants the focus to be elsewhere, and it has not gone yet.
    package var rejectsFocus: Bool { false }
}

/// Where the focus is kept together: arrow keys move it among what stands in the view.
@MainActor package final class FocusSectionMark: Responder {}

/// A part of the window with a focus of its own by default, by the name of a namespace.
@MainActor package final class FocusScopeMark: Responder {
    package var namespace: Namespace.ID
    package init(_ namespace: Namespace.ID) { self.namespace = namespace }
}

/// What gets the focus where a scope gives it to whom it prefers.
@MainActor package final class FocusPreferenceMark: Responder {
    package var namespace: Namespace.ID
    package var isPreferred: Bool
    package init(_ namespace: Namespace.ID, isPreferred: Bool) {
        (self.namespace, self.isPreferred) = (namespace, isPreferred)
    }
}

/// What a state of focus asks for, when the tree stands and is laid out.
@MainActor package protocol FocusAsking: AnyObject {
    /// The focus should be here, and is not.
    var wantsFocus: Bool { get }
    /// The focus is here, and should not be.
    var rejectsFocus: Bool { get }
    /// Gives the focus to what stands here; false where nothing can have it.
    func takeFocus() -> Bool
    /// Nothing here can have the focus.
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

    /// Answers what states of focus ask for: those first who want the focus, so that it goes from one to the other directly.
    func answer() {
        let all = asking
        asking.removeAll()
        let outer = Transaction.current
        for (one, transaction) in all where one.wantsFocus {
            // What scrolls into view goes there as the state was set.
            Transaction.current = transaction
            if !one.takeFocus() { one.giveUp() }
        }
        Transaction.current = outer
        for (one, _) in all where one.rejectsFocus { focus(nil, by: .program) }
        for (_, transaction) in all { transaction?.ticket?.release() }
    }

    /// Gives the focus to whom a scope prefers, or to the first in it.
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
    /// What Tab comes to first here.
    package final var firstFocusable: Responder? {
        var list: [Responder] = []
        appendFocusables(to: &list)
        return list.first
    }

    /// The first node in view order on which something hangs that meets a condition.
    fileprivate final func mark(_ condition: (AnyObject) -> Bool) -> LayoutNode? {
        for responder in attachments?.responders ?? [] where condition(responder) { return self }
        var found: LayoutNode?
        forEachChild { if found == nil { found = $0.mark(condition) } }
        return found
    }
}
