import Foundation

/// A group of changes to layers. There are no layers: only the closures are called. Changes of views are animated by
/// `withAnimation`, which a transaction here does not affect.
@MainActor public final class CATransaction {
    /// The closures of the open transactions, the innermost last.
    private static var completions: [(() -> Void)?] = []

    private init() {}

    /// Opens a transaction.
    public static func begin() { completions.append(nil) }

    /// Closes a transaction, and calls its closure in the next turn of the main thread.
    public static func commit() {
        guard let completion = completions.popLast() else { return }
        if let completion { Task { @MainActor in completion() } }
    }

    /// Calls a closure after the transaction, as nothing in it is animated.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if completions.isEmpty {
            if let block { Task { @MainActor in block() } }
        } else {
            completions[completions.count - 1] = block
        }
    }

    /// Has no effect: views are animated where `withAnimation` says so.
    public static func setDisableActions(_ flag: Bool) {}
    /// Has no effect.
    public static func setAnimationDuration(_ duration: CFTimeInterval) {}
    /// Has no effect: changes are shown in the next frame.
    public static func flush() {}
}
