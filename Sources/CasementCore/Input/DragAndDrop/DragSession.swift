import Foundation

/// What follows the pointer while something is dragged.
@MainActor package protocol CarriedPreview: AnyObject {
    /// The pointer is so far from where it took hold.
    func move(by way: CGSize)
    /// It is not shown any more.
    func end()
}

/// Something on its way from one view to another, or from the desktop.
@MainActor package final class DragSession {
    package let items: [TransferItem]
    /// Where it was taken hold of, and where it is: window coordinates in points.
    package let start: CGPoint
    package internal(set) var place: CGPoint
    let preview: (any CarriedPreview)?
    /// What is dragged; nil where it comes from elsewhere, or has gone.
    package private(set) weak var source: LayoutNode?
    /// What whom it is over said last.
    var proposal: DropProposal?
    /// Whether the button was released.
    var isDropped = false

    package init(
        _ items: [TransferItem], at place: CGPoint, from source: LayoutNode?, preview: (any CarriedPreview)?
    ) { (self.items, start, self.place, self.source, self.preview) = (items, place, place, source, preview) }

    /// Whether anything in it can become a value of a type.
    package func fits<Value: Transferable>(_ type: Value.Type) -> Bool {
        for item in items where item.fits(type) { return true }
        return false
    }

    /// Whether anything in it has data of one of some types.
    package func conforms(toAny types: [UTType]) -> Bool {
        for item in items { for type in types where item.conforms(to: type) { return true } }
        return false
    }

    /// Hands its values of a type over: at once where they are there, and otherwise when they have been loaded. False where an
    /// action that was called at once did not want them.
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

/// What happens to what is dropped.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete }

/// What a drop would do.
public struct DropProposal: Sendable {
    /// The operation.
    public let operation: DropOperation
    /// An operation; `.cancel` and `.forbidden` keep it from being dropped.
    public init(operation: DropOperation) { self.operation = operation }
}
