import CasementCore

/// Who wants to close a window, which decides what can refuse it.
enum ClosingReason {
    /// The user, by the close button.
    case closeButton
    /// Code of the program, by `dismiss` or `dismissWindow`.
    case dismissal
    /// The program ends.
    case quitting
}

extension AppWindow {
    /// Closes it as its close button does: at the end of the turn, unless something refuses.
    package func requestClose() { close(for: .closeButton) }

    /// Closes it as `dismiss` does.
    func dismiss(_ behavior: DismissBehavior) {
        if behavior == .destructive { close() } else { close(for: .dismissal) }
    }

    private func close(for reason: ClosingReason) {
        program?.afterTurn { [weak self] in
            self?.ask(for: reason) { mayClose in if mayClose { self?.close() } }
        }
    }

    /// Whether it may be closed: what it shows and the guards of its content decide.
    func ask(for reason: ClosingReason, _ decided: @escaping (Bool) -> Void) {
        guard inquiry == nil else { return decided(false) }
        // What the code of this turn has dismissed is no obstacle any more.
        if pipeline.needsFrame { pipeline.updateUntilStable() }
        let requests = pipeline.requests
        if pipeline.showsDialog || reason == .closeButton && requests.interactions.dismiss == .disabled {
            return decided(false)
        }
        if reason == .closeButton, handle.delegate?.windowShouldClose(handle) == false { return decided(false) }
        let inquiry = ClosingInquiry(requests.closeGuards.guards) { [weak self] in
            self?.inquiry = nil
            decided($0)
        }
        self.inquiry = inquiry
        inquiry.ask()
    }
}
