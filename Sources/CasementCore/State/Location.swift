import Foundation

/// Where a value lives that bindings read and write.
///
/// Bindings are made anywhere, so initialisers are nonisolated and some fields of subclasses are `nonisolated(unsafe)`. That is
/// safe: the initialiser ends before anybody else has the location, and every other method is the main actor's, so that after it
/// the fields are touched on the main thread alone. What is not Sendable is given away by whoever makes the binding.
@MainActor @usableFromInline package class Location<Value> {
    nonisolated init() {}

    /// The value; the body that runs now depends on it.
    func read() -> Value { fatalError("Location is abstract") }

    func write(_ value: Value) {}

    /// Whether reading and writing the other comes to the same.
    func isSame(as other: Location<Value>) -> Bool { self === other }

    /// Whether it holds something that the record says has changed.
    func isAffected(by record: ChangeRecord) -> Bool { source.map { record.has($0) } ?? false }

    /// What tells of every change of the value, where there is one such thing: a state. Reading a part of it depends on that
    /// part alone.
    var source: DependencySource? { nil }

    /// The value, without depending on it. Only where `source` is not nil.
    func peek() -> Value { read() }
}

/// A location whose value is worked out from another location's.
class DerivedLocation<Value>: Location<Value> {
    /// Where the source is known, whoever reads depends on this value alone: a row that shows one element of an array need not run
    /// because another element changed.
    final override func read() -> Value {
        guard let source, ViewGraph.reader != nil else { return derive() }
        let value = peek()
        source.noteRead(of: self) { DerivedRead(self, value) }
        return value
    }

    /// The value, depending on whatever the base reads.
    func derive() -> Value { fatalError("DerivedLocation is abstract") }

    /// Whether the value differs now from one that was read; it may say yes too often.
    func differs(from value: Value) -> Bool {
        var (old, new) = (value, peek())
        return !TypeDescriptor.of(Value.self).areEqual(&old, &new)
    }
}

/// Remembers what a body read through a derived location.
private final class DerivedRead<Value>: PartialRead {
    private let location: DerivedLocation<Value>
    private let value: Value

    init(_ location: DerivedLocation<Value>, _ value: Value) { (self.location, self.value) = (location, value) }

    override var part: AnyObject { location }
    override var differs: Bool { location.differs(from: value) }
}
