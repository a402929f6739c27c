import Foundation

/// What goes along with a change of state on its way through the views: above all, the animation that takes the screen there.
///
///     var transaction = Transaction(animation: .bouncy)
///     transaction.disablesAnimations = true
///     withTransaction(transaction) { isOpen = true }
public struct Transaction {
    /// The animation of what changes; nil shows it at once.
    public var animation: Animation? = nil
    /// Whether `animation(_:value:)` and its like leave the views below as they are.
    public var disablesAnimations = false
    /// Whether the change is one step of something that goes on, such as a drag.
    public var isContinuous = false
    /// Whether values that change without animation tell later ones how fast they moved.
    public var tracksVelocity = false
    /// What counts the animations of this transaction, for who waits for their end.
    package var ticket: AnimationTicket?
    private var values: [ObjectIdentifier: Any] = [:]

    /// A transaction without anything.
    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// A value of the program's own that goes along.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls `completion` when all animations that this transaction starts have ended, at once where it starts none.
    @MainActor @preconcurrency public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        let ticket = ticket ?? AnimationTicket()
        ticket.onComplete(criteria, completion)
        self.ticket = ticket
    }

    /// Whether it says nothing.
    package var isEmpty: Bool {
        animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && ticket == nil && values.isEmpty
    }

    /// Whether changes under both are one. Values of the program's own are not compared.
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && ticket === other.ticket && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity && values.isEmpty
            && other.values.isEmpty
    }

    /// That of the change that is being made; nil outside of `withTransaction`.
    @MainActor @exclusivity(unchecked) package static var current: Transaction? {
        didSet { scope &+= 1 }
    }

    /// Another number whenever another transaction is the current one.
    @MainActor @exclusivity(unchecked) private(set) static var scope = 0
}

/// A value that goes along with changes of state.
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
    associatedtype Value
    /// What is read where nothing was set.
    static var defaultValue: Value { get }
}

/// Makes the changes of `body` under a transaction. On another thread than the main one they are made without it.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    // The main thread is this one: what is handed over is used nowhere else.
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

/// Makes the changes of `body` under a transaction with one value set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Makes the changes of `body`, and takes the screen there with an animation. Nil shows them at once, but for what
/// `animation(_:value:)` says.
///
///     withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() }
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes the changes of `body` with an animation, and calls `completion` when all that moved has come to its place: once, and at
/// once where nothing moves.
@MainActor @preconcurrency public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
