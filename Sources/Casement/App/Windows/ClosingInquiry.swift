import CasementCore

/// The question whether a window may close, to its guards, one after the other. An answer may come later, when the user
/// has made a decision.
@MainActor final class ClosingInquiry {
    private var waiting: ArraySlice<CloseGuard>
    /// Called once; nil afterwards.
    private var decided: ((Bool) -> Void)?
    private weak var question: ClosingQuestion?

    init(_ guards: [CloseGuard], decided: @escaping (Bool) -> Void) {
        (waiting, self.decided) = (guards[...], decided)
    }

    /// Asks the next guard.
    func ask() {
        guard let next = waiting.popFirst() else { return end(true) }
        let question = ClosingQuestion { [weak self] mayClose in
            if mayClose { self?.ask() } else { self?.end(false) }
        }
        self.question = question
        switch next({ question.answer($0) }) {
        case .allow: question.answer(true)
        case .refuse: question.answer(false)
        case .ask: break
        }
    }

    /// Ends it with an answer, whatever the guards say later.
    func end(_ mayClose: Bool) {
        question?.withdraw()
        waiting = []
        let decided = decided
        self.decided = nil
        decided?(mayClose)
    }
}

/// A question to one guard. Where the guard forgets it, as when its view goes away, the answer is no: else the window
/// would wait for ever.
@MainActor private final class ClosingQuestion {
    private var onAnswer: ((Bool) -> Void)?

    init(_ onAnswer: @escaping (Bool) -> Void) { self.onAnswer = onAnswer }

    isolated deinit { answer(false) }

    func answer(_ mayClose: Bool) {
        let onAnswer = onAnswer
        withdraw()
        onAnswer?(mayClose)
    }

    func withdraw() { onAnswer = nil }
}
