import Foundation

/// The context of a change of state, passed down through the views: above all, its animation.
///
///     var transaction = Transaction(animation: .bouncy)
///     transaction.disablesAnimations = true
///     withTransaction(transaction) { isOpen = true }
public struct Transaction {
    /// The animation of the change; nil for none.
    public var animation: Animation? = nil
    /// Whether `animation(_:value:)` and similar modifiers have no effect on the views below.
    public var disablesAnimations = false
    /// Whether the change is one step of a continuous interaction, such as a drag.
    public var isContinuous = false
    /// Whether values that change without animation record their velocity for later animations.
    public var tracksVelocity = false
    /// Counts the animations of this transaction for completions.
    package var ticket: AnimationTicket?
    /// Whether views that have not been visible yet move from where they were placed before in the same frame.
    var movesArrivals = false
    private var values: [ObjectIdentifier: Any] = [:]

    /// Where a view that a change of a scroll position leads to is aligned in its scroll view; nil is the anchor of
    /// `scrollPosition(id:anchor:)`.
    ///
    ///     withTransaction(\.scrollTargetAnchor, .center) { shownID = last.id }
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// Creates an empty transaction.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// A custom value of the transaction.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls `completion` when all animations started by this transaction have ended, or immediately if it starts none.
    @MainActor @preconcurrency public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        let ticket = ticket ?? AnimationTicket()
        ticket.onComplete(criteria, completion)
        self.ticket = ticket
    }

    /// Whether the transaction has no effect.
    package var isEmpty: Bool {
        animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && ticket == nil && values.isEmpty
    }

    /// Whether changes under both can be combined. Custom values are not compared.
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && ticket === other.ticket && disablesAnimations == other.disablesAnimations
            && movesArrivals == other.movesArrivals && isContinuous == other.isContinuous
            && tracksVelocity == other.tracksVelocity && values.isEmpty
            && other.values.isEmpty
    }

    /// The transaction of the current change; nil outside of `withTransaction`.
    @MainActor @exclusivity(unchecked) package static var current: Transaction? {
        didSet { scope &+= 1 }
    }

    /// A number that changes whenever the current transaction does.
    @MainActor @exclusivity(unchecked) private(set) static var scope = 0
}

private struct ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }

/// A key of a custom value of transactions.
///
///     private struct IsDragKey: TransactionKey { static let defaultValue = false }
///
///     extension Transaction {
///         var isDrag: Bool {
///             get { self[IsDragKey.self] }
///             set { self[IsDragKey.self] = newValue }
///         }
///     }
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value of transactions that do not set one.
    static var defaultValue: Value { get }
}

/// Performs the changes of `body` in a transaction. On a thread other than the main thread, they are made without it.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    // This is the main thread: the transaction is used nowhere else.
    nonisolated(unsafe) let transaction = transaction
    let ticket = transaction.ticket
    nonisolated(unsafe) let outer = MainThread.sync { () -> Transaction? in
        defer { Transaction.current = transaction }
        return Transaction.current
    }
    defer {
        MainThread.sync {
            Transaction.current = outer
            guard let ticket else { return }
            ticket.release()
            AnimationTicket.runWaiting()
        }
    }
    return try body()
}

/// Performs the changes of `body` in a transaction with one value set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Performs the changes of `body` and animates their effects. With nil they are not animated, except where
/// `animation(_:value:)` specifies an animation.
///
///     withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() }
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Performs the changes of `body` with an animation, and calls `completion` once when all animated values have reached
/// their targets; immediately if nothing is animated.
@MainActor @preconcurrency public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
