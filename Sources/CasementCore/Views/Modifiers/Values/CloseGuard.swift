/// The answer to the question whether a window may close.
package enum CloseAnswer: Sendable {
    case allow, refuse
    /// The answer comes later, after a dialog for example: by the closure that came with the question.
    case ask
}

/// Answers whether a window may close: a document with changes lets the user decide.
///
/// It is asked before its window closes, and before the program ends. While it asks the user, the window stays open and
/// asks nobody again.
@MainActor package final class CloseGuard {
    /// Answers the question. The closure takes an answer that comes later; only its first call counts.
    package typealias Question = @MainActor (_ decide: @escaping @MainActor (_ mayClose: Bool) -> Void) -> CloseAnswer

    private let question: Question

    package init(_ question: @escaping Question) { self.question = question }

    package func callAsFunction(_ decide: @escaping @MainActor (_ mayClose: Bool) -> Void) -> CloseAnswer {
        question(decide)
    }
}

/// The guards that the content of a window sets, which are asked one after the other. They are compared by identity.
package struct CloseGuards: Equatable {
    package private(set) var guards: [CloseGuard] = []

    package init() {}

    fileprivate mutating func add(_ others: [CloseGuard]) { guards += others }

    package static func == (left: CloseGuards, right: CloseGuards) -> Bool {
        left.guards.elementsEqual(right.guards) { $0 === $1 }
    }
}

struct CloseGuardsKey: PreferenceKey {
    static var defaultValue: CloseGuards { CloseGuards() }
    static func reduce(value: inout CloseGuards, nextValue: () -> CloseGuards) { value.add(nextValue().guards) }
}

extension View {
    /// Lets a guard decide whether the window that contains the view may close. Guards of other views are asked too,
    /// inner ones first. Keep the guard in a state: another one is another request to the window.
    package func windowCloseGuard(_ closeGuard: CloseGuard) -> some View {
        transformPreference(CloseGuardsKey.self) { $0.add([closeGuard]) }
    }
}
