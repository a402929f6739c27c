/// Facts about types, found once for each type and kept for the life of the process.
///
/// A node looks them up when it is created, and hashing would cost more than everything else it does with the result:
/// so a small table, indexed by the type's address, precedes the dictionary.
@MainActor final class TypeCache<Fact> {
    private typealias Entry = (type: ObjectIdentifier, found: Fact)

    @exclusivity(unchecked) private var table: ContiguousArray<Entry?>
    @exclusivity(unchecked) private var all: [ObjectIdentifier: Fact] = [:]

    /// Types with the same index evict each other; a program has a few hundred.
    private static var places: Int { 256 }

    init() { table = ContiguousArray(repeating: nil, count: Self.places) }

    /// Metadata is aligned to 16 bytes.
    private func place(of type: ObjectIdentifier) -> Int {
        let address = UInt(bitPattern: type)
        return Int((address >> 4 ^ address >> 12) % UInt(Self.places))
    }

    subscript(type: Any.Type) -> Fact? {
        get {
            let id = ObjectIdentifier(type)
            let place = place(of: id)
            if let entry = table[place], entry.type == id { return entry.found }
            guard let found = all[id] else { return nil }
            table[place] = (id, found)
            return found
        }
        set {
            let id = ObjectIdentifier(type)
            all[id] = newValue
            table[place(of: id)] = newValue.map { (id, $0) }
        }
    }
}
