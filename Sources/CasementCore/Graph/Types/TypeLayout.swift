import Foundation

/// The fields of a type, found by reflection: how they compare, and which are dynamic properties.
@MainActor struct TypeLayout {
    /// Contiguous bytes without padding.
    struct Bits {
        var offset: Int
        var count: Int
        /// Whether different bytes always mean different values.
        let decide: Bool

        func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
            var offset = offset
            var left = count
            while left >= 8 {
                let word = old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                if word != new.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
                offset &+= 8
                left &-= 8
            }
            while left > 0 {
                let byte = old.load(fromByteOffset: offset, as: UInt8.self)
                if byte != new.load(fromByteOffset: offset, as: UInt8.self) { return false }
                offset &+= 1
                left &-= 1
            }
            return true
        }
    }

    /// A field that compares by its type's own equality.
    struct Question {
        let offset: Int
        let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

        func isEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { areEqual(old + offset, new + offset) }
    }

    struct Property {
        /// The name of the view's own field, also if the property is a part of one.
        let name: String
        let offset: Int
        let type: any ConnectedProperty.Type
        /// Whether its fields are connected before it.
        let isComposed: Bool

        /// Nil if the field's type is not a dynamic property.
        @MainActor init?(_ field: Field, name: String) {
            let dynamic = Conformances.type(field.type, as: (any DynamicProperty).self) {
                $0 as? any DynamicProperty.Type
            }
            guard let dynamic else { return nil }
            (self.name, offset) = (name, field.offset)
            let connected = Conformances.type(field.type, as: (any ConnectedProperty).self) {
                $0 as? any ConnectedProperty.Type
            }
            isComposed = connected == nil
            self.type = connected ?? Self.composed(dynamic)
        }

        private static func composed<P: DynamicProperty>(_: P.Type) -> any ConnectedProperty.Type {
            ComposedProperty<P>.self
        }
    }

    private(set) var bits: ContiguousArray<Bits> = []
    private(set) var doubtful: ContiguousArray<Question> = []
    private(set) var asked: ContiguousArray<Question> = []
    private(set) var isComparable = true
    private(set) var properties: ContiguousArray<Property> = []

    init<T>(of type: T.Type) {
        if let type = Self.equatable(type), !Self.isPlainView(type) {
            asked = [Question(offset: 0, areEqual: Self.equality(type))]
            findProperties(type, at: 0)
            return
        }
        let whole = Field(name: "", type: type, offset: 0, isStrong: true)
        switch MetadataKind(type) {
        case .structure, .tuple: describeFields(of: whole, connects: true, name: nil)
        default: describeByKind(whole, connects: true, name: nil)
        }
    }

    private static func equatable(_ type: Any.Type) -> (any Equatable.Type)? {
        Conformances.type(type, as: (any Equatable).self) { $0 as? any Equatable.Type }
    }

    private static func isView(_ type: Any.Type) -> Bool {
        Conformances.has(type, (any View).self) { $0 is any View.Type }
    }

    private static func comparesBytesFirst(_ type: Any.Type) -> Bool {
        Conformances.has(type, (any ComparesBytesFirst).self) { $0 is any ComparesBytesFirst.Type }
    }

    /// Views of plain data compare by their fields, even if they have an `==`: that is used only through `equatable()`,
    /// as in SwiftUI.
    private static func isPlainView(_ type: Any.Type) -> Bool {
        func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
        let isView =
            Self.isView(type)
            || Conformances.has(type, (any ViewModifier).self) { $0 is any ViewModifier.Type }
        return isView && _openExistential(type, do: isPlain)
    }

    private mutating func findProperties(_ type: Any.Type, at offset: Int, name owner: String? = nil) {
        forEachField(of: type, at: offset) { field in
            let name = owner ?? field.name
            guard let property = Property(field, name: name) else { return }
            if property.isComposed { findProperties(field.type, at: field.offset, name: name) }
            properties.append(property)
        }
    }

    /// Describes the fields of a field; `name` is the name of the view's own field that contains them.
    private mutating func describeFields(of field: Field, connects: Bool, name: String?) {
        forEachField(of: field.type, at: field.offset) { describe($0, connects: connects, name: name ?? $0.name) }
    }

    private mutating func describe(_ field: Field, connects: Bool, name: String) {
        if let property = Property(field, name: name) {
            return describe(field, as: property, connects: connects)
        }
        guard field.isStrong else {
            isComparable = false
            return
        }
        let size = Self.size(of: field.type)
        if Self.plain.contains(ObjectIdentifier(field.type)) {
            append(Bits(offset: field.offset, count: size, decide: true))
        } else if let type = Self.equatable(field.type) {
            let question = Question(offset: field.offset, areEqual: Self.equality(type))
            if field.type == String.self || Self.comparesBytesFirst(field.type) {
                append(Bits(offset: field.offset, count: size, decide: false))
                doubtful.append(question)
            } else {
                asked.append(question)
            }
        } else {
            // The properties of a view that is stored in another belong to its own node.
            describeByKind(field, connects: connects && !Self.isView(field.type), name: name)
        }
    }

    private mutating func describe(_ field: Field, as property: Property, connects: Bool) {
        let type = property.type
        if property.isComposed {
            // Its own fields first: the outer update() sees them connected.
            describeFields(of: field, connects: connects, name: property.name)
        } else if type.isInput {
            asked.append(Question(offset: field.offset) { type.isSameInput($0, $1) })
        }
        if connects { properties.append(property) }
    }

    private mutating func describeByKind(_ field: Field, connects: Bool, name: String?) {
        switch MetadataKind(field.type) {
        case .structure, .tuple: describeFields(of: field, connects: connects, name: name)
        case .function, .metatype, .object:
            // The two words of a closure are equal if it captures nothing or one object.
            append(Bits(offset: field.offset, count: Self.size(of: field.type), decide: true))
        case .enumeration, .existential, .other: isComparable = false
        }
    }

    /// Appends bytes, merging them with the previous ones if they are adjacent.
    private mutating func append(_ new: Bits) {
        guard new.count > 0 else { return }
        if let last = bits.last, last.offset + last.count == new.offset, last.decide == new.decide {
            bits[bits.count - 1].count += new.count
        } else {
            bits.append(new)
        }
    }

    private static func equality<T: Equatable>(_ type: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }

    private static func size(of type: Any.Type) -> Int {
        func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: open)
    }

    /// Types whose values are equal exactly if their bytes are, except for floating-point zeros and NaNs, where a
    /// difference of bits only costs one run of a body.
    private static let plain: Set<ObjectIdentifier> = [
        ObjectIdentifier(Int.self), ObjectIdentifier(UInt.self), ObjectIdentifier(Int64.self),
        ObjectIdentifier(UInt64.self), ObjectIdentifier(Int32.self), ObjectIdentifier(UInt32.self),
        ObjectIdentifier(Bool.self), ObjectIdentifier(UInt8.self), ObjectIdentifier(Int8.self),
        ObjectIdentifier(Double.self), ObjectIdentifier(Float.self), ObjectIdentifier(CGFloat.self),
    ]
}
