import CoreTesting
import Expectations
import Testing

@testable import CasementCore

/// Sets of keys as objects keep them.
@MainActor struct StoredKeySets {
    @Test("a set is given back as it was stored, however many others there are")
    func many() {
        // More than are found at once, and keys in both halves.
        let sets = (0..<2000).map { KeySet($0) << 3 | KeySet($0 * 7) << 100 }
        let stored = sets.map { set in
            var stored = StoredKeySet()
            stored.keys = set
            return stored
        }
        expect(stored.map(\.keys), equals: sets)
    }

    @Test("adding keys tells whether one was new") func insertion() {
        var set = StoredKeySet()
        expect(set.insert(StoredKeySet(0)), equals: false)
        expect(set.insert(StoredKeySet(0b101)), equals: true)
        expect(set.insert(StoredKeySet(0b100)), equals: false)
        expect(set.insert(StoredKeySet(1 << 127)), equals: true)
        expect(set.keys, equals: 0b101 | 1 << 127)
    }
}
