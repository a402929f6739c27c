import Foundation

/// A location that is written under a transaction.
final class TransactionLocation<Value>: DerivedLocation<Value> {
    private let base: Location<Value>
    // Never changes, and only the initialiser is outside the main actor; see Location.
    private nonisolated(unsafe) let transaction: Transaction

    nonisolated init(base: Location<Value>, _ transaction: Transaction) {
        (self.base, self.transaction) = (base, transaction)
    }

    override var source: DependencySource? { base.source }
    override func derive() -> Value { base.read() }
    override func peek() -> Value { base.peek() }
    override func write(_ value: Value) { withTransaction(transaction) { base.write(value) } }
    override func isAffected(by record: ChangeRecord) -> Bool { base.isAffected(by: record) }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? TransactionLocation<Value> else { return false }
        return transaction.animation == other.transaction.animation && base.isSame(as: other.base)
    }

    fileprivate nonisolated var held: (Location<Value>, Transaction) { (base, transaction) }
}

extension Binding {
    /// Returns a binding that animates the changes caused by writing it.
    ///
    ///     Toggle("Details", isOn: $isOpen.animation(.snappy))
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return self.transaction(transaction)
    }

    /// Returns a binding that is written under a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        let base = (location as? TransactionLocation<Value>)?.held.0 ?? location
        return Binding(location: TransactionLocation(base: base, transaction))
    }

    /// The transaction under which the binding is written.
    public var transaction: Transaction {
        get { (location as? TransactionLocation<Value>)?.held.1 ?? Transaction() }
        set { self = transaction(newValue) }
    }
}
