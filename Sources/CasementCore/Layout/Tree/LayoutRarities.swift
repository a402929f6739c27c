import Foundation

/// What few layout nodes have. An object of its own: most nodes are where they were shown, paint what is in their frame
/// and have no modifiers that attach values, and those of a long list were never shown.
@MainActor final class LayoutRarities {
    /// Where the last frame showed it, if that differs from now, and its motion from there.
    @exclusivity(unchecked) var shownOrigin = CGPoint.zero
    @exclusivity(unchecked) var shownPaintBounds = CGRect.null
    @exclusivity(unchecked) var motion: PlaceMotion?
    /// Its paint bounds, where they are not its frame.
    @exclusivity(unchecked) var paintBounds = CGRect.null
    @exclusivity(unchecked) var attachments: Attachments?
    @exclusivity(unchecked) var movingChildren: Int32 = 0
    /// The last bits of the number of the update in which this displayable was last reported as inserted or changed:
    /// once in each. Only where edits are logged.
    @exclusivity(unchecked) var reportedIn: Int32 = -1
    /// The maximum overflow of a stack's child along its axis.
    @exclusivity(unchecked) var overflow: CGFloat = 0
    /// What a subclass keeps for few of its nodes.
    @exclusivity(unchecked) var own: AnyObject?
}

extension LayoutNode {
    @inline(__always) final func allRareParts() -> LayoutRarities { rareParts ?? makeRareParts() }

    @inline(never) private final func makeRareParts() -> LayoutRarities {
        let new = LayoutRarities()
        rareParts = new
        return new
    }

    /// Values that modifiers attach to it.
    @inline(__always) package final var attachments: Attachments? {
        get { rareParts?.attachments }
        set { if newValue != nil || rareParts != nil { allRareParts().attachments = newValue } }
    }

    /// The number of children in motion, which are therefore out of order.
    @inline(__always) final var movingChildren: Int32 {
        get { rareParts?.movingChildren ?? 0 }
        set { if newValue != 0 || rareParts != nil { allRareParts().movingChildren = newValue } }
    }

    /// The paint bounds of this subtree, in own coordinates; `.null` until known, and never too small. Most are the
    /// frame, which needs no memory.
    @inline(__always) package final var paintBounds: CGRect {
        get {
            if flags[.paintsFrame] { return CGRect(origin: .zero, size: size) }
            return flags[.paintsElsewhere] ? rareParts?.paintBounds ?? .null : .null
        }
        set {
            if isShownAsIs { keepShown() }
            storePaintBounds(newValue)
        }
    }

    private final func storePaintBounds(_ new: CGRect) {
        flags.rawValue &= ~(NodeFlags.paintsFrame.rawValue | NodeFlags.paintsElsewhere.rawValue)
        if new.origin.x == 0, new.origin.y == 0, new.size == size {
            flags[.paintsFrame] = true
        } else if !new.isNull {
            flags[.paintsElsewhere] = true
            allRareParts().paintBounds = new
        }
    }

    /// Keeps paint bounds that are the frame, before that changes.
    @inline(never) final func keepPaintBounds() {
        let bounds = paintBounds
        allRareParts().paintBounds = bounds
        flags[.paintsFrame] = false
        flags[.paintsElsewhere] = true
    }
}
