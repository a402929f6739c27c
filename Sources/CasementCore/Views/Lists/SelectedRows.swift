import Foundation

/// The selected values of a program's binding, independent of their type.
@MainActor package class SelectedRows {
    package var allowsMany: Bool { false }
    /// Whether the selection may be empty.
    package var allowsNone: Bool { true }
    package var valueType: Any.Type { Never.self }
    package var isEmpty: Bool { true }

    /// Reads the current value of the binding; the running node then depends on it.
    package func read() {}
    /// Whether rows with this value can be selected.
    package func accepts(_ value: AnyHashable) -> Bool { false }
    package func contains(_ value: AnyHashable) -> Bool { false }

    /// Selects only these values, or only the last of them if the selection is single.
    package func select(only values: [AnyHashable]) {}
    package func add(_ values: [AnyHashable]) {}
    package func toggle(_ value: AnyHashable) {}
    package var all: [AnyHashable] { [] }
    /// The selected values in the type of the binding: a set if there can be several.
    package func values<Value: Hashable>(as type: Value.Type) -> Set<Value> { [] }
}

/// A selection of any number of rows.
final class ManySelectedRows<Value: Hashable>: SelectedRows {
    private let binding: Binding<Set<Value>>
    private var selected: Set<Value> = []

    init(_ binding: Binding<Set<Value>>) { self.binding = binding }

    override var allowsMany: Bool { true }
    override var valueType: Any.Type { Value.self }
    override var isEmpty: Bool { selected.isEmpty }
    override func read() { selected = binding.wrappedValue }
    override func accepts(_ value: AnyHashable) -> Bool { value.base is Value }
    override func contains(_ value: AnyHashable) -> Bool { (value.base as? Value).map(selected.contains) ?? false }

    override func select(only values: [AnyHashable]) { set(Self.set(of: values)) }
    override func add(_ values: [AnyHashable]) { set(selected.union(Self.set(of: values))) }

    override func toggle(_ value: AnyHashable) {
        guard let value = value.base as? Value else { return }
        set(selected.symmetricDifference([value]))
    }

    private static func set(of values: [AnyHashable]) -> Set<Value> {
        var set = Set<Value>(minimumCapacity: values.count)
        for value in values { if let value = value.base as? Value { set.insert(value) } }
        return set
    }

    private func set(_ new: Set<Value>) {
        guard new != selected else { return }
        selected = new
        binding.wrappedValue = new
    }

    override var all: [AnyHashable] { Array(selected) }
    override func values<Other: Hashable>(as type: Other.Type) -> Set<Other> { selected as? Set<Other> ?? [] }
}

/// A selection of one row, or of none if the binding's value is optional.
final class OneSelectedRow<Value: Hashable>: SelectedRows {
    private let get: () -> Value?
    private let set: (Value?) -> Void
    private let isOptional: Bool
    private var selected: Value?

    init(_ binding: Binding<Value?>) {
        (get, set, isOptional) = ({ binding.wrappedValue }, { binding.wrappedValue = $0 }, true)
    }

    init(_ binding: Binding<Value>) {
        (get, set, isOptional) = ({ binding.wrappedValue }, { if let new = $0 { binding.wrappedValue = new } }, false)
    }

    override var allowsNone: Bool { isOptional }
    override var valueType: Any.Type { Value.self }
    override var isEmpty: Bool { selected == nil }
    override func read() { selected = get() }
    override func accepts(_ value: AnyHashable) -> Bool { value.base is Value }
    override func contains(_ value: AnyHashable) -> Bool { selected != nil && value.base as? Value == selected }

    private func put(_ new: Value?) {
        guard new != selected, new != nil || isOptional else { return }
        selected = new
        set(new)
    }

    override func select(only values: [AnyHashable]) { put(values.last?.base as? Value) }
    override func add(_ values: [AnyHashable]) { if let last = values.last?.base as? Value { put(last) } }

    override func toggle(_ value: AnyHashable) {
        guard let value = value.base as? Value else { return }
        put(value == selected ? nil : value)
    }

    override var all: [AnyHashable] { selected.map { [$0] } ?? [] }
    override func values<Other: Hashable>(as type: Other.Type) -> Set<Other> { (selected as? Other).map { [$0] } ?? [] }
}

/// The selection argument of a list's initialiser.
@usableFromInline enum ListSelectionBinding<Value: Hashable> {
    case none
    case many(Binding<Set<Value>>)
    case optional(Binding<Value?>)
    case one(Binding<Value>)

    /// Any number of rows, or none without a binding.
    @inlinable init(_ binding: Binding<Set<Value>>?) { self = binding.map { .many($0) } ?? .none }

    /// At most one row, or none without a binding.
    @inlinable init(_ binding: Binding<Value?>?) { self = binding.map { .optional($0) } ?? .none }

    @MainActor var rows: SelectedRows? {
        switch self {
        case .none: nil
        case .many(let binding): ManySelectedRows(binding)
        case .optional(let binding): OneSelectedRow(binding)
        case .one(let binding): OneSelectedRow(binding)
        }
    }
}
