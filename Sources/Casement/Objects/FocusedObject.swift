import CasementCombine
import CasementCore

/// The observable object that the focused view or its nearest ancestor provides with `focusedObject(_:)`; nil if there
/// is none. The body runs when the object announces a change, and when it is replaced by another object.
///
///     @FocusedObject private var document: Document?
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject> {
    /// A wrapper that makes bindings to the properties of the object: `$document?.name`.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var board = FocusedBoard(\FocusedValues[ObjectPlace<ObjectType>()])
    private var follower: ObjectFollower<ObjectType>?

    /// Creates a property that reads the object of the focused view.
    public init() {}

    /// The object of the focused view; nil if there is none.
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
    /// Provides an observable object to the `@FocusedObject` properties of the window while the focus is in this view.
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedValue(\FocusedValues[ObjectPlace<T>()], object)
    }

    /// Provides an observable object to the `@FocusedObject` properties of the window while the focus is in this
    /// view; nil provides none.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValue(\FocusedValues[ObjectPlace<T>()], object)
    }

    /// Provides an observable object to the `@FocusedObject` properties of the window, wherever its focus is.
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneValue(\FocusedValues[ObjectPlace<T>()], object)
    }

    /// Provides an observable object to the `@FocusedObject` properties of the window, wherever its
    /// focus is; nil provides none.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedSceneValue(\FocusedValues[ObjectPlace<T>()], object)
    }
}
