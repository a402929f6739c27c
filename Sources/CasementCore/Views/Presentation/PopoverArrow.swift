import Foundation

/// Where a popover's arrow is, as layout found it. The body that reads it runs again when it changes.
@MainActor package final class PopoverArrow {
    private let changes = DependencySource.make()
    private var current = (side: PopoverSide.top, offset: CGFloat(0))

    package init() {}

    /// The arrow's side, and the distance of its tip from the top left corner along that side, in points.
    package var place: (side: PopoverSide, offset: CGFloat) {
        changes.noteRead()
        return current
    }

    func set(_ side: PopoverSide, _ offset: CGFloat) {
        current = (side, offset)
        changes.noteChange("the place of a popover")
    }
}
