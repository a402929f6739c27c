import CConformances

/// How structs and enums of this binary conform to the protocols that `TypeLayout` asks for.
///
/// For a type and a protocol that meet for the first time, Swift's runtime reads every conformance in the program, of
/// which there are 10,000. Each new view asked it some ten times. This reads them once, and finds the table of
/// witnesses as the runtime does.
enum Conformances {
    /// Reads the list.
    static func prepare() { _ = known }

    /// The type as one that conforms to a protocol, or nil if it does not. `ask` is `{ $0 as? Conforming }`, for what
    /// only the runtime knows: types of other binaries, classes, which inherit conformances, conformances under
    /// conditions, and protocols that are not in `listed`.
    static func type<Conforming>(
        _ type: Any.Type, as protocolType: Any.Type, ask: (Any.Type) -> Conforming?
    ) -> Conforming? {
        switch answer(type, protocolType) {
        case .no: nil
        case .unknown: ask(type)
        case .yes(let witnesses): unsafeBitCast(Existential(type: type, witnesses: witnesses), to: Conforming.self)
        }
    }

    /// Whether a type conforms; `ask` is `{ $0 is any Protocol.Type }`.
    static func has(_ type: Any.Type, _ protocolType: Any.Type, ask: (Any.Type) -> Bool) -> Bool {
        switch answer(type, protocolType) {
        case .no: false
        case .unknown: ask(type)
        case .yes: true
        }
    }

    private enum Answer {
        case no, unknown
        case yes(witnesses: UnsafeRawPointer)
    }

    /// A type with the witnesses of one protocol, as Swift lays out `any P.Type`.
    private struct Existential {
        let type: Any.Type
        let witnesses: UnsafeRawPointer

        init(type: Any.Type, witnesses: UnsafeRawPointer) { (self.type, self.witnesses) = (type, witnesses) }

        /// Of `any P.Type`.
        init<Conforming>(_ type: Conforming) { self = unsafeBitCast(type, to: Existential.self) }
    }

    private static func answer(_ type: Any.Type, _ protocolType: Any.Type) -> Answer {
        switch MetadataKind(type) {
        case .structure, .enumeration: break
        case .function, .metatype, .existential: return .no
        default: return .unknown
        }
        let descriptor = TypeMetadata.descriptor(of: type)
        guard let known, binary.contains(descriptor) else { return .unknown }
        let protocolDescriptor = TypeMetadata.descriptor(ofProtocol: protocolType)
        guard let conformance = known.conformance(of: descriptor, to: protocolDescriptor) else { return .no }
        guard let wrapped = TypeMetadata.wrapped(inOptional: type) else {
            return witnesses(conformance, of: type).map { .yes(witnesses: $0) } ?? .unknown
        }
        // On the one condition that the wrapped type conforms.
        let condition = answer(wrapped, protocolType)
        guard case .yes(let table) = condition else { return condition }
        return witnesses(conformance, of: type, if: table).map { .yes(witnesses: $0) } ?? .unknown
    }

    /// The table of witnesses; nil if the conformance has other conditions than the given one, or anything that Swift
    /// 6.0 did not know.
    private static func witnesses(
        _ conformance: UnsafeRawPointer, of type: Any.Type, if condition: UnsafeRawPointer? = nil
    ) -> UnsafeRawPointer? {
        let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
        let conditions = condition == nil ? 0 : ConformanceFlags.oneCondition
        guard flags & ~ConformanceFlags.understood == conditions else { return nil }
        let type = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return withUnsafePointer(to: condition) { casement_witnesses(conformance, type, condition == nil ? nil : $0) }
    }

    private static var listed: [Any.Type] {
        [
            (any DynamicProperty).self, (any Equatable).self, (any View).self, (any ViewModifier).self,
            (any ComparesBytesFirst).self, (any ConnectedProperty).self,
        ]
    }

    // Addresses in the binary itself, which are written once.
    nonisolated(unsafe) private static let binary = casement_binary_first()..<casement_binary_last()

    /// The descriptors of conformances. Nil if the binary is not as Swift 6 writes it: then the runtime is asked for
    /// everything.
    // They never change, and neither does what is there.
    nonisolated(unsafe) private static let known: ConformanceTable? = {
        let protocols = listed.map(TypeMetadata.descriptor(ofProtocol:))
        guard var table = ConformanceTable(of: binary) else { return nil }
        forEachConformance { type, protocolDescriptor, conformance in
            guard protocols.contains(protocolDescriptor) else { return }
            table.insert(type: type, conformance: conformance)
        }
        let proof =
            [
                (Never.self, 2, Existential(Never.self as any View.Type)),
                (Color.self, 1, Existential(Color.self as any Equatable.Type)),
                (State<Int>.self, 5, Existential(State<Int>.self as any ConnectedProperty.Type)),
            ] as [(Any.Type, Int, Existential)]
        let isRight = proof.allSatisfy { type, index, right in
            let descriptor = TypeMetadata.descriptor(of: type)
            // One of the standard library's, which is in a binary of its own or in this one.
            guard binary.contains(descriptor) else { return true }
            let conformance = table.conformance(of: descriptor, to: protocols[index])
            return conformance.flatMap { witnesses($0, of: type) } == right.witnesses
        }
        return isRight ? table : nil
    }()

    /// Calls `body` with the descriptors of each type of this binary that conforms, of the protocol and of the
    /// conformance.
    private static func forEachConformance(_ body: (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void) {
        var record = casement_conformances_first()
        while record < casement_conformances_last() {
            let conformance = RelativePointer.direct(at: record)
            record += RelativePointer.size
            let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
            let type = RelativePointer.direct(at: conformance + 4)
            switch flags & ConformanceFlags.kindOfReference {
            case ConformanceFlags.direct: body(type, RelativePointer.indirectable(at: conformance), conformance)
            case ConformanceFlags.indirect:
                body(type.load(as: UnsafeRawPointer.self), RelativePointer.indirectable(at: conformance), conformance)
            default: break
            }
        }
    }
}

/// The flags of a conformance.
private enum ConformanceFlags {
    /// How the type is named: by its descriptor, or by a pointer to it.
    static let kindOfReference: UInt32 = 7 << 3
    static let direct: UInt32 = 0 << 3
    static let indirect: UInt32 = 1 << 3
    /// In bits 8 to 15: the number of conditions.
    static let oneCondition: UInt32 = 1 << 8
    /// Retroactive; synthesised; witnesses that are found or made when the table is; of a protocol. Conditions (bits 8
    /// to 15) and isolation (bit 19) are not among them.
    static let understood: UInt32 = kindOfReference | 1 << 6 | 1 << 7 | 1 << 16 | 1 << 17 | 1 << 18
}

/// Distances in 32 bits from the place where they are written.
enum RelativePointer {
    static var size: Int { 4 }

    static func direct(at place: UnsafeRawPointer) -> UnsafeRawPointer { place + Int(place.load(as: Int32.self)) }

    /// One whose last bit says that a pointer is there instead of the target.
    static func indirectable(at place: UnsafeRawPointer) -> UnsafeRawPointer {
        let distance = Int(place.load(as: Int32.self))
        let target = place + (distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }
}
