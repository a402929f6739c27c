import Foundation

/// Where the last frame showed a layout node, and its motion from there. Kept apart only where that is not where it is.
extension LayoutNode {
    /// The last frame's origin in the parent.
    @inline(__always) package final var shownOrigin: CGPoint {
        isShownAsIs ? origin : rareParts?.shownOrigin ?? .zero
    }

    /// The last frame's paint bounds of this subtree; null if it was not shown.
    @inline(__always) package final var shownPaintBounds: CGRect {
        isShownAsIs ? paintBounds : rareParts?.shownPaintBounds ?? .null
    }

    /// Its animation in flight to the target given by layout. `origin` and `size` are then the shown values.
    @inline(__always) final var motion: PlaceMotion? {
        get { rareParts?.motion }
        set { if newValue != nil || rareParts != nil { allRareParts().motion = newValue } }
    }

    /// Notes that the frame shows it as it is now.
    @inline(__always) final func noteShown() { isShownAsIs = true }

    /// Notes that it was not shown.
    final func forgetShown() { setShown(shownOrigin, .null) }

    /// Called before it changes.
    @inline(never) final func keepShown() { setShown(origin, paintBounds) }

    private final func setShown(_ origin: CGPoint, _ paintBounds: CGRect) {
        isShownAsIs = false
        let parts = allRareParts()
        parts.shownOrigin = origin
        parts.shownPaintBounds = paintBounds
    }

    /// Sets paint bounds that the last frame showed already, because they only follow those of a descendant.
    final func setPaintBoundsAsShown(_ new: CGRect) {
        let wasAsIs = isShownAsIs
        // Nothing to keep.
        isShownAsIs = false
        paintBounds = new
        if wasAsIs { isShownAsIs = true } else { setShown(shownOrigin, new) }
    }
}
