import CasementCombine
import CasementCore

/// An observable object owned by the view's identity: it is created once, before the body first runs, and is kept when
/// the view value is recreated.
///
///     struct Editor: View {
///         @StateObject private var draft = Draft()
///         var body: some View { TitleField(title: $draft.title) }
///     }
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
    fileprivate let make: () -> ObjectType
    fileprivate var follower: ObjectFollower<ObjectType>?

    /// Creates a property that owns the object returned by `thunk`, which is called once per identity of the view.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Before the view is part of a hierarchy, every call creates a new one.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let follower, let object = follower.object else {
            RuntimeWarning.issue(
                "A @StateObject of type \(ObjectType.self) was read before its view is part of a hierarchy: each time makes another object. Read it in the body, or in what the body calls."
            )
            return make()
        }
        follower.noteRead()
        return object
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let follower = store.follower(of: ObjectType.self, in: slot)
        follower.follow(follower.object ?? property.pointee.make())
        property.pointee.follower = follower
    }

    package static var isInput: Bool { false }
}
