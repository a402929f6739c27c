import Foundation

/// Where the last frame showed a layout node, and its motion from there. An object of its own: most nodes are where
/// they were shown, and those of a long list were never shown.
@MainActor final class ShownPlace {
    @exclusivity(unchecked) fileprivate var origin = CGPoint.zero
    @exclusivity(unchecked) fileprivate var paintBounds = CGRect.null
    @exclusivity(unchecked) fileprivate var motion: PlaceMotion?
}

extension LayoutNode {
    /// The last frame's origin in the parent.
    @inline(__always) package final var shownOrigin: CGPoint {
        isShownAsIs ? origin : shownPlace?.origin ?? .zero
    }

    /// The last frame's paint bounds of this subtree; null if it was not shown.
    @inline(__always) package final var shownPaintBounds: CGRect {
        isShownAsIs ? paintBounds : shownPlace?.paintBounds ?? .null
    }

    /// Its animation in flight to the target given by layout. `origin` and `size` are then the shown values.
    @inline(__always) final var motion: PlaceMotion? {
        get { shownPlace?.motion }
        set { if newValue != nil || shownPlace != nil { ownShownPlace().motion = newValue } }
    }

    /// Notes that the frame shows it as it is now.
    @inline(__always) final func noteShown() { isShownAsIs = true }

    /// Notes that it was not shown.
    final func forgetShown() { setShown(shownOrigin, .null) }

    /// Called before it changes.
    @inline(never) final func keepShown() { setShown(origin, paintBounds) }

    private final func setShown(_ origin: CGPoint, _ paintBounds: CGRect) {
        isShownAsIs = false
        let place = ownShownPlace()
        place.origin = origin
        place.paintBounds = paintBounds
    }

    private final func ownShownPlace() -> ShownPlace {
        if let shownPlace { return shownPlace }
        let new = ShownPlace()
        shownPlace = new
        return new
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
