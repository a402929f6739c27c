import Foundation

/// Lengths that lists and what stands in them share, in points.
package enum ListRow {
    /// By how much rows in a group stand further in than the group's own.
    package static let indent: CGFloat = 18

    @MainActor static func checked(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: checked(insets.top), leading: checked(insets.leading), bottom: checked(insets.bottom),
            trailing: checked(insets.trailing))
    }

    /// A length that a program says, or 0 where it is none.
    @MainActor static func checked(_ length: CGFloat) -> CGFloat {
        if length.isFinite { return min(max(length, -LayoutNode.largestLength), LayoutNode.largestLength) }
        RuntimeWarning.issue(
            "List: a length of \(length) (listRowInsets, listRowSpacing, listSectionSpacing or defaultMinListRowHeight) counts as 0."
        )
        return 0
    }
}
