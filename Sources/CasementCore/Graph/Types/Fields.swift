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
    case structure, enumeration, tuple, function, metatype, object, other

    init(_ type: Any.Type) {
        switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
        case 0x200: self = .structure
        case 0x201: self = .enumeration
        case 0x301: self = .tuple
        case 0x302: self = .function
        case 0x304, 0x306: self = .metatype
        case 0, 0x800...: self = .object
        default: self = .other
        }
    }
}

/// Whether a struct or enum is declared in Swift's standard library or in Foundation. Read from its descriptor in the
/// program (ContextDescriptor in Swift's Metadata.h): the runtime has no such question, and its names of types are put
/// together from parts.
func isOfSwift(_ type: Any.Type) -> Bool {
    var context = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
    // The low five bits are the kind, of which 0 is a module.
    while context.load(as: UInt32.self) & 0x1f != 0 {
        guard let parent = target(of: context + 4) else { return false }
        context = parent
    }
    guard let name = target(of: context + 8) else { return false }
    let module = String(cString: name.assumingMemoryBound(to: CChar.self))
    return module == "Swift" || module.hasPrefix("Foundation")
}

/// Where a relative reference leads; an odd one leads to the address of that.
private func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(reference.load(as: Int32.self))
    guard distance != 0 else { return nil }
    let place = reference + (distance & ~1)
    return distance & 1 == 0 ? place : place.load(as: UnsafeRawPointer?.self)
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
