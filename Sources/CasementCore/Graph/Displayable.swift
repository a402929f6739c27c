import Foundation

/// What can take a place in a container. The layout tree's nodes are displayables; the view graph only counts them and
/// hands them on.
@MainActor package class Displayable {
    /// The update in which this displayable was last reported as inserted or changed: it is reported once in each.
    var reportedIn = -1

    /// The type of view it stands for, without generic arguments.
    package var kind: String { "" }

    /// One line that tells this displayable from others, such as `TextDisplayable(text: "One")`.
    package var summary: String { "\(kind)Displayable()" }
}
