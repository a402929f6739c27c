import Foundation

/// Lengths shared by lists and their content, in points.
package enum ListRow {
    /// The indentation of a group's rows relative to the group's own row.
    package static let indent: CGFloat = 18

    @MainActor static func checked(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: checked(insets.top), leading: checked(insets.leading), bottom: checked(insets.bottom),
            trailing: checked(insets.trailing))
    }

    /// A length given by the program, or 0 if it is not finite.
    @MainActor static func checked(_ length: CGFloat) -> CGFloat {
        if length.isFinite { return min(max(length, -LayoutNode.largestLength), LayoutNode.largestLength) }
        RuntimeWarning.issue(
            "List: a length of \(length) (listRowInsets, listRowSpacing, listSectionSpacing or defaultMinListRowHeight) counts as 0."
        )
        return 0
    }
}
