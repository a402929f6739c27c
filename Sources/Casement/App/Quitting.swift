import CasementCore

/// The end of a program that the user asks for: every window may refuse it, or ask the user first.
extension RunningApp {
    /// Ends the program as its Quit command does, at the end of a turn, when no window refuses it.
    package func quit() {
        guard isRunning, !isQuitting else { return }
        isQuitting = true
        afterTurn { [weak self] in
            self?.life.ask { mayEnd in
                self?.isQuitting = mayEnd
                if mayEnd { self?.afterTurn { self?.askNext(after: []) } }
            }
        }
    }

    /// Asks the windows from front to back, also those that open meanwhile. None closes before all agree.
    private func askNext(after asked: [ObjectIdentifier]) {
        guard let window = windows.windows.first(where: { !asked.contains(ObjectIdentifier($0)) }) else { return end() }
        window.ask(for: .quitting) { [weak self] mayClose in
            guard let self else { return }
            isQuitting = mayClose
            guard mayClose else { return }
            afterTurn { [weak self] in self?.askNext(after: asked + [ObjectIdentifier(window)]) }
        }
        // The user has to see what refuses, or asks.
        if !isQuitting || window.isAsking { window.raise() }
    }
}
