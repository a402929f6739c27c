import Foundation
import Observation

/// Tells a value while the focus is in a view, or as long as the view is there.
struct FocusedValueModifier<Value>: ViewModifier {
    typealias Body = Never
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

/// Rule: another value is told when the tree stands.
final class FocusedValueNode<Content: View, Value>: AttachmentNode<Content, FocusedValueModifier<Value>> {
    private var board: FocusedValueBoard { graph.focusedValues }

    override init(_ view: ModifiedContent<Content, FocusedValueModifier<Value>>, in context: _NodeContext) {
        super.init(view, in: context)
        if modifier.isForWindow { board.tell(modifier.write, by: self, in: graph) }
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
        if modifier.isForWindow { return board.tell(write, by: self, in: graph) }
        for node in content {
            for case let mark as FocusedValueMark in node.attachments?.responders ?? [] where mark.owner === self {
                mark.write = write
            }
        }
        board.changed(in: graph)
    }

    override func tearDown() {
        if modifier.isForWindow { board.tell(nil, by: self, in: graph) }
        super.tearDown()
    }
}

extension View {
    /// Tells a value to the whole window while the focus is in this view: `@FocusedValue` reads it. The innermost view has the
    /// last word.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForWindow: false)) }

    /// The same; nil tells nothing.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForWindow: false)) }

    /// Tells an observable object while the focus is in this view; `@FocusedValue(Model.self)` reads it.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedValue(\FocusedValues[ObjectPlace<T>()], object)
    }

    /// Tells a value to the whole window wherever its focus is. What the views around the focus tell comes before it.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForWindow: true)) }

    /// The same; nil tells nothing.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForWindow: true)) }

    /// Tells an observable object to the whole window wherever its focus is.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedSceneValue(\FocusedValues[ObjectPlace<T>()], object)
    }
}
