import Foundation

/// The fields of a type, found by reflection: how they compare.
@MainActor final class TypeLayout {
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

    /// Bytes that are equal only if the fields are; together with `asked` these cover all fields.
    @exclusivity(unchecked) private var bits: ContiguousArray<Bits> = []
    /// Fields whose bytes may differ although the values are equal, such as long strings.
    @exclusivity(unchecked) private var doubtful: ContiguousArray<Question> = []
    /// Fields that are always compared by their type's equality.
    @exclusivity(unchecked) private var asked: ContiguousArray<Question> = []
    /// Whether values can be compared; otherwise they count as changed.
    @exclusivity(unchecked) private var isComparable = true

    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
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

    init<T>(of type: T.Type) {
        if let type = type as? any Equatable.Type, !Self.isPlainView(type) {
            asked = [Question(offset: 0, areEqual: Self.equality(type))]
            return
        }
        describeByKind(Field(name: "", type: type, offset: 0, isStrong: true))
    }

    /// Views of plain data compare by their fields, even if they have an `==`: that is used only through `equatable()`,
    /// as in SwiftUI.
    private static func isPlainView(_ type: Any.Type) -> Bool {
        func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
        return (type is any View.Type || type is any ViewModifier.Type) && _openExistential(type, do: isPlain)
    }

    private func describe(_ field: Field) {
        if let property = DynamicPropertyField(field) { return describe(field, as: property) }
        guard field.isStrong else {
            isComparable = false
            return
        }
        let size = Self.size(of: field.type)
        if Self.plain.contains(ObjectIdentifier(field.type)) {
            append(Bits(offset: field.offset, count: size, decide: true))
        } else if let type = field.type as? any Equatable.Type {
            let question = Question(offset: field.offset, areEqual: Self.equality(type))
            if field.type == String.self || type is any ComparesBytesFirst.Type {
                append(Bits(offset: field.offset, count: size, decide: false))
                doubtful.append(question)
            } else {
                asked.append(question)
            }
        } else {
            describeByKind(field)
        }
    }

    private func describe(_ field: Field, as property: DynamicPropertyField) {
        let type = property.type
        if property.isComposed {
            forEachField(of: field.type, at: field.offset) { describe($0) }
        } else if type.isInput {
            asked.append(Question(offset: field.offset) { type.isSameInput($0, $1) })
        }
    }

    private func describeByKind(_ field: Field) {
        switch MetadataKind(field.type) {
        case .structure, .tuple: forEachField(of: field.type, at: field.offset) { describe($0) }
        case .function, .metatype, .object:
            // The two words of a closure are equal if it captures nothing or one object.
            append(Bits(offset: field.offset, count: Self.size(of: field.type), decide: true))
        case .enumeration, .other: isComparable = false
        }
    }

    /// Appends bytes, merging them with the previous ones if they are adjacent.
    private func append(_ new: Bits) {
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
