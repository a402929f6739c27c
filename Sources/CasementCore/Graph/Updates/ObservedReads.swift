import CObservation
@_spi(SwiftUI) import Observation

/// What a body read of `@Observable` objects, and its observers there.
///
/// The library installs observers anew for each run of a closure and removes them at the next change; for a short body
/// that is most of its cost. Here they stay for as long as the body reads the same.
@MainActor final class ObservedReads {
    /// What a closure read, as the library notes it.
    typealias List = ObservationTracking._AccessList

    /// Keeps the objects and key paths whose identities are below.
    private let list: List
    private let identities: ContiguousArray<ObjectIdentifier>
    private let observers: ObservationTracking

    /// Installs observers that call `willChange` on the thread of each change, before it.
    init(_ list: List, willChange: @escaping @Sendable (ObservationTracking) -> Void) {
        self.list = list
        identities = Self.identities(in: list)
        observers = ObservationTracking(list)
        ObservationTracking._installTracking(observers, willSet: willChange)
    }

    /// Removes the observers.
    func end() { observers.cancel() }

    /// Whether lists can be had: only where the program contains the Observation library.
    static let areKnown = casement_has_read_list() && isOneWord

    /// Whether the place for a list is one word, which is zero as long as there is none. Most bodies read no observable
    /// object, and should pay for no more than that.
    private static var isOneWord: Bool {
        var none: List?
        return withUnsafeBytes(of: &none) { $0.count == MemoryLayout<UInt>.size && $0.allSatisfy { $0 == 0 } }
    }

    /// Runs a closure and puts the list of what it read in `place`, zero if nothing. Not of the main actor: a closure
    /// of it checks its isolation at each call.
    nonisolated static func collect<Result>(in place: inout UInt, _ body: () -> Result) -> Result {
        withUnsafeMutablePointer(to: &place) { place in
            let outer = casement_read_list()
            casement_set_read_list(place)
            defer { casement_set_read_list(outer) }
            return body()
        }
    }

    /// Takes the list out of a place that is not zero. Not of the main actor, like `collect`.
    nonisolated static func take(from place: inout UInt) -> List {
        withUnsafeMutableBytes(of: &place) { bytes in
            // The address of a local variable is never nil.
            bytes.baseAddress!.assumingMemoryBound(to: List.self).move()
        }
    }

    /// Calls a closure at the first change of what is in a list.
    static func observe(_ list: List, _ change: @escaping @Sendable () -> Void) {
        ObservationTracking._installTracking(list, onChange: change)
    }

    // MARK: Comparing

    /// Whether the list has the same properties of the same objects; may be false if it has them in another order.
    func matches(_ other: List) -> Bool {
        guard !identities.isEmpty else { return false }
        var index = 0
        for (registrar, entry) in unsafeBitCast(other, to: Entries.self) {
            guard isNext(registrar, &index) else { return false }
            for property in entry.properties where !isNext(ObjectIdentifier(property), &index) { return false }
        }
        return index == identities.count
    }

    @inline(__always) private func isNext(_ identity: ObjectIdentifier, _ index: inout Int) -> Bool {
        guard index < identities.count, identities[index] == identity else { return false }
        index += 1
        return true
    }

    /// The registrar of each object, followed by the key paths of its properties; none if lists cannot be read.
    private static func identities(in list: List) -> ContiguousArray<ObjectIdentifier> {
        guard isReadable(list) else { return [] }
        var all: ContiguousArray<ObjectIdentifier> = []
        for (registrar, entry) in unsafeBitCast(list, to: Entries.self) {
            all.append(registrar)
            for property in entry.properties { all.append(ObjectIdentifier(property)) }
        }
        return all
    }

    /// A list as it is in memory: the properties that were read, by the identity of their object's registrar.
    private typealias Entries = [ObjectIdentifier: Entry]

    private struct Entry {
        /// A reference, which the list owns.
        let context: UInt
        let properties: Set<AnyKeyPath>
    }

    private static var isKnownReadable: Bool?

    /// Whether lists have the form of `Entries`. The library promises none, so the first list is compared with what
    /// reflection says of it; where they differ, no list matches another, and observers are installed each time.
    private static func isReadable(_ list: List) -> Bool {
        if let isKnownReadable { return isKnownReadable }
        let isReadable = hasFormOfEntries(list)
        isKnownReadable = isReadable
        return isReadable
    }

    private static func hasFormOfEntries(_ list: List) -> Bool {
        guard MemoryLayout<List>.size == MemoryLayout<Entries>.size, let entries = onlyField("entries", of: list),
            Mirror(reflecting: entries).displayStyle == .dictionary,
            let pair = Mirror(reflecting: entries).children.first?.value,
            let entry = field("value", of: pair), size(of: entry) == MemoryLayout<Entry>.size,
            Mirror(reflecting: entry).children.compactMap(\.label) == ["context", "properties"],
            let context = field("context", of: entry), size(of: context) == MemoryLayout<UInt>.size,
            let properties = field("properties", of: entry) as? Set<AnyKeyPath>,
            let key = field("key", of: pair) as? ObjectIdentifier
        else { return false }
        return unsafeBitCast(list, to: Entries.self)[key]?.properties == properties
    }

    private static func onlyField(_ name: String, of value: Any) -> Any? {
        Mirror(reflecting: value).children.count == 1 ? field(name, of: value) : nil
    }

    private static func field(_ name: String, of value: Any) -> Any? {
        Mirror(reflecting: value).children.first { $0.label == name }?.value
    }

    private static func size(of value: some Any) -> Int { MemoryLayout.size(ofValue: value) }
}
