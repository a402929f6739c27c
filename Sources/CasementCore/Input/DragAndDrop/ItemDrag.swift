import Foundation

/// The preview that follows the pointer during a drag.
@MainActor package protocol CarriedPreview: AnyObject {
    /// Moves the preview by the pointer's distance from the start of the drag.
    func move(by way: CGSize)
    /// Whether the desktop shows it under the pointer, instead of the window.
    var isCarried: Bool { get set }
    /// Removes the preview.
    func end()
}

/// A drag in flight, from a view or from another program.
@MainActor package final class ItemDrag {
    package let items: [TransferItem]
    /// The start of the drag, and the current place: window coordinates in points.
    package let start: CGPoint
    package internal(set) var place: CGPoint
    /// Whether the desktop has carried it since it left the window.
    var wasCarried = false
    /// The last place that was in the window.
    var lastInside: CGPoint
    let preview: (any CarriedPreview)?
    /// The dragged view; nil where it is in another program, or was removed.
    package private(set) weak var source: LayoutNode?
    /// The last proposal of the receiver under the pointer.
    var proposal: DropProposal?
    /// Whether the button was released.
    var isDropped = false
    /// Whether another program drags.
    let isVisit: Bool
    /// What it is known by to programs: what is read of a drag from another program when it is dropped has that of the
    /// drag until then.
    let id: DragSession.ID

    /// The identifiers of the items; empty where they have none.
    package var itemIDs: [AnyHashable] = []
    /// The index of the item that was pressed.
    package var pressedIndex = 0
    /// What the source lets views of this program and other programs do with the items. Nil is to copy, and does not
    /// keep a destination from another operation.
    package var configuration: DragConfiguration?
    /// Called with what happens to it, for the views around its source.
    package var onPhase: ((DragSession.Phase) -> Void)?
    /// Whether a destination still loads values, and what is called then.
    private var isLoading = false
    private var onLoaded: (() -> Void)?

    package init(
        _ items: [TransferItem], at place: CGPoint, from source: LayoutNode?, preview: (any CarriedPreview)?,
        isVisit: Bool = false, id: DragSession.ID = .next()
    ) {
        (self.items, start, self.place, self.source, self.preview) = (items, place, place, source, preview)
        lastInside = place
        (self.isVisit, self.id) = (isVisit, id)
    }

    /// Says what happens to it to the views around its source.
    func tell(_ phase: DragSession.Phase) { onPhase?(phase) }

    /// What its source suggests to destinations in this program.
    var suggestedOperations: DropOperation.Set { configuration?.operationsWithinApp.operations ?? .copy }

    /// What a drop at its current place would do.
    var operation: DropOperation {
        if let proposal { return proposal.operation }
        let suggested = suggestedOperations
        for operation in [DropOperation.copy, .move, .delete, .alias] where suggested.contains(operation.set) {
            return operation
        }
        return .forbidden
    }

    /// Whether its source and the proposal of the receiver allow to drop it at its current place.
    var canDrop: Bool {
        let operation = operation
        if operation == .cancel || operation == .forbidden { return false }
        return configuration == nil || suggestedOperations.contains(operation.set)
    }

    /// Whether other programs may have it.
    var mayLeave: Bool { configuration?.operationsOutsideApp.allowCopy ?? true }

    /// Calls a function when what was dropped has been loaded, at once where it is.
    func whenLoaded(_ action: @escaping () -> Void) { if isLoading { onLoaded = action } else { action() } }

    /// Whether any item can be converted to a value of a type.
    package func fits<Value: Transferable>(_ type: Value.Type) -> Bool {
        for item in items where item.fits(type) { return true }
        return false
    }

    /// Whether any item has data of one of some types.
    package func conforms(toAny types: [UTType]) -> Bool {
        for item in items { for type in types where item.conforms(to: type) { return true } }
        return false
    }

    /// Delivers the items' values of a type: at once if they are available, and otherwise when they have been loaded.
    /// False if an action that was called at once rejected them.
    package func deliver<Value: Transferable>(
        _ type: Value.Type, to action: @escaping @MainActor ([Value]) -> Bool
    ) -> Bool {
        let fitting = items.filter { $0.fits(type) }
        guard !fitting.isEmpty else { return false }
        var values: [Value] = []
        for item in fitting { if let value = item.value(as: type) { values.append(value) } }
        if values.count == fitting.count { return action(values) }
        isLoading = true
        Task {
            var values: [Value] = []
            for item in fitting {
                do {
                    values.append(try await item.load(type))
                } catch {
                    RuntimeWarning.issue("What was dropped could not be read as \(Value.self): \(error)")
                }
            }
            if !values.isEmpty { _ = action(values) }
            isLoading = false
            onLoaded?()
            onLoaded = nil
        }
        return true
    }
}
