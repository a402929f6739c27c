import CasementCombine
import CasementCore

/// The nearest observable object of a type that `environmentObject(_:)` put around the view. The body runs when the object says that
/// it will change, and when another object takes its place.
///
///     @EnvironmentObject private var session: Session
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
    /// Makes bindings to the properties of the object: `$session.name`.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    fileprivate var follower: ObjectFollower<ObjectType>?
    fileprivate var owner: Any.Type?

    /// A property without an object of its own: the view's surroundings have it.
    public init() {}

    /// The object. Reading it where nobody put one stops the program, with a message that names the type and the view.
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
    /// Puts an observable object around this view: `@EnvironmentObject` properties of its type find it.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentObjectModifier(object))
    }
}
