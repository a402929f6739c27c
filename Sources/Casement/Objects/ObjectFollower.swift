import CasementCombine
import CasementCore

/// The subscription to an observable object, stored per view identity for a property that holds the object.
@MainActor final class ObjectFollower<ObjectType: ObservableObject>: OutlivesNode {
    package var isAsMade: Bool { object == nil }
    private(set) var object: ObjectType?
    private let source = DependencySource.make()
    private let relay: ChangeRelay
    private var subscription: AnyCancellable?

    init() { relay = ChangeRelay(source, cause: "an object of type \(ObjectType.self)") }

    /// Subscribes to another object, or keeps the subscription to the same one, and records a
    /// dependency of the running body.
    func follow(_ new: ObjectType?) {
        if new !== object {
            object = new
            subscription = new?.objectWillChange.sink { [relay] _ in relay.noteChange() }
        }
        source.noteRead()
    }

    /// Records a dependency for readers that are not the body of the declaring view: a closure that runs in another
    /// view's body, or the content of an app's window.
    func noteRead() { source.noteRead() }
}

extension PropertyStore {
    /// The follower in a slot, which is created at the first call.
    func follower<ObjectType: ObservableObject>(of type: ObjectType.Type, in slot: Int) -> ObjectFollower<ObjectType> {
        if let follower = self[slot] as? ObjectFollower<ObjectType> { return follower }
        let follower = ObjectFollower<ObjectType>()
        self[slot] = follower
        return follower
    }
}
