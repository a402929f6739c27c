import CConformances
import Foundation

/// What the first frame asks Swift's runtime about types, asked on another thread before, while the program connects to
/// its display and waits for the answers.
///
/// For a type and a protocol that meet for the first time, the runtime reads every conformance in the program, of which
/// there are 10,000; the window of a small program has 45 such pairs. It keeps the answers. A pair that is missing here
/// costs the first frame what it did, and one too many costs the other thread that.
package enum TypeLookups {
    /// A type, and the descriptor of a protocol.
    package struct Pair {
        private let type: Any.Type
        private let descriptor: UnsafeRawPointer

        private init(_ type: Any.Type, descriptor: UnsafeRawPointer) {
            (self.type, self.descriptor) = (type, descriptor)
        }

        /// `protocolType` is the type of any value that conforms: `(any View).self`.
        package init(_ type: Any.Type, _ protocolType: Any.Type) {
            self.init(type, descriptor: TypeMetadata.descriptor(ofProtocol: protocolType))
        }

        /// What Foundation asks about the class of the object of a notification.
        package static func notifying(_ type: Any.Type) -> [Pair] {
            [casement_protocol_of_optionals(), casement_protocol_of_boxes()].compactMap { descriptor in
                descriptor.map { Pair(type, descriptor: $0) }
            }
        }

        package func ask() { _ = casement_conforms(unsafeBitCast(type, to: UnsafeRawPointer.self), descriptor) }
    }

    /// Asks for `pairs`, and for the types of which those of `roots` consist, and their bodies, as far as types say.
    package static func begin(_ pairs: @escaping @Sendable () -> [Pair], roots: @escaping @Sendable () -> [Any.Type]) {
        PlainThread.start {
            // The server of the display, for which the main thread waits, goes first where there are few processors.
            setpriority(Int32(PRIO_PROCESS.rawValue), 0, 10)
            for pair in usual + Pair.notifying(Any.self) + pairs() { pair.ask() }
            Conformances.prepare()
            _ = types(of: roots())
        }
    }

    /// The types of which views and scenes consist: their generic arguments, and the bodies of views and modifiers. The
    /// runtime makes each of them for the walk, if it is not known yet.
    package static func types(of roots: [Any.Type]) -> [Any.Type] {
        var walk = TypeWalk(roots)
        return walk.run()
    }

    /// The types for which the parameters of a generic struct or enum stand.
    package static func arguments(of type: Any.Type) -> [Any.Type] {
        switch MetadataKind(type) {
        case .structure, .enumeration: TypeMetadata.arguments(of: type)
        default: []
        }
    }

    /// Those of the standard library that most programs need.
    private static var usual: [Pair] {
        [
            Pair(String.self, (any Hashable).self), Pair(ObjectIdentifier.self, (any Hashable).self),
            Pair(Int.self, (any Hashable).self), Pair(UInt.self, (any Hashable).self),
            Pair(UInt8.self, (any Hashable).self), Pair(UInt32.self, (any Hashable).self),
            Pair(Substring.self, (any Collection).self),
        ]
    }
}

/// A walk over types, from the outer to the inner ones.
private struct TypeWalk {
    /// The first window shows some tens of types; all that a large program refers to are thousands.
    private static let most = 100

    /// The most bodies within each other. A type's body may be of a larger type of the same kind, without an end, and
    /// the runtime takes twice as long for each further optional in it.
    private static let deepest = 10

    private var types: [Any.Type] = []
    /// For each of them, how many bodies it is in.
    private var depths: [Int] = []
    private var seen: Set<ObjectIdentifier> = []

    init(_ roots: [Any.Type]) { for root in roots { add(root, 0) } }

    mutating func run() -> [Any.Type] {
        var index = 0
        while index < types.count, index < Self.most {
            visit(types[index], depths[index])
            index += 1
        }
        return types
    }

    private mutating func add(_ type: Any.Type, _ depth: Int) {
        guard seen.insert(ObjectIdentifier(type)).inserted else { return }
        types.append(type)
        depths.append(depth)
    }

    private mutating func visit(_ type: Any.Type, _ depth: Int) {
        switch MetadataKind(type) {
        case .structure, .enumeration:
            for argument in TypeLookups.arguments(of: type) { add(argument, depth) }
            guard depth < Self.deepest else { return }
            // Conformances under conditions are those of views and modifiers without a body, such as `ModifiedContent`.
            let view = Conformances.type(type, as: (any View).self) { _ in (any View.Type)?.none }
            if let view { add(body(of: view), depth + 1) }
            let modifier = Conformances.type(type, as: (any ViewModifier).self) { _ in (any ViewModifier.Type)?.none }
            if let modifier { add(body(of: modifier), depth + 1) }
        case .tuple:
            var elements: [Any.Type] = []
            forEachField(of: type, at: 0) { elements.append($0.type) }
            for element in elements { add(element, depth) }
        default: break
        }
    }

    private func body<V: View>(of _: V.Type) -> Any.Type { V.Body.self }
    private func body<M: ViewModifier>(of _: M.Type) -> Any.Type { M.Body.self }
}
