import Foundation

/// A stored field of a struct or an element of a tuple.
struct Field {
    /// Empty for tuple elements without labels.
    let name: String
    let type: Any.Type
    let offset: Int
    /// False for weak and unowned fields, whose bytes are not a value of `type`.
    let isStrong: Bool
}

/// The kind of a type according to its metadata, as far as needed for comparison. The numbers are of Swift's stable ABI
/// (MetadataKind.def).
enum MetadataKind {
    case structure, enumeration, tuple, function, existential, metatype, object, other

    init(_ type: Any.Type) {
        switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
        case 0x200: self = .structure
        case 0x201, 0x202: self = .enumeration
        case 0x301: self = .tuple
        case 0x302: self = .function
        case 0x303: self = .existential
        case 0x304, 0x306: self = .metatype
        case 0, 0x800...: self = .object
        default: self = .other
        }
    }
}

/// What the metadata of types say of their declarations, as in Swift's stable ABI.
enum TypeMetadata {
    /// Of a struct or an enum.
    static func descriptor(of type: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
    }

    /// The types for which the parameters of a generic struct or enum stand. None where these are packs, or values.
    static func arguments(of type: Any.Type) -> [Any.Type] {
        let descriptor = descriptor(of: type)
        guard descriptor.load(as: UInt32.self) & 0x80 != 0 else { return [] }
        // Behind seven fields, and two of the generic header: the numbers of parameters, requirements and key
        // arguments, and flags.
        let header = descriptor + 9 * 4
        let (count, flags) = (Int(header.load(as: UInt16.self)), header.load(fromByteOffset: 6, as: UInt16.self))
        // 1: packs, 4: values. 2 says more of what may not be copied, behind all of this.
        guard flags & 5 == 0 else { return [] }
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        var (arguments, word): ([Any.Type], Int) = ([], 2)
        for index in 0..<count {
            // 0x80: stands for a type of its own; another parameter may be the same as one before.
            guard header.load(fromByteOffset: 8 + index, as: UInt8.self) == 0x80 else { continue }
            arguments.append(unsafeBitCast(words[word], to: Any.Type.self))
            word += 1
        }
        return arguments
    }

    /// Nil if the type is not an optional.
    static func wrapped(inOptional type: Any.Type) -> Any.Type? {
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        return words.pointee == 0x202 ? unsafeBitCast(words[2], to: Any.Type.self) : nil
    }

    /// Of a protocol, given the type of any value that conforms to it: `(any View).self`.
    static func descriptor(ofProtocol type: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[2]
    }
}

/// The standard library's own representation of a field, as `Mirror` gets it (ReflectionMirror.swift).
private struct FieldReflectionMetadata {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
    _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldReflectionMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, index: Int) -> Int

/// Calls `body` with each field of a struct or tuple; other kinds have none.
func forEachField(of type: Any.Type, at base: Int, _ body: (Field) -> Void) {
    switch MetadataKind(type) {
    case .structure, .tuple: break
    default: return
    }
    for index in 0..<fieldCount(type) {
        var metadata = FieldReflectionMetadata()
        let fieldType = fieldMetadata(type, index: index, fieldMetadata: &metadata)
        let name = metadata.name.map { String(cString: $0) } ?? ""
        metadata.freeName?(metadata.name)
        body(
            Field(
                name: name, type: fieldType, offset: base + fieldOffset(type, index: index), isStrong: metadata.isStrong
            ))
    }
}
