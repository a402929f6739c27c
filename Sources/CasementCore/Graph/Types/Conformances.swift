import CConformances

/// Which structs and enums of this binary conform to the protocols that `TypeLayout` asks for.
///
/// For a type and a protocol that meet for the first time, Swift's runtime reads every conformance in the program, of
/// which there are 10,000. Each new view asked it some ten times, mostly to hear "no". This reads them once.
@MainActor enum Conformances {
    /// Whether the type may conform to one of the protocols in `listed`: false only if it certainly does not. The
    /// runtime knows the rest: types of other binaries, and classes, which inherit conformances.
    static func mayHave(_ type: Any.Type, _ protocolType: Any.Type) -> Bool {
        switch MetadataKind(type) {
        case .structure, .enumeration: break
        case .function, .metatype: return false
        default: return true
        }
        let descriptor = TypeMetadata.descriptor(of: type)
        guard let known, binary.contains(descriptor) else { return true }
        return known.contains(Pair(type: descriptor, protocol: TypeMetadata.descriptor(ofProtocol: protocolType)))
    }

    private static let listed: [Any.Type] = [
        (any DynamicProperty).self, (any Equatable).self, (any View).self, (any ViewModifier).self,
        (any ComparesBytesFirst).self,
    ]

    /// A type and a protocol, by their descriptors.
    private struct Pair: Hashable {
        let type: UnsafeRawPointer
        let `protocol`: UnsafeRawPointer
    }

    private static let binary = casement_binary_first()..<casement_binary_last()

    /// Nil if the binary is not as Swift 6 writes it: then the runtime is asked for everything.
    private static let known: Set<Pair>? = {
        let protocols = listed.map(TypeMetadata.descriptor(ofProtocol:))
        var pairs: Set<Pair> = []
        pairs.reserveCapacity(4096)
        forEachConformance { type, protocolDescriptor in
            if protocols.contains(protocolDescriptor) { pairs.insert(Pair(type: type, protocol: protocolDescriptor)) }
        }
        let proof = [(Never.self, 2), (Color.self, 1), (Color.self, 4)] as [(Any.Type, Int)]
        let isRight = proof.allSatisfy { type, index in
            pairs.contains(Pair(type: TypeMetadata.descriptor(of: type), protocol: protocols[index]))
        }
        return isRight ? pairs : nil
    }()

    /// Calls `body` with the descriptors of each type of this binary that conforms, and of the protocol.
    private static func forEachConformance(_ body: (UnsafeRawPointer, UnsafeRawPointer) -> Void) {
        var record = casement_conformances_first()
        while record < casement_conformances_last() {
            let conformance = RelativePointer.direct(at: record)
            record += RelativePointer.size
            // Bits 3 to 5 of the flags say how the type is named.
            let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
            let type = RelativePointer.direct(at: conformance + 4)
            switch kind {
            case 0: body(type, RelativePointer.indirectable(at: conformance))
            case 1: body(type.load(as: UnsafeRawPointer.self), RelativePointer.indirectable(at: conformance))
            default: break
            }
        }
    }
}

/// Distances in 32 bits from the place where they are written.
private enum RelativePointer {
    static var size: Int { 4 }

    static func direct(at place: UnsafeRawPointer) -> UnsafeRawPointer { place + Int(place.load(as: Int32.self)) }

    /// One whose last bit says that a pointer is there instead of the target.
    static func indirectable(at place: UnsafeRawPointer) -> UnsafeRawPointer {
        let distance = Int(place.load(as: Int32.self))
        let target = place + (distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }
}
