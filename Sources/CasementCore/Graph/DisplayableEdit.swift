import Foundation

/// One step by which a container's row of displayables became the next.
public struct DisplayableEdit: Hashable, Sendable, CustomStringConvertible {
    /// The four things that can happen to a displayable.
    public enum Kind: Hashable, Sendable {
        case changed, inserted, removed, moved
    }

    /// What happened.
    public let kind: Kind
    /// The place in the container: for a removal as it stood before, otherwise as it stands after.
    public let index: Int
    /// Where a moved displayable stood before; nil for the other kinds.
    public let from: Int?
    /// The container's kind, such as "VStack".
    public let container: String

    package init(_ kind: Kind, at index: Int, from: Int? = nil, in container: String) {
        (self.kind, self.index, self.from, self.container) = (kind, index, from, container)
    }

    /// The line that logs print, such as `Inserted displayable at 1`.
    public var description: String {
        switch kind {
        case .changed: "Changed displayable at \(index)"
        case .inserted: "Inserted displayable at \(index)"
        case .removed: "Removed displayable at \(index)"
        case .moved: "Moved displayable from \(from ?? index) to \(index)"
        }
    }
}

/// Where edits are printed.
@MainActor public enum EditLog {
    /// Whether every edit is printed on standard error as it happens. Set from the start where the environment has
    /// `CASEMENT_LOG_EDITS=1`.
    @exclusivity(unchecked) public static var isPrinting =
        ProcessInfo.processInfo.environment["CASEMENT_LOG_EDITS"] == "1"

    /// Told of every edit as it happens, in the middle of the update: it may note the edit, but what it changes that is
    /// shown makes edits of its own.
    @exclusivity(unchecked) public static var onEdit: ((DisplayableEdit) -> Void)?
}
