import CasementCombine
import CasementCore

/// The observable object that the view with the focus tells by `focusedObject(_:)`, or one around it; nil where none does. The body runs
/// when the object says that it will change, and when another is told.
///
///     @FocusedObject private var document: Document?
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject> {
    /// Makes bindings to the properties of the object: `$document?.name`.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var board = FocusedBoard(\FocusedValues[ObjectPlace<ObjectType>()])
    private var follower: ObjectFollower<ObjectType>?

    /// A property without an object of its own: the view with the focus has it.
    public init() {}

    /// The object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType? {
        follower?.noteRead()
        return follower?.object
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }
}

extension FocusedObject: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        let property = pointer.assumingMemoryBound(to: Self.self)
        withUnsafeMutablePointer(to: &property.pointee.board) {
            FocusedBoard<ObjectType>.connect(UnsafeMutableRawPointer($0), to: node, slot: slot, store: store)
        }
        let follower = store.follower(of: ObjectType.self, in: slot)
        follower.follow(property.pointee.board.value)
        property.pointee.follower = follower
    }

    package static var isInput: Bool { false }
}

extension View {
    /// Tells an observable object to the whole window while the focus is in this view; `@FocusedObject` reads it.
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedValue(\FocusedValues[ObjectPlace<T>()], object)
    }

    /// The same; nil tells nothing.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValue(\FocusedValues[ObjectPlace<T>()], object)
    }

    /// Tells an observable object to the whole window wherever its focus is.
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneValue(\FocusedValues[ObjectPlace<T>()], object)
    }

    /// The same; nil tells nothing.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedSceneValue(\FocusedValues[ObjectPlace<T>()], object)
    }
}
