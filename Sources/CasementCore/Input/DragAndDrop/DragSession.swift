import Foundation

/// A drag from a view, as `onDragSessionUpdated(_:)` reports it.
@MainActor @preconcurrency public struct DragSession: Identifiable {
    /// What a drag is known by.
    public struct ID: Hashable, Sendable {
        private let number: Int
        @MainActor private static var last = 0

        /// That of a new drag.
        @MainActor package static func next() -> ID {
            last += 1
            return ID(number: last)
        }
    }

    /// What happens to a drag.
    public enum Phase: Hashable, Sendable {
        /// It has begun.
        case initial
        /// It moves.
        case active
        /// It was dropped, with the operation of the destination; or `cancel` where it was given up or nothing took it,
        /// and `forbidden` where the destination forbade it.
        case ended(DropOperation)
        /// The destination has its values: after `ended`. Other programs do not all say when they have them, and
        /// none of them is waited for.
        case dataTransferCompleted
    }

    /// What the drag is known by. A drop of it in this program has the same in its `DropSession`.
    public nonisolated let id: ID
    /// What has happened.
    public let phase: Phase
    /// The place of the pointer in the coordinates of the view that is told, in points.
    public var location: CGPoint
    /// The index of the item that was pressed.
    public let draggedItemIndex: Int
    private let itemIDs: [AnyHashable]

    init(_ drag: ItemDrag, _ phase: Phase, at location: CGPoint) {
        (id, self.phase, self.location, draggedItemIndex) = (drag.id, phase, location, drag.pressedIndex)
        itemIDs = drag.itemIDs
    }

    /// The identifiers of what is dragged, as far as they are of a type: those of a drag container, or of values that
    /// are `Identifiable`. Empty where there are none.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
        itemIDs.compactMap { $0.base as? ItemID }
    }
}

/// A drag over a view that takes it, as `onDropSessionUpdated(_:)` and `dropDestination(for:isEnabled:action:)` report
/// it.
@MainActor @preconcurrency public struct DropSession: Identifiable {
    /// What a drag is known by.
    public typealias ID = DragSession.ID

    /// What happens to a drag over a destination.
    public enum Phase: Hashable, Sendable {
        /// It has come over the destination.
        case entering
        /// It moves over the destination.
        case active
        /// It has left the destination.
        case exiting
        /// It was dropped, with this operation; `cancel` where the destination rejected it after all.
        case ended(DropOperation)
        /// The destination has its values: after `ended`.
        case dataTransferCompleted
    }

    /// What is known of a drag from this program.
    @MainActor @preconcurrency public struct LocalSession {
        let itemIDs: [AnyHashable]

        /// The identifiers of what is dragged, as far as they are of a type; see `DragSession`.
        public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
            itemIDs.compactMap { $0.base as? ItemID }
        }
    }

    /// What the drag is known by.
    public nonisolated let id: ID
    /// What has happened.
    public let phase: Phase
    /// The place of the pointer in the coordinates of the view that is told, in points.
    public var location: CGPoint
    /// The size of the view that is told, in points.
    public let size: CGSize
    /// How many items are dragged.
    public var itemsCount: Int
    /// What the source suggests to do: of other programs, to copy.
    public var suggestedOperations: DropOperation.Set
    /// What is known of a drag from this program; nil for one from another program.
    public var localSession: LocalSession?

    init(_ drag: ItemDrag, _ phase: Phase, at location: CGPoint, in size: CGSize) {
        (id, self.phase, self.location, self.size) = (drag.id, phase, location, size)
        (itemsCount, suggestedOperations) = (drag.items.count, drag.suggestedOperations)
        localSession = drag.isVisit ? nil : LocalSession(itemIDs: drag.itemIDs)
    }
}
