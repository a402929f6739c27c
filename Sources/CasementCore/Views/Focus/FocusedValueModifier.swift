import Foundation
import Observation

/// Provides a value while focus is in a view, or during the view's lifetime.
struct FocusedValueModifier<Value>: PrimitiveModifier {
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isForWindow: Bool

    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { FocusedValueNode(view, in: context) }

    var write: FocusedValueBoard.Write {
        { [keyPath, value] in if let value { $0[keyPath: keyPath] = value } }
    }
}

/// Rule: a changed value is provided once the tree is complete.
final class FocusedValueNode<Content: View, Value>: AttachmentNode<Content, FocusedValueModifier<Value>> {
    private var board: FocusedValueBoard { graph.focusedValues }

    override init(_ view: ModifiedContent<Content, FocusedValueModifier<Value>>, in context: _NodeContext) {
        super.init(view, in: context)
        if modifier.isForWindow { board.set(modifier.write, by: self, in: graph) }
    }

    override func arrived(_ displayables: [Displayable], at index: Int) {
        guard !modifier.isForWindow else { return }
        for displayable in displayables {
            let mark = FocusedValueMark(modifier.write, of: self, on: board)
            displayable.attach().responders.append(mark)
        }
    }

    override func modifierChanged(from old: FocusedValueModifier<Value>) {
        let write = modifier.write
        if modifier.isForWindow { return board.set(write, by: self, in: graph) }
        for node in content {
            for case let mark as FocusedValueMark in node.attachments?.responders ?? [] where mark.owner === self {
                mark.write = write
            }
        }
        board.changed(in: graph)
    }

    override func tearDown() {
        if modifier.isForWindow { board.set(nil, by: self, in: graph) }
        super.tearDown()
    }
}

extension View {
    /// Provides a value to the whole window while focus is in this view: `@FocusedValue` reads it. The
    /// innermost value has precedence.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForWindow: false)) }

    /// Provides a value to the whole window while focus is in this view; nil provides none.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForWindow: false)) }

    /// Provides an observable object while focus is in this view; `@FocusedValue(Model.self)` reads it.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedValue(\FocusedValues[ObjectPlace<T>()], object)
    }

    /// Provides a value to the whole window, wherever its focus is. Values of `focusedValue` around
    /// the focus have precedence.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForWindow: true)) }

    /// Provides a value to the whole window, wherever its focus is; nil provides none.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForWindow: true)) }

    /// Provides an observable object to the whole window, wherever its focus is.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedSceneValue(\FocusedValues[ObjectPlace<T>()], object)
    }
}
