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
@MainActor package final class DragSession {
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

    package init(
        _ items: [TransferItem], at place: CGPoint, from source: LayoutNode?, preview: (any CarriedPreview)?,
        isVisit: Bool = false
    ) {
        (self.items, start, self.place, self.source, self.preview) = (items, place, place, source, preview)
        lastInside = place
        self.isVisit = isVisit
    }

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
        }
        return true
    }
}

/// The operation of a drop: `cancel` and `forbidden` keep it from being dropped.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete }

/// The operation that a drop would perform.
public struct DropProposal: Sendable {
    /// The operation.
    public let operation: DropOperation
    /// A proposal of an operation; `.cancel` and `.forbidden` keep it from being dropped.
    public init(operation: DropOperation) { self.operation = operation }
}
