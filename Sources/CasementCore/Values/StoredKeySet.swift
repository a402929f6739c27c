/// A set of keys in an object, as a number: a window has thousands of nodes, but few different sets of what they read.
/// For the main actor alone.
struct StoredKeySet {
    private var number: UInt16 = 0

    var keys: KeySet {
        @inline(__always) get { KnownKeySets.keys(of: number) }
        @inline(__always) set { number = KnownKeySets.number(of: newValue) }
    }

    init() {}
    init(_ keys: KeySet) { self.keys = keys }

    /// Adds keys; false if it has all of them.
    @inline(__always) mutating func insert(_ new: StoredKeySet) -> Bool {
        if new.number == number || new.number == 0 { return false }
        // Most sets are empty before: a new node's, and those of the nodes above it.
        if number == 0 {
            number = new.number
            return true
        }
        return unite(new.keys)
    }

    @inline(never) private mutating func unite(_ new: KeySet) -> Bool {
        let old = keys
        if new & ~old == 0 { return false }
        keys = old | new
        return true
    }
}

/// The sets of keys that objects have had, by their numbers, and never forgotten.
///
/// The main thread alone uses it: sets are stored in nodes of the view graph, which are of the main actor. It
/// is not isolated itself, because functions such as `_Node.noteReads` are not, so that their closures need
/// not check where they run.
private enum KnownKeySets {
    /// In the order of their numbers. Plain memory, which is read without reference counting.
    @exclusivity(unchecked) nonisolated(unsafe) private static var sets: UnsafeMutablePointer<KeySet>?
    @exclusivity(unchecked) nonisolated(unsafe) private static var capacity = 0
    @exclusivity(unchecked) nonisolated(unsafe) private static var numbers: [KeySet: UInt16] = [:]
    /// The number of a set that was asked for, by bits of its hash: most are asked for again.
    @exclusivity(unchecked) nonisolated(unsafe) private static var recent: UnsafeMutablePointer<UInt16>?
    private static var recentBits: UInt64 { 8 }

    /// The keys of a set. That of number 0 is empty, and needs no memory.
    @inline(__always) static func keys(of number: UInt16) -> KeySet {
        guard number != 0, let sets else { return 0 }
        return sets[Int(number)]
    }

    @inline(__always) static func number(of keys: KeySet) -> UInt16 {
        if keys == 0 { return 0 }
        if let sets, let recent {
            let number = recent[slot(of: keys)]
            if sets[Int(number)] == keys { return number }
        }
        return find(keys)
    }

    @inline(__always) private static func slot(of keys: KeySet) -> Int {
        let folded = UInt64(truncatingIfNeeded: keys) ^ UInt64(truncatingIfNeeded: keys >> 64) &* 0x9E37_79B9_7F4A_7C15
        return Int((folded &* 0x9E37_79B9_7F4A_7C15) >> (64 - recentBits))
    }

    @inline(never) private static func find(_ keys: KeySet) -> UInt16 {
        let number = numbers[keys] ?? add(keys)
        recent?[slot(of: keys)] = number
        return number
    }

    private static func add(_ keys: KeySet) -> UInt16 {
        // No window has so many: then an object is thought to have all keys, and runs more often than it must.
        guard numbers.count < Int(UInt16.max) else { return numbers[.max] ?? 0 }
        if capacity == 0 {
            grow()
            note(.max)
        }
        return numbers[keys] ?? note(keys)
    }

    @discardableResult private static func note(_ keys: KeySet) -> UInt16 {
        let number = UInt16(numbers.count + 1)
        if Int(number) >= capacity { grow() }
        sets?[Int(number)] = keys
        numbers[keys] = number
        return number
    }

    private static func grow() {
        let new = UnsafeMutablePointer<KeySet>.allocate(capacity: max(64, capacity * 2))
        new.initialize(repeating: 0, count: max(64, capacity * 2))
        if let sets {
            new.update(from: sets, count: capacity)
            sets.deallocate()
        } else {
            recent = .allocate(capacity: 1 << Int(recentBits))
            recent?.initialize(repeating: 0, count: 1 << Int(recentBits))
        }
        sets = new
        capacity = max(64, capacity * 2)
    }
}
