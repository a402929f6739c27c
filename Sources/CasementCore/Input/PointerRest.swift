import Foundation

/// Waits until the pointer has rested for a moment on a view with help.
@MainActor final class PointerRest {
    /// The time until help is shown, in seconds.
    static let delay = 0.7

    /// The provider under the pointer.
    private(set) weak var responder: (any HelpProvider)?
    /// When the pointer will have rested there long enough; nil where it does not wait.
    private(set) var date: Date?
    private var isTold = false
    /// Whether it was used there: then no help is shown until the pointer enters it again.
    private var isUsed = false

    /// Called when the pointer entered another provider, or moved.
    func pointer(isOver new: (any HelpProvider)?, hasMoved: Bool, at now: @autoclosure () -> Date) {
        if new !== responder {
            end()
            (responder, isUsed) = (new, false)
        } else if !hasMoved || isTold || isUsed {
            return
        }
        date = new == nil ? nil : now().addingTimeInterval(Self.delay)
    }

    /// Called for a press or a key: a user at work needs no help.
    func interrupt() {
        end()
        isUsed = true
    }

    func timePassed(to now: Date) {
        guard let date, date <= now else { return }
        self.date = nil
        isTold = responder != nil
        responder?.restChanged(true)
    }

    private func end() {
        date = nil
        if isTold { responder?.restChanged(false) }
        isTold = false
    }
}
