import Foundation

/// Waits until the pointer has rested for a moment on something that says what it is.
@MainActor final class PointerRest {
    /// Seconds.
    static let delay = 0.7

    /// What the pointer is over.
    private(set) weak var responder: (any HelpProvider)?
    /// When it will have rested there long enough; nil where nothing is waited for.
    private(set) var date: Date?
    private var isTold = false
    /// Whether it was used there: then nothing is said about it until the pointer comes again.
    private var isUsed = false

    /// The pointer is over something else, or has moved on it.
    func pointer(isOver new: (any HelpProvider)?, hasMoved: Bool, at now: @autoclosure () -> Date) {
        if new !== responder {
            end()
            (responder, isUsed) = (new, false)
        } else if !hasMoved || isTold || isUsed {
            return
        }
        date = new == nil ? nil : now().addingTimeInterval(Self.delay)
    }

    /// A press or a key: who works needs no help.
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
