import CoreTesting
import Expectations
import Testing

@testable import CasementCore

/// The sets of key types that determine which nodes are visited when a value changes.
struct KeyBitsTests {
    private final class Key: Sendable {}

    @Test("127 keys have a separate bit, the others share one, and a key keeps its bit")
    func bits() {
        let keys = (0..<200).map { _ in Key() }
        let bits = KeyBits()
        let given = keys.map { bits.bit(of: ObjectIdentifier($0)) }
        expect(Set(given.prefix(127)).count, equals: 127)
        expect(Set(given.dropFirst(127)), equals: [KeyBits.shared])
        expect(!given.prefix(127).contains(KeyBits.shared))
        expect(keys.map { bits.bit(of: ObjectIdentifier($0)) }, equals: given)
    }

    @Test("a hidden key is removed from a set only if the bit is its own")
    func hiding() {
        let all: KeySet = 0b111 | KeyBits.shared
        expect(KeyBits.subtracting(0b10, from: all), equals: 0b101 | KeyBits.shared)
        expect(KeyBits.subtracting(KeyBits.shared, from: all), equals: all)
    }
}
