import Foundation

/// A value that a view owns: it belongs to the view's identity, survives new values of the view, and a change runs the bodies
/// that read it.
///
///     struct Counter: View {
///         @State private var count = 0
///         var body: some View { Button("\(count)") { count += 1 } }
///     }
@frozen @propertyWrapper public struct State<Value> {
    @usableFromInline let initial: Value
    @usableFromInline var location: StateLocation<Value>?

    /// A state with the value it has until it is first set. Later values of the view do not change it.
    @inlinable public init(wrappedValue: Value) { initial = wrappedValue }

    /// The same as `init(wrappedValue:)`, for a state made in an initialiser.
    @inlinable public init(initialValue: Value) { initial = initialValue }

    /// The present value. Reading it in a body makes the body depend on it. Before the view is part of a hierarchy it is the
    /// initial value, and setting it does nothing.
    @MainActor @preconcurrency public var wrappedValue: Value {
        get { location?.read() ?? initial }
        nonmutating set { location?.write(newValue) }
    }

    /// A binding to the value; making one is no dependency.
    @MainActor @preconcurrency public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }
}

extension State: DynamicProperty {
    public static func _connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: _PropertyStore) {
        let state = pointer.assumingMemoryBound(to: State<Value>.self)
        if let kept = store.slots[slot] {
            state.pointee.location = unsafeDowncast(kept, to: StateLocation<Value>.self)
        } else {
            let new = StateLocation(state.pointee.initial, owner: node.viewType)
            store.slots[slot] = new
            state.pointee.location = new
        }
    }

    public static func _isAffected(_ pointer: UnsafeRawPointer, by record: ChangeRecord) -> Bool {
        pointer.assumingMemoryBound(to: State<Value>.self).pointee.location?.isAffected(by: record) ?? false
    }

    public static var _isPrimitive: Bool { true }
    public static var _isInput: Bool { false }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that starts as nil.
    @inlinable public init() { self.init(wrappedValue: nil) }
}

/// Where a value lives that bindings read and write.
@MainActor @usableFromInline class Location<Value> {
    func read() -> Value { fatalError("Location is abstract") }
    func write(_ value: Value) {}
    /// Whether reading and writing the other comes to the same.
    func isSame(as other: Location<Value>) -> Bool { self === other }
    /// Whether it holds something that the record says has changed.
    func isAffected(by record: ChangeRecord) -> Bool { false }
}

/// The storage of one state.
@usableFromInline final class StateLocation<Value>: Location<Value> {
    private var value: Value
    private let source = DependencySource()
    private let isEqual = ValueComparison.of(Value.self)
    private let owner: Any.Type

    init(_ value: Value, owner: Any.Type) { (self.value, self.owner) = (value, owner) }

    override func read() -> Value {
        source.noteRead()
        return value
    }

    override func isAffected(by record: ChangeRecord) -> Bool { record.has(source) }

    override func write(_ new: Value) {
        if let isEqual, isEqual(value, new) { return }
        if let reader = ViewGraph.reader {
            return reader.graph.afterBody(of: reader, stateOf: owner) { self.write(new) }
        }
        value = new
        source.noteChange("state of \(owner)")
    }
}

/// How values of a type compare, found once for each location.
enum ValueComparison {
    static func of<Value>(_ type: Value.Type) -> ((Value, Value) -> Bool)? {
        func open<E: Equatable>(_: E.Type) -> ((Value, Value) -> Bool)? {
            { left, right in
                withUnsafePointer(to: left) { left in
                    withUnsafePointer(to: right) { right in
                        // Value is E: this is how the comparison is opened only once instead of at each call.
                        UnsafeRawPointer(left).assumingMemoryBound(to: E.self).pointee
                            == UnsafeRawPointer(right).assumingMemoryBound(to: E.self).pointee
                    }
                }
            }
        }
        guard let type = type as? any Equatable.Type else { return nil }
        return open(type)
    }
}
