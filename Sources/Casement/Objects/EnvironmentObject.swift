import CasementCombine
import CasementCore

/// The observable object of a type that the nearest ancestor provides with `environmentObject(_:)`. The body runs when
/// the object announces a change, and when it is replaced by another object.
///
///     @EnvironmentObject private var session: Session
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
    /// A wrapper that makes bindings to the properties of the object: `$session.name`.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    fileprivate var follower: ObjectFollower<ObjectType>?
    fileprivate var owner: Any.Type?

    /// Creates a property that reads the object from the environment of the view.
    public init() {}

    /// The object. If no ancestor provides one, reading it stops the program with a message that
    /// names the type and the view.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object = follower?.object else {
            fatalError(
                MissingObject.message(
                    "ObservableObject", type: ObjectType.self, modifier: "environmentObject", view: owner))
        }
        follower?.noteRead()
        return object
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        let object = node.readEnvironment { $0[ObjectPlace<ObjectType>()] }
        let follower = store.follower(of: ObjectType.self, in: slot)
        follower.follow(object)
        property.pointee.follower = follower
        property.pointee.owner = node.viewType
    }

    package static var isInput: Bool { false }
}

extension View {
    /// Provides an observable object to the `@EnvironmentObject` properties of its type in this view.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentObjectModifier(object))
    }
}
