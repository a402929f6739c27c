import Foundation

/// What is dragged over a view, and where.
@MainActor @preconcurrency public struct DropInfo {
    /// In the view's coordinates, points.
    public let location: CGPoint
    private let drag: DragSession

    init(_ drag: DragSession, at location: CGPoint) { (self.drag, self.location) = (drag, location) }

    /// Whether anything in it has data of one of some types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { drag.conforms(toAny: contentTypes) }
    /// Whether anything in it has data of the types with some identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(known: $0) })
    }
    /// A provider for each thing that has data of one of some types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { drag.providers(of: contentTypes) }
    /// A provider for each thing that has data of the types with some identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(known: $0) })
    }
}

/// Decides about what is dragged over a view.
@MainActor @preconcurrency public protocol DropDelegate {
    /// Whether it is taken. True where it is not said.
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    /// It came over the view.
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    /// It moved there. What is said holds until it is asked again; nil is the same as before.
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    /// It left the view.
    @MainActor @preconcurrency func dropExited(info: DropInfo)
    /// It was dropped; false where nothing came of that.
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
