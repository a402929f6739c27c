import Foundation

/// What is known of a view's type: how two values compare, and which fields are dynamic properties. Found once per type,
/// held by its nodes.
@MainActor final class TypeDescriptor {
    private typealias Equality = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    /// Fields that compare without a call.
    private enum Simple {
        /// Plain bytes without padding.
        case word(offset: Int)
        case bytes(offset: Int, count: Int)
        case string(offset: Int)
    }

    private struct Custom {
        let offset: Int
        let isEqual: Equality
    }

    private struct Property {
        /// Of the view's own field, also where the property is a part of one.
        let name: String
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private var simple: ContiguousArray<Simple> = []
    private var custom: ContiguousArray<Custom> = []
    /// Values that cannot be compared count as changed.
    private var isNeverEqual = false
    private var properties: [Property] = []

    private static var known: [ObjectIdentifier: TypeDescriptor] = [:]

    static func of<T>(_ type: T.Type) -> TypeDescriptor {
        let id = ObjectIdentifier(type)
        if let descriptor = known[id] { return descriptor }
        let descriptor = TypeDescriptor()
        descriptor.describe(type)
        known[id] = descriptor
        return descriptor
    }

    // MARK: Use

    /// Whether `new` says the same as `old`, so that a body need not run for it.
    func areEqual<T>(_ old: inout T, _ new: inout T) -> Bool { !isNeverEqual && compare(&old, &new) }

    private func compare<T>(_ old: UnsafePointer<T>, _ new: UnsafePointer<T>) -> Bool {
        areEqual(UnsafeRawPointer(old), at: UnsafeRawPointer(new))
    }

    private func areEqual(_ old: UnsafeRawPointer, at new: UnsafeRawPointer) -> Bool {
        for comparison in simple {
            switch comparison {
            case .word(let offset):
                let old = old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                if old != new.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
            case .bytes(let offset, let count): if memcmp(old + offset, new + offset, count) != 0 { return false }
            case .string(let offset):
                let old = (old + offset).assumingMemoryBound(to: String.self)
                if old.pointee != (new + offset).assumingMemoryBound(to: String.self).pointee { return false }
            }
        }
        for comparison in custom where !comparison.isEqual(old + comparison.offset, new + comparison.offset) {
            return false
        }
        return true
    }

    /// Gives the dynamic properties of `value` their storage; `store` is made at the first call.
    func connect<T>(_ value: inout T, to node: _Node, store: inout _PropertyStore?) {
        guard !properties.isEmpty else { return }
        let slots = store ?? _PropertyStore(count: properties.count)
        store = slots
        connect(&value, to: node, slots)
    }

    private func connect<T>(_ value: UnsafeMutablePointer<T>, to node: _Node, _ store: _PropertyStore) {
        for slot in properties.indices {
            let field = UnsafeMutableRawPointer(value) + properties[slot].offset
            properties[slot].type._connect(field, to: node, slot: slot, store: store)
        }
    }

    /// The names of the dynamic properties of `value` that changed, in their order; all where there is no record.
    func changedProperties<T>(of value: inout T, for record: ChangeRecord?) -> [String] {
        withUnsafePointer(to: &value) { pointer in
            var names: [String] = []
            for property in properties where names.last != property.name {
                let field = UnsafeRawPointer(pointer) + property.offset
                if record.map({ property.type._isAffected(field, by: $0) }) ?? true { names.append(property.name) }
            }
            return names
        }
    }

    // MARK: Finding out

    private func describe<T>(_ type: T.Type) {
        if let type = type as? any Equatable.Type {
            custom = [Custom(offset: 0, isEqual: Self.equality(type))]
            findProperties(type, at: 0)
        } else {
            let kind = MetadataKind(type)
            if kind == .structure || kind == .tuple {
                forEachField(of: type, at: 0) { describeField($0) }
            } else {
                describeByKind(Field(name: "", type: type, offset: 0, isStrong: true), of: "")
            }
        }
    }

    private func findProperties(_ type: Any.Type, at offset: Int, of owner: String? = nil) {
        forEachField(of: type, at: offset) { field in
            guard let property = field.type as? any DynamicProperty.Type else { return }
            let name = owner ?? field.name
            if !property._isPrimitive { findProperties(field.type, at: field.offset, of: name) }
            properties.append(Property(name: name, offset: field.offset, type: property))
        }
    }

    private func describeField(_ field: Field, connects: Bool = true, of owner: String? = nil) {
        let name = owner ?? field.name
        if let property = field.type as? any DynamicProperty.Type {
            if !property._isPrimitive {
                // Its own fields first: the outer update() sees them connected.
                forEachField(of: field.type, at: field.offset) { describeField($0, connects: connects, of: name) }
            } else if property._isInput {
                custom.append(Custom(offset: field.offset) { property._isSameInput($0, $1) })
            }
            if connects { properties.append(Property(name: name, offset: field.offset, type: property)) }
            return
        }
        guard field.isStrong else {
            isNeverEqual = true
            return
        }
        if let count = Self.plainSize(of: field.type) {
            appendBytes(offset: field.offset, count: count)
        } else if field.type == String.self {
            simple.append(.string(offset: field.offset))
        } else if let type = field.type as? any Equatable.Type {
            custom.append(Custom(offset: field.offset, isEqual: Self.equality(type)))
        } else {
            // The properties of a view that is stored in another are its own node's.
            describeByKind(field, connects: connects && !(field.type is any View.Type), of: name)
        }
    }

    private func describeByKind(_ field: Field, connects: Bool = true, of owner: String) {
        switch MetadataKind(field.type) {
        case .structure, .tuple:
            forEachField(of: field.type, at: field.offset) { describeField($0, connects: connects, of: owner) }
        case .function:
            // The two words of a closure: equal when it captures nothing or one object.
            appendBytes(offset: field.offset, count: Self.size(of: field.type))
        case .metatype:
            if Self.size(of: field.type) > 0 { appendBytes(offset: field.offset, count: Self.size(of: field.type)) }
        case .object:
            appendBytes(offset: field.offset, count: MemoryLayout<UnsafeRawPointer>.size)
        case .other:
            isNeverEqual = true
        }
    }

    private func appendBytes(offset: Int, count: Int) {
        guard count > 0 else { return }
        simple.append(count == 8 ? .word(offset: offset) : .bytes(offset: offset, count: count))
    }

    private static func equality<T: Equatable>(_ type: T.Type) -> Equality {
        { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }

    private static func size(of type: Any.Type) -> Int {
        func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: open)
    }

    /// Types whose values are equal exactly when their bytes are, but for floating-point zeros and NaNs, where a
    /// difference of bits only costs one run of a body.
    private static let plain: [ObjectIdentifier: Int] = [
        ObjectIdentifier(Int.self): 8, ObjectIdentifier(UInt.self): 8, ObjectIdentifier(Int64.self): 8,
        ObjectIdentifier(UInt64.self): 8, ObjectIdentifier(Int32.self): 4, ObjectIdentifier(UInt32.self): 4,
        ObjectIdentifier(Bool.self): 1, ObjectIdentifier(UInt8.self): 1, ObjectIdentifier(Int8.self): 1,
        ObjectIdentifier(Double.self): 8, ObjectIdentifier(Float.self): 4, ObjectIdentifier(CGFloat.self): 8,
    ]

    private static func plainSize(of type: Any.Type) -> Int? { plain[ObjectIdentifier(type)] }
}
