import CasementCore

/// How `dismissWindow` and `dismiss` close windows.
///
///     withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: "draft") }
public struct DismissBehavior: Hashable, Sendable {
    private let isDestructive: Bool
    /// As the user does, and by default: a window that shows a sheet or another dialog stays open, and a document with
    /// changes asks first.
    public static let interactive = DismissBehavior(isDestructive: false)
    /// In any case. What was not saved is lost.
    public static let destructive = DismissBehavior(isDestructive: true)

    /// That of the current change.
    @MainActor static var current: DismissBehavior { Transaction.current?.dismissBehavior ?? .interactive }
}

private struct DismissBehaviorKey: TransactionKey { static let defaultValue = DismissBehavior.interactive }

extension Transaction {
    /// How `dismissWindow` and `dismiss` close windows.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}
