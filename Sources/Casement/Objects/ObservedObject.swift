import CasementCombine
import CasementCore

/// An observable object that somebody else owns. The body of the view that declares it runs when the object says that it will
/// change, whether or not the body reads it.
///
///     struct Detail: View {
///         @ObservedObject var model: Model
///         var body: some View { Text(model.title) }
///     }
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    /// Makes bindings to the properties of an observable object: `$model.title`.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        @MainActor @preconcurrency
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(object, keyPath, isObserved: false) }
    }

    fileprivate var object: ObjectType
    fileprivate var follower: ObjectFollower<ObjectType>?

    /// Observes an object.
    public init(wrappedValue: ObjectType) { object = wrappedValue }

    /// The same as `init(wrappedValue:)`, for a property set in an initialiser.
    public init(initialValue: ObjectType) { object = initialValue }

    /// The object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get {
            follower?.noteRead()
            return object
        }
        set { object = newValue }
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension ObservedObject: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let follower = store.follower(of: ObjectType.self, in: slot)
        follower.follow(property.pointee.object)
        property.pointee.follower = follower
    }

    /// The same object is the same input; its changes arrive by subscription.
    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: Self.self).pointee.object === new.assumingMemoryBound(to: Self.self).pointee.object
    }
}
