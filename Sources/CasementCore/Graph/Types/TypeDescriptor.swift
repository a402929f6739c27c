import Foundation

/// What is known about a view's type: how two values compare, and which fields are dynamic properties. Found once per
/// type, referenced by its nodes, and kept for the life of the process.
@MainActor final class TypeDescriptor {
    /// Bytes that are equal only if the fields are; together with `asked` these cover all fields.
    private let bits: ContiguousArray<TypeLayout.Bits>
    /// Fields that are always compared by their type's equality.
    private let asked: ContiguousArray<TypeLayout.Question>
    /// Fields whose bytes may differ although the values are equal, such as long strings.
    private let doubtful: ContiguousArray<TypeLayout.Question>
    /// Whether values can be compared; otherwise they count as changed.
    private let isComparable: Bool
    private let properties: ContiguousArray<TypeLayout.Property>
    /// Whether all dynamic properties are states, which are then in the view that its node keeps.
    let keepsStates: Bool
    /// The class of the nodes of a composed view of this type; see `NodeClasses`.
    @exclusivity(unchecked) private(set) var nodeClass: AnyClass?

    /// Whether any field is a dynamic property, such as a state.
    var hasProperties: Bool { !properties.isEmpty }

    private static let known = TypeCache<TypeDescriptor>()

    static func of<T>(_ type: T.Type) -> TypeDescriptor {
        if let descriptor = known[type] { return descriptor }
        let descriptor = TypeDescriptor(TypeLayout(of: type))
        known[type] = descriptor
        return descriptor
    }

    private init(_ layout: TypeLayout) {
        bits = layout.bits
        asked = layout.asked
        doubtful = layout.doubtful
        isComparable = layout.isComparable
        properties = layout.properties
        keepsStates = !layout.properties.isEmpty && layout.properties.allSatisfy { $0.type.hasItsStorage }
    }

    func add(_ nodeClass: AnyClass) -> AnyClass {
        self.nodeClass = nodeClass
        return nodeClass
    }

    /// Whether `new` equals `old`, so that the body need not run for it.
    func areEqual<T>(_ old: inout T, _ new: inout T) -> Bool { areEqual(&old, at: &new) }

    /// Like `areEqual(_:_:)`, for a new value in memory.
    func areEqual<T>(_ old: UnsafePointer<T>, at new: UnsafePointer<T>) -> Bool {
        areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
    }

    private func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        guard isComparable else { return false }
        var isInDoubt = false
        for bits in bits where !bits.areEqual(old, new) {
            if bits.decide { return false }
            isInDoubt = true
        }
        if isInDoubt { for field in doubtful where !field.isEqual(old, new) { return false } }
        if asked.isEmpty { return true }
        for field in asked where !field.isEqual(old, new) { return false }
        return true
    }

    /// Connects the dynamic properties of `value` to their storage; `store` is created at the first call.
    func connect<T>(_ value: inout T, to node: _Node, store: inout PropertyStore?) {
        guard !properties.isEmpty else { return }
        let slots = store ?? PropertyStore(count: properties.count)
        store = slots
        connect(&value, to: node, slots)
    }

    private func connect<T>(_ value: UnsafeMutablePointer<T>, to node: _Node, _ store: PropertyStore) {
        for slot in properties.indices {
            let field = UnsafeMutableRawPointer(value) + properties[slot].offset
            properties[slot].type.connect(field, to: node, slot: slot, store: store)
        }
    }

    /// Sets the states of a node's first view: kept ones, and else new ones.
    func makeStates<T>(in value: inout T, of node: _Node, from kept: PropertyStore?) {
        makeStates(in: &value, of: node, kept)
    }

    private func makeStates<T>(in value: UnsafeMutablePointer<T>, of node: _Node, _ kept: PropertyStore?) {
        for slot in properties.indices {
            let field = UnsafeMutableRawPointer(value) + properties[slot].offset
            properties[slot].type.setStorage(field, to: kept?[slot], of: node)
        }
    }

    /// Sets the states of a node's next view to those of the current one.
    func passStates<T>(from old: inout T, to new: inout T, of node: _Node) { passStates(&old, &new, node) }

    private func passStates<T>(_ old: UnsafeMutablePointer<T>, _ new: UnsafeMutablePointer<T>, _ node: _Node) {
        for slot in properties.indices {
            let offset = properties[slot].offset, type = properties[slot].type
            let storage = type.storage(UnsafeMutableRawPointer(old) + offset)
            type.setStorage(UnsafeMutableRawPointer(new) + offset, to: storage, of: node)
        }
    }

    /// The states of a node's view in a store, which outlives the node.
    func store<T>(of value: inout T) -> PropertyStore { collectStates(&value) }

    private func collectStates<T>(_ value: UnsafeMutablePointer<T>) -> PropertyStore {
        let store = PropertyStore(count: properties.count)
        for slot in properties.indices {
            store[slot] = properties[slot].type.storage(UnsafeMutableRawPointer(value) + properties[slot].offset)
        }
        return store
    }

    /// The names of the dynamic properties of `value` that changed, in order; all if there is no record.
    func changedProperties<T>(of value: inout T, for record: ChangeRecord?) -> [String] {
        withUnsafePointer(to: &value) { pointer in
            var names: [String] = []
            for property in properties where names.last != property.name {
                let field = UnsafeRawPointer(pointer) + property.offset
                if record.map({ property.type.isAffected(field, by: $0) }) ?? true { names.append(property.name) }
            }
            return names
        }
    }
}
