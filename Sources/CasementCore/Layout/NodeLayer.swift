import Foundation

/// A group below a node that is painted together and shown through an effect, such as a transform or a blur. Layout knows where
/// the group is seen; how it is painted is known after layout (`Layer`).
@MainActor package class NodeLayer {
    package init() {}

    /// Gives back what it holds of the texture store.
    package func release() {}

    // MARK: Places

    /// The smallest rectangle around what is shown of `rect`, where the content is drawn elsewhere.
    package func mapToParent(_ rect: CGRect) -> CGRect { rect }

    /// The point of the content that is shown at `point`; nil for none.
    package func mapFromParent(_ point: CGPoint) -> CGPoint? { point }

    /// Whether the content that is shown in an area may be elsewhere, or larger.
    package var changesArea: Bool { false }

    /// The content that has a part in what is shown in `area`; null for none.
    package func contentArea(shownIn area: CGRect) -> CGRect { area }

    // MARK: Hit testing

    /// Whether the pointer reaches the content at a point of the node's frame: false outside of the shape of a clip.
    package func isHit(at point: CGPoint, in frame: CGRect) -> Bool { true }

    /// Whether the first child alone can be hit, as the content of a mask.
    package var hitsFirstChildAlone: Bool { false }

    // MARK: Damage

    /// Where the content is drawn that reaches as far as `area`.
    package func paintBounds(ofContent area: CGRect) -> CGRect { area }

    /// The content looks different in `area`; returns where the node looks different for it.
    package func addDamage(_ area: CGRect) -> CGRect { area }

    /// The node has another size, or another clip.
    package func frameChanged() {}
}
