import Foundation

/// The content and location of a drag over a view.
@MainActor @preconcurrency public struct DropInfo {
    /// The pointer's location in the view's coordinates, in points.
    public let location: CGPoint
    private let drag: ItemDrag

    init(_ drag: ItemDrag, at location: CGPoint) { (self.drag, self.location) = (drag, location) }

    /// Whether any item has data of one of the types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { drag.conforms(toAny: contentTypes) }
    /// Whether any item has data of one of the types with these identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(known: $0) })
    }
    /// Returns a provider for each item with data of one of the types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { drag.providers(of: contentTypes) }
    /// Returns a provider for each item with data of one of the types with these identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(known: $0) })
    }
}

/// The handling of drags over a view.
@MainActor @preconcurrency public protocol DropDelegate {
    /// Returns whether the drag is accepted; true by default.
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    /// Called when the drag enters the view.
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    /// Called when the drag moves over the view. The proposal remains valid until the next call; nil keeps the
    /// previous one.
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the drag leaves the view.
    @MainActor @preconcurrency func dropExited(info: DropInfo)
    /// Performs the drop. Returns false if it failed.
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
}

extension DropDelegate {
    /// Accepts every drag.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Makes no proposal.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}
