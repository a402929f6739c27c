import Foundation

/// Views generated from a collection whose elements a list can delete and move.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection of elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The edits that a list offers for the elements of a `ForEach`.
public struct _RowActionsModifier: PrimitiveModifier {
    var change: (inout RowActions) -> Void = { _ in }
    /// Handles drops between the elements.
    var insertion: RowInsertion?

    public static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> { RowActionsNode(view, in: context) }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier == _RowActionsModifier {
    /// The collection of elements.
    public var data: Content.Data { content.data }
}

/// Rule: the actions are evaluated only when they are needed.
final class RowActionsNode<Content: View>: ContentNode<ModifiedContent<Content, _RowActionsModifier>, Content>,
    RowSource,
    RowInsertionSource
{
    private var modifier: _RowActionsModifier

    init(_ view: ModifiedContent<Content, _RowActionsModifier>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(in: context)
        show(view.content, in: self.context())
    }

    override func apply(_ view: ModifiedContent<Content, _RowActionsModifier>) {
        var (old, new) = (RowActions(), RowActions())
        modifier.change(&old)
        view.modifier.change(&new)
        modifier = view.modifier
        if (old.delete == nil) != (new.delete == nil) { noteRowsChanged() }
        child?.update(to: view.content)
    }

    override var rowAccess: RowAccess? { .source(self) }
    func describe(_ row: RowDescription, at index: Int) { modifier.change(&row.actions) }

    var insertion: RowInsertion? { modifier.insertion }
}

extension DynamicViewContent {
    /// Sets the action that deletes elements of a list.
    ///
    /// The action receives their offsets in the data. It runs on Delete, for the selected rows; from a row's delete
    /// button in edit mode; and otherwise from the button of the row under the pointer or from its menu, unless the row
    /// has actions of its own (`swipeActions`). With nil the elements cannot be deleted.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_RowActionsModifier { $0.delete = action })
    }

    /// Sets the action that moves elements of a list when their rows are dragged.
    ///
    /// The action receives their offsets in the data and the offset of the element before which they are dropped. With
    /// nil the elements cannot be moved.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_RowActionsModifier { $0.move = action })
    }
}

/// The edits that the user can make to the elements of a list.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The user can move elements.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    /// The user can delete elements.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    /// The user can move and delete elements.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension EditActions where Data: RandomAccessCollection & MutableCollection & RangeReplaceableCollection {
    /// Adds the actions with which a list edits a collection directly.
    fileprivate func change(of data: Binding<Data>) -> (inout RowActions) -> Void {
        let (canMove, canDelete) = (contains(.move), contains(.delete))
        return { actions in
            if canDelete {
                actions.delete = { places in
                    let all = data.wrappedValue
                    for place in places.reversed() where place < all.count {
                        data.wrappedValue.remove(
                            at: data.wrappedValue.index(data.wrappedValue.startIndex, offsetBy: place))
                    }
                }
            }
            if canMove {
                actions.move = { places, destination in
                    var elements = Array(data.wrappedValue)
                    // What the list shows may be older than the data.
                    let known = places.filteredIndexSet { $0 < elements.count }
                    elements.move(fromOffsets: known, toOffset: min(destination, elements.count))
                    data.wrappedValue.replaceSubrange(
                        data.wrappedValue.startIndex..<data.wrappedValue.endIndex, with: elements)
                }
            }
        }
    }
}

extension ForEach where Content: View {
    /// Lets lists edit a collection, the one that it shows, by its elements.
    @usableFromInline mutating func edit<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        by actions: EditActions<C>, of data: Binding<C>
    ) {
        edits = ForEachEdits(actions.rawValue, actions.change(of: data))
    }
}

extension View {
    /// The rows of a list with the actions that edit a collection directly.
    @usableFromInline func edited<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        by actions: EditActions<Data>, of data: Binding<Data>
    ) -> ModifiedContent<Self, _RowActionsModifier> { modifier(_RowActionsModifier(change: actions.change(of: data))) }
}
