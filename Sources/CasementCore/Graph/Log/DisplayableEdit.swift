import Foundation

/// One step of the change from a container's previous row of displayables to the next.
public struct DisplayableEdit: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of change to a displayable.
    public enum Kind: Hashable, Sendable {
        /// Changed in place, inserted, removed, or moved within the container.
        case changed, inserted, removed, moved
    }

    /// The kind of change.
    public let kind: Kind
    /// The index in the container: before the edit for a removal, after it for the other kinds.
    public let index: Int
    /// The previous index of a moved displayable; nil for the other kinds.
    public let from: Int?
    /// The container's type, such as "VStack".
    public let container: String

    package init(_ kind: Kind, at index: Int, from: Int? = nil, in container: String) {
        (self.kind, self.index, self.from, self.container) = (kind, index, from, container)
    }

    /// The line printed in logs, such as `Inserted displayable at 1`.
    public var description: String {
        switch kind {
        case .changed: "Changed displayable at \(index)"
        case .inserted: "Inserted displayable at \(index)"
        case .removed: "Removed displayable at \(index)"
        case .moved: "Moved displayable from \(from ?? index) to \(index)"
        }
    }
}

/// Logging of edits to displayables.
@MainActor public enum EditLog {
    /// Whether every edit is printed on standard error as it happens. Initially true if the environment variable
    /// `CASEMENT_LOG_EDITS` is `1`.
    public static var isPrinting: Bool {
        get { isAskedFor ?? readSetting() }
        set { isAskedFor = newValue }
    }

    /// Nil until first read: an initial value that is not constant would be asked for at each node's change.
    @exclusivity(unchecked) private static var isAskedFor: Bool?

    @inline(never) private static func readSetting() -> Bool {
        let isAsked = environmentVariable("CASEMENT_LOG_EDITS") == "1"
        isAskedFor = isAsked
        return isAsked
    }

    /// Called with every edit as it happens, during the update. It may record the edit; changes that it makes to the
    /// content cause further edits.
    @exclusivity(unchecked) public static var onEdit: ((DisplayableEdit) -> Void)?
}
