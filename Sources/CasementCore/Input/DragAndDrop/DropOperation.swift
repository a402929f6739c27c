/// The operation of a drop: `cancel` and `forbidden` keep it from being dropped.
public enum DropOperation: Hashable, Sendable {
    /// Nothing is dropped.
    case cancel
    /// Nothing can be dropped there.
    case forbidden
    /// The destination has a copy.
    case copy
    /// The destination has the items, and the source no more.
    case move
    /// The items are removed.
    case delete
    /// The destination refers to the items of the source.
    case alias

    /// Some operations.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The destination has a copy.
        public static let copy = Set(rawValue: 1)
        /// The destination has the items, and the source no more.
        public static let move = Set(rawValue: 2)
        /// The items are removed.
        public static let delete = Set(rawValue: 4)
        /// The destination refers to the items of the source.
        public static let alias = Set(rawValue: 8)
    }

    /// The operation alone; none for those that are no drop.
    var set: Set {
        switch self {
        case .cancel, .forbidden: []
        case .copy: .copy
        case .move: .move
        case .delete: .delete
        case .alias: .alias
        }
    }
}

/// The operation that a drop would perform.
public struct DropProposal: Sendable {
    /// The operation.
    public let operation: DropOperation
    /// A proposal of an operation; `.cancel` and `.forbidden` keep it from being dropped.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What a drop does, as `dropConfiguration(_:)` says it.
public struct DropConfiguration: Sendable {
    /// The operation; `.cancel` and `.forbidden` keep the items from being dropped.
    public let operation: DropOperation
    /// How many of the items are taken; nil for all. It has no effect: previews show the number that is dragged.
    public var acceptedItemCount: Int?
    /// A drop that performs an operation.
    public init(operation: DropOperation) { self.operation = operation }
}
