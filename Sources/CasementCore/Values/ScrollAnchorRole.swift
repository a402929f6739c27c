/// What a scroll view's anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// Where the content begins.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// What stays in its place when the size of the content or of the scroll view changes, until the user scrolls.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// Where content is placed that is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The anchors of a scroll view.
package struct ScrollAnchors: Equatable, Sendable {
    /// The anchor for all roles without one of their own.
    package var common: UnitPoint?
    private var own: [ScrollAnchorRole: UnitPoint?] = [:]

    package init(_ common: UnitPoint? = nil) { self.common = common }

    package subscript(role: ScrollAnchorRole) -> UnitPoint? {
        get { own[role] ?? common }
        set { own[role] = .some(newValue) }
    }
}
