/// What was found of types, once for each and kept for good.
///
/// A node asks when it is made, and hashing would cost more than all else it does with the answer: so a small table, in
/// which a type's address is its place, stands before the dictionary.
@MainActor final class TypeCache<Fact> {
    private typealias Entry = (type: ObjectIdentifier, found: Fact)

    @exclusivity(unchecked) private var table: ContiguousArray<Entry?>
    @exclusivity(unchecked) private var all: [ObjectIdentifier: Fact] = [:]

    /// Types that share a place take turns in it; a program has some hundred.
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
