import CasementCombine
import CasementCore

/// An observable object that is owned elsewhere. The body of the declaring view runs when the object announces a
/// change, whether or not the body reads it.
///
///     struct Detail: View {
///         @ObservedObject var model: Model
///         var body: some View { Text(model.title) }
///     }
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    /// A wrapper that makes bindings to the properties of an observable object: `$model.title`.
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

    /// Creates a property that observes an object.
    public init(wrappedValue: ObjectType) { object = wrappedValue }

    /// Creates a property that observes an object, the same as `init(wrappedValue:)`.
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

    /// The same object is the same input; its changes arrive through the subscription.
    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: Self.self).pointee.object === new.assumingMemoryBound(to: Self.self).pointee.object
    }
}
