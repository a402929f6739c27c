/// Closes popups when their window is no longer in use: menus, popovers, completions and tooltips, but no dialogs.
extension InputRouter {
    /// Closes all popups, as a press outside of them does: the window has lost the desktop's focus, or is hidden.
    package func closePopups() { closePopups { _ in true } }

    /// Closes the popups outside of the window, which has moved.
    package func closePopupsOutside() { closePopups(where: \.isOutside) }

    private func closePopups(where isClosed: (PresentedLayoutNode) -> Bool) {
        guard let window = tree.root as? RootLayoutNode, !window.presentations.isEmpty else { return }
        for presentation in window.presentations.reversed()
        where !presentation.place.isOfWindow && isClosed(presentation) {
            guard presentation.isModal else {
                // What is not modal is a tooltip.
                rest.interrupt()
                continue
            }
            presentation.responder?.dismiss?()
        }
    }
}
