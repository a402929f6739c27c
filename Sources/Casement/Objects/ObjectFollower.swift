import CasementCombine
import CasementCore

/// What a view's identity keeps for a property that holds an observable object: the subscription to its changes.
@MainActor final class ObjectFollower<ObjectType: ObservableObject>: OutlivesNode {
    package var isAsMade: Bool { object == nil }
    private(set) var object: ObjectType?
    private let source = DependencySource.make()
    private let relay: ChangeRelay
    private var subscription: AnyCancellable?

    init() { relay = ChangeRelay(source, cause: "an object of type \(ObjectType.self)") }

    /// Follows another object, or the same one further on, and makes whatever runs now depend on it.
    func follow(_ new: ObjectType?) {
        if new !== object {
            object = new
            subscription = new?.objectWillChange.sink { [relay] _ in relay.noteChange() }
        }
        source.noteRead()
    }

    /// Makes what reads the object depend on it also where it is not the body of the view that declares it: a closure that runs
    /// in another view's body, or the content of an app's window.
    func noteRead() { source.noteRead() }
}

extension PropertyStore {
    /// The follower in a slot; made when it is first asked for.
    func follower<ObjectType: ObservableObject>(of type: ObjectType.Type, in slot: Int) -> ObjectFollower<ObjectType> {
        if let follower = slots[slot] as? ObjectFollower<ObjectType> { return follower }
        let follower = ObjectFollower<ObjectType>()
        slots[slot] = follower
        return follower
    }
}
