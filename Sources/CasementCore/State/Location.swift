import Foundation

/// The storage of a value that bindings read and write.
///
/// Bindings are created anywhere, so initialisers are nonisolated and some fields of subclasses are
/// `nonisolated(unsafe)`. That is safe: no other code has the location before the initialiser ends, and every other
/// method belongs to the main actor, so that afterwards the fields are touched on the main thread alone. Values that
/// are not Sendable are handed over by the code that creates the binding.
@MainActor @usableFromInline package class Location<Value>: DependencySource {
    /// Reads the value and makes the current body depend on it.
    func read() -> Value { fatalError("Location is abstract") }

    func write(_ value: Value) {}

    /// Whether reading and writing the other location has the same effect.
    func isSame(as other: Location<Value>) -> Bool { self === other }

    /// Whether one of the recorded changes affects its value.
    func isAffected(by record: ChangeRecord) -> Bool { source.map { record.has($0) } ?? false }

    /// The source that reports every change of the value, if there is a single one: a state. A body that reads a part
    /// of it depends on that part alone.
    var source: DependencySource? { nil }

    /// Reads the value without depending on it. Only if `source` is not nil.
    func peek() -> Value { read() }
}

/// A location whose value is derived from another location's.
class DerivedLocation<Value>: Location<Value> {
    /// If the source is known, the reader depends on this value alone: a row that shows one element of an array need
    /// not run because another element changed.
    final override func read() -> Value {
        guard let source, ViewGraph.reader != nil else { return derive() }
        let value = peek()
        source.noteRead(of: self) { DerivedRead(self, value) }
        return value
    }

    /// Derives the value, with a dependency on whatever the base reads.
    func derive() -> Value { fatalError("DerivedLocation is abstract") }

    /// Whether the current value differs from one that was read; may be true for equal values.
    func differs(from value: Value) -> Bool {
        var (old, new) = (value, peek())
        return !TypeDescriptor.of(Value.self).areEqual(&old, &new)
    }
}

/// A body's read of a derived location.
private final class DerivedRead<Value>: PartialRead {
    private let location: DerivedLocation<Value>
    private let value: Value

    init(_ location: DerivedLocation<Value>, _ value: Value) { (self.location, self.value) = (location, value) }

    override var part: AnyObject { location }
    override var differs: Bool { location.differs(from: value) }
}
