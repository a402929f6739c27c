import CoreTesting
import Expectations
import Testing

@testable import CasementCore

/// The sets of key types that determine which nodes are visited when a value changes.
struct KeyBitsTests {
    private final class Key: Sendable {}

    @Test("112 keys have a separate bit, the others share 16 in turn, and a key keeps its bit")
    func bits() {
        let keys = (0..<200).map { _ in Key() }
        let bits = KeyBits()
        let given = keys.map { bits.bit(of: ObjectIdentifier($0)) }
        let (separate, sharing) = (given.prefix(112), given.dropFirst(112))
        expect(Set(separate).count == 112 && separate.allSatisfy { $0 & KeyBits.shared == 0 })
        expect(sharing.allSatisfy { $0.nonzeroBitCount == 1 && $0 & KeyBits.shared == $0 })
        // Keys of one view, which are used one after the other, are told apart.
        expect(Set(sharing.prefix(16)).count, equals: 16)
        expect(keys.map { bits.bit(of: ObjectIdentifier($0)) }, equals: given)
    }

    @Test("a hidden key is removed from a set only if the bit is its own")
    func hiding() {
        let all: KeySet = 0b111 | KeyBits.shared
        expect(KeyBits.subtracting(0b10, from: all), equals: 0b101 | KeyBits.shared)
        expect(KeyBits.subtracting(KeyBits.shared, from: all), equals: all)
    }
}
