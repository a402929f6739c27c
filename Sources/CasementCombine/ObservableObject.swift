import Foundation
import OpenCombine

/// An object that views follow: they run again after it says that it will change, which it does before each change of
/// a `@Published` property.
///
///     final class Cart: ObservableObject {
///         @Published var total = 0
///         var note = "" { willSet { objectWillChange.send() } }
///     }
///
/// OpenCombine makes another publisher at each access for an object that has no published property, so that what the
/// object sends reaches nobody. Here, as in Apple's Combine, such an object has one publisher.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before the object changes.
    public var objectWillChange: ObservableObjectPublisher {
        if LastingPublishers.shared.hasPublished(self) { return MirroredObject(self).objectWillChange }
        return LastingPublishers.shared.publisher(of: self)
    }
}

/// An object with the published properties of another, for OpenCombine's search.
private final class MirroredObject: OpenCombine.ObservableObject, CustomReflectable {
    let customMirror: Mirror
    init(_ object: AnyObject) { customMirror = Mirror(reflecting: object) }
}

private protocol PublishedProperty {}
extension Published: PublishedProperty {}

/// The publishers of objects without published properties. Objects may live on any thread: the lock guards all of it.
private final class LastingPublishers: @unchecked Sendable {
    static let shared = LastingPublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher = ObservableObjectPublisher()
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there are when those of objects that are gone are removed.
    private var limit = 64
    private var kinds: [ObjectIdentifier: Bool] = [:]

    /// Whether objects of this one's class have published properties.
    func hasPublished(_ object: AnyObject) -> Bool {
        let kind = ObjectIdentifier(type(of: object))
        if let known = lock.withLock({ kinds[kind] }) { return known }
        let mirrors = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
        let found = mirrors.contains { $0.children.contains { $0.value is any PublishedProperty } }
        lock.withLock { kinds[kind] = found }
        return found
    }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let id = ObjectIdentifier(object)
            if let entry = entries[id], entry.object === object { return entry.publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            let entry = Entry(object: object)
            entries[id] = entry
            return entry.publisher
        }
    }
}
