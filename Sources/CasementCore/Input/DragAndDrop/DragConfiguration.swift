/// What destinations may do with what is dragged from a view: set by `dragConfiguration(_:)`.
public struct DragConfiguration: Sendable {
    /// What destinations in this program may do with the items. A destination that proposes another operation gets
    /// nothing.
    public struct OperationsWithinApp: Sendable {
        /// Whether they may copy the items.
        public var allowCopy: Bool
        /// Whether they may have the items in place of the source, which then removes them.
        public var allowMove: Bool
        /// Whether they may have the source remove the items.
        public var allowDelete: Bool
        /// Whether they may refer to the items: false.
        public var allowAlias = false

        /// The operations: to copy, if nothing is said.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
        }

        var operations: DropOperation.Set {
            var all: DropOperation.Set = []
            if allowCopy { all.insert(.copy) }
            if allowMove { all.insert(.move) }
            if allowDelete { all.insert(.delete) }
            if allowAlias { all.insert(.alias) }
            return all
        }
    }

    /// What other programs may do with the items. Programs of desktops here always copy: what they may not copy stays
    /// in the program's windows.
    public struct OperationsOutsideApp: Sendable {
        /// Whether they may copy the items.
        public var allowCopy: Bool
        /// Whether they may have the items in place of the source. It has no effect.
        public var allowMove: Bool
        /// Whether they may have the source remove the items. It has no effect.
        public var allowDelete: Bool
        /// Whether they may refer to the items: false. It has no effect.
        public var allowAlias = false

        /// The operations: to copy, if nothing is said.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
        }
    }

    /// What destinations in this program may do with the items.
    public var operationsWithinApp: OperationsWithinApp
    /// What other programs may do with the items.
    public var operationsOutsideApp: OperationsOutsideApp

    /// What destinations in this program and other programs may do with the items: to copy, if nothing is said.
    public init(
        operationsWithinApp: OperationsWithinApp = OperationsWithinApp(),
        operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
    ) {
        self.operationsWithinApp = operationsWithinApp
        self.operationsOutsideApp = operationsOutsideApp
    }

    /// Besides to copy, what destinations in this program and other programs may do with the items.
    public init(allowMove: Bool, allowDelete: Bool = false) {
        self.init(
            operationsWithinApp: OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete),
            operationsOutsideApp: OperationsOutsideApp(allowMove: allowMove, allowDelete: allowDelete))
    }
}
