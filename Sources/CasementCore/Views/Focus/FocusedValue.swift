import Foundation
import Observation

/// A value provided by the focused view or its ancestors; nil if there is none. The body runs when it changes.
///
///     @FocusedValue(\.document) private var document
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var board: FocusedBoard<Value>

    /// The value that `focusedValue(_:_:)` or `focusedSceneValue(_:_:)` provides for this key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
        board = FocusedBoard(keyPath)
    }

    /// The object of a type that the focused view provides.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        self.init(\FocusedValues[ObjectPlace<Value>()])
    }

    /// The current value.
    @MainActor @preconcurrency public var wrappedValue: Value? { board.value }
}

/// The value of a binding that the focused view provides, to read and set.
///
///     @FocusedBinding(\.note) private var note
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    private var board: FocusedBoard<Binding<Value>>

    /// The binding that `focusedValue(_:_:)` or `focusedSceneValue(_:_:)` provides for this key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { board = FocusedBoard(keyPath) }

    /// The binding's value; nil if there is no binding. Setting nil has no effect.
    @MainActor @preconcurrency public var wrappedValue: Value? {
        get { board.value?.wrappedValue }
        nonmutating set { if let newValue { board.value?.wrappedValue = newValue } }
    }

    /// A binding to the value.
    @MainActor @preconcurrency public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

/// Reads a value of the window's board of focused values.
package struct FocusedBoard<Value> {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private weak var board: FocusedValueBoard?

    package init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// Nil if there is no value, and before the view is part of a hierarchy.
    @MainActor package var value: Value? { board?.read(keyPath) }
}

extension FocusedBoard: DynamicProperty, ConnectedProperty {
    package static func connect(_ pointer: UnsafeMutableRawPointer, to node: _Node, slot: Int, store: PropertyStore) {
        pointer.assumingMemoryBound(to: Self.self).pointee.board = node.graph.focusedValues
    }

    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: Self.self).pointee.keyPath == new.assumingMemoryBound(to: Self.self).pointee.keyPath
    }
}
