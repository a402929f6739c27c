/// What becomes of popups while the window does not have the keyboard. Compositors of Wayland take it away from a
/// program out of which they carry a drag. Its popups stay for that, so that what was dragged out of one can come back.
enum PopupStay: Equatable {
    /// They are closed.
    case none
    /// They stay until the drag ends.
    case whileDragged
    /// Another program took what was dragged. They stay until a time, by which the desktop has given the keyboard back.
    case until(Double)
    /// No other program took it. They stay until the window has the keyboard again, which some compositors give back
    /// for a press only.
    case untilUsed
}

/// Closes popups when their window is no longer in use: menus, popovers, completions and tooltips, but no dialogs.
extension InputRouter {
    /// How long popups wait for the keyboard after a drag, in seconds.
    private static let longestStay = 0.5

    /// Closes all popups, as a press outside of them does: the window is hidden.
    package func closePopups() { closePopups { _ in true } }

    /// Closes all popups of a window that has lost the desktop's focus, unless a drag out of it is the reason.
    package func keyboardChanged(isHere: Bool) {
        if isHere {
            popupStay = .none
            return
        }
        guard popupStay == .none else { return }
        if drags.session?.wasCarried ?? false { popupStay = .whileDragged } else { closePopups() }
    }

    func dragEnded(isTaken: Bool) {
        guard popupStay == .whileDragged else { return }
        popupStay = isTaken ? .until(now + Self.longestStay) : .untilUsed
    }

    func endPopupStay(at time: Double) {
        guard case .until(let end) = popupStay, end <= time else { return }
        popupStay = .none
        closePopups()
    }

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
