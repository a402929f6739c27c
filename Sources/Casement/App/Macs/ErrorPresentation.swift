import CasementCore
import Foundation

extension NSApplication {
    /// Says what went wrong in an alert, and waits for the answer. The program's delegate may give another error first.
    /// An error that says how to recover has a button for each way; one of a user who has cancelled is not shown.
    ///
    /// Views use `alert(isPresented:error:actions:)`.
    ///
    /// - Returns: whether the program has recovered from the error.
    @discardableResult public func presentError(_ error: any Error) -> Bool {
        let error = willPresentError(error)
        guard let alert = ErrorAlert(error) else { return false }
        return alert.answered(alert.alert.runModal())
    }

    /// Says what went wrong in an alert, and does not wait. The delegate is not told of the answer: there are no
    /// selectors to call it by.
    public func presentError(
        _ error: any Error, modalFor window: NSWindow, delegate: Any?, didPresent didPresentSelector: Selector?,
        contextInfo: UnsafeMutableRawPointer?
    ) {
        if delegate != nil, didPresentSelector != nil {
            WithoutEffect.note("presentError(_:modalFor:delegate:…)", "no selector is called; presentError(_:) waits")
        }
        let error = willPresentError(error)
        guard let alert = ErrorAlert(error) else { return }
        alert.alert.beginSheetModal(for: window) { _ = alert.answered($0) }
    }

    /// The error that is shown in place of another: the delegate's choice.
    public func willPresentError(_ error: any Error) -> any Error {
        delegate?.application(self, willPresentError: error) ?? error
    }
}

extension NSWindow {
    /// Says what went wrong in an alert, and waits for the answer, as `NSApplication.presentError(_:)` does.
    @discardableResult public func presentError(_ error: any Error) -> Bool { NSApp.presentError(error) }

    /// Says what went wrong in an alert, and does not wait, as that of `NSApplication` does.
    public func presentError(
        _ error: any Error, modalFor window: NSWindow, delegate: Any?, didPresent didPresentSelector: Selector?,
        contextInfo: UnsafeMutableRawPointer?
    ) {
        NSApp.presentError(
            error, modalFor: window, delegate: delegate, didPresent: didPresentSelector, contextInfo: contextInfo)
    }
}

/// An alert about an error, with a button for each way to recover.
@MainActor private struct ErrorAlert {
    let alert: NSAlert
    let recoverable: (any RecoverableError)?

    init?(_ error: any Error) {
        if (error as? CocoaError)?.code == .userCancelled { return nil }
        alert = NSAlert(error: error)
        recoverable = error as? any RecoverableError
        for option in recoverable?.recoveryOptions ?? [] { alert.addButton(withTitle: option) }
    }

    func answered(_ response: NSApplication.ModalResponse) -> Bool {
        let index = response.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
        guard let recoverable, recoverable.recoveryOptions.indices.contains(index) else { return false }
        return recoverable.attemptRecovery(optionIndex: index)
    }
}
