import Foundation

/// Where the focus goes when a presentation opens whose content can have it, and where it returns to.
@MainActor final class PresentationFocus {
    /// The responder that had the focus before, and gets it back.
    private weak var opener: Responder?
    /// Whether its content is to get the focus once it is laid out.
    private var isNew = false
    private var attempts = 0
    /// The number of frames in which a new presentation looks for a view that can have the focus.
    private static let maximumAttempts = 30

    func opened(from opener: Responder?, takesFocus: Bool) {
        self.opener = opener
        isNew = takesFocus
        attempts = 0
    }

    func closed(_ presentation: PresentationResponder, in manager: FocusManager) {
        defer { opener = nil }
        guard presentation.kind.takesFocus else { return }
        if let above = presentation.presentationAbove {
            // When that closes, the focus returns to where this one would have returned it.
            if isLost(above.focus.opener) || isLeft(above.focus.opener, presentation) { above.focus.opener = opener }
            // One without a view that can have the focus has left it here. If it goes too, it returns now.
            if presentation.holdsFocus(manager) { manager.returning = opener }
        } else if presentation.holdsFocus(manager) || isLost(manager.focused) || isLeft(manager.returning, presentation)
        {
            manager.returning = opener
        }
    }

    /// Whether a responder is nowhere, or in a presentation that has just closed.
    private func isLost(_ responder: Responder?) -> Bool { responder?.node?.isReleased ?? true }

    /// Whether the focus was to return into this presentation from one above it.
    private func isLeft(_ returning: Responder?, _ presentation: PresentationResponder) -> Bool {
        returning.map { presentation.holds($0) } ?? false
    }

    /// When it is first laid out, focuses its first text field or other view with key input, rather than a control.
    func take(for presentation: PresentationResponder, from manager: FocusManager) {
        guard presentation.kind.takesFocus, isNew else { return }
        let all = presentation.focusables
        // At the start of its transition nothing in it may be visible yet.
        attempts += 1
        if all.isEmpty, attempts < Self.maximumAttempts { return }
        isNew = false
        if presentation.holdsFocus(manager) { return }
        let field = all.first { $0.focusTarget?.takesFocusOfDialog ?? true }
        // In a dialog, Return is its default button, and not the first one; the content below has no focus either.
        let isDialog = presentation.layout?.isDialog ?? false
        let new = field ?? (isDialog ? nil : all.first)
        if new != nil || isDialog { manager.focus(new, by: .program) }
    }
}

extension FocusManager {
    /// Whether no view has the focus, or none in the presentation that all of these are in.
    func isFree(for nodes: [LayoutNode]) -> Bool {
        guard let focused else { return true }
        guard let cover = tree.topmostCover, cover.kind.takesFocus, let layout = cover.layout else { return false }
        return !cover.contains(focused) && nodes.allSatisfy { $0.isInside(layout) }
    }
}

extension PresentationResponder {
    /// The next presentation above this one that takes the focus.
    fileprivate var presentationAbove: PresentationResponder? {
        guard let layout, let window = layout.tree.root as? RootLayoutNode,
            let index = window.presentations.firstIndex(where: { $0 === layout })
        else { return nil }
        for node in window.presentations[(index + 1)...] where node.isBlocking {
            if let above = node.responder, above.kind.takesFocus { return above }
        }
        return nil
    }

    func contains(_ responder: Responder) -> Bool {
        guard let layout, let node = responder.node else { return false }
        return node.isInside(layout)
    }

    /// Whether a responder is in it, also on a page that another page covers.
    fileprivate func holds(_ responder: Responder) -> Bool {
        var node = responder.node
        while let current = node, current !== layout {
            node = (current as? OutsideLayoutNode)?.inside ?? current.parent
        }
        return node != nil
    }

    /// Whether the focused responder is in it.
    func holdsFocus(_ manager: FocusManager) -> Bool { manager.focused.map { contains($0) } ?? false }

    /// The responders in it that can have the focus, in view order.
    var focusables: [Responder] {
        var found: [Responder] = []
        layout?.inner.appendFocusables(to: &found)
        return found
    }
}
