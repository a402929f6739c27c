import Foundation

/// The place of a presented view above a window's content.
package enum PresentationPlace: Equatable, Sendable {
    /// Below the anchor, aligned to its leading edge; above it where there is more room.
    case below
    /// Beside the anchor, aligned to its top, as a submenu: on the trailing side, or on the other
    /// where there is more room.
    case beside
    /// With its corner at a point of the anchor, in points, as a context menu.
    case at(CGPoint)
    /// With its corner at a point of the window, in points.
    case inWindow(CGPoint)
    /// Centred below the anchor, as a tooltip; above it where there is more room.
    case hint
    /// With an anchor point of its frame at a point of the window, as a drag preview; also beyond the window's edges.
    case free(CGPoint, UnitPoint)
    /// The whole window, as a dialog, which places itself in it.
    case window
    /// Beside a part of the anchor, with an arrow.
    case popover(PopoverAttachment)
}

/// A view presented above the window's content: a menu, a tooltip. Its node covers the window; its content has its
/// ideal size, but is never larger than the window, and is moved to be completely visible.
@MainActor package final class PresentedLayoutNode: LayoutNode, PlaceReader {
    package let inner: ContainerLayoutNode
    /// The view that it belongs to; without it, the presentation is in the window's corner.
    package private(set) weak var anchor: LayoutNode?
    package var place: PresentationPlace { didSet { if place != oldValue { invalidate() } } }
    /// Whether it blocks the pointer for all content below.
    package private(set) var isModal: Bool
    private var anchorFrame = CGRect.zero
    /// Called with the side and the place of a popover's arrow, when layout is complete.
    package var onArrow: ((PopoverSide, CGFloat) -> Void)?
    private var arrow: (side: PopoverSide, offset: CGFloat)?

    /// The minimum distance to the window's edges and to the anchor, in points.
    private static let margin: CGFloat = 6
    private static let distance: CGFloat = 4
    /// The least distance of a popover's arrow from its corners.
    private static let corner: CGFloat = 26

    package init(_ inner: ContainerLayoutNode, anchor: LayoutNode, place: PresentationPlace, isModal: Bool) {
        (self.inner, self.anchor, self.place, self.isModal) = (inner, anchor, place, isModal)
        super.init(tree: inner.tree)
        traits.isImplicit = true
        adopt(inner)
        tree.add(self)
    }

    /// Whether it is a dialog, which hides the content below from assistive programs.
    var isDialog: Bool { isModal && place == .window }

    /// Whether it blocks the pointer and the keyboard for all content below: not while there is nothing in it.
    var isBlocking: Bool { isModal && !inner.children.isEmpty }

    /// Called when it is dismissed, but still drawn for its transition: it blocks nothing any more.
    func leave() { isModal = false }

    package override var kind: String { "presentation" }
    package override func hitArea(at point: CGPoint) -> HitArea { isBlocking ? .frame : super.hitArea(at: point) }
    package override func forEachChild(_ body: (LayoutNode) -> Void) { body(inner) }

    /// A modal presentation hides all other elements; without a label of its own it has that of its opener.
    package override func accessibilityElements() -> [AccessibilityElement] {
        var elements = accessibleElementsBelow()
        guard isModal else { return elements }
        let opener = isDialog ? nil : openerLabel
        for index in elements.indices where elements[index].role.isContainer {
            elements[index].traits.insert(.isModal)
            elements[index].label = elements[index].label ?? opener
        }
        return elements
    }

    /// The label of its opener: the control that the anchor is, or is a part of.
    private var openerLabel: String? {
        guard let anchor, !anchor.isReleased else { return nil }
        var node = anchor.parent
        while let current = node {
            if let layers = current as? LayeredLayoutNode, layers.accessibilityOwner != nil {
                let elements = layers.accessibleElements()
                if elements.count == 1, elements[0].role.isInteractive { return elements[0].label }
                break
            }
            node = current.parent
        }
        return AccessibilityElement.label(of: anchor.accessibleElements())
    }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        Measurement(CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0), for: proposal)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        anchorFrame = anchor.flatMap { $0.isReleased ? nil : $0.windowFrame } ?? .zero
        if place == .window { return inner.place(at: .zero, proposal: ProposedViewSize(size)) }
        // What is left is drawn in its last place.
        if inner.children.isEmpty { return }
        // Its ideal size, proposed again so that flexible content fills it.
        let ideal = inner.measurement(for: .unspecified).size
        let width = max(0, min(ideal.width, size.width - 2 * Self.margin))
        // Content narrower than its ideal width may need more height.
        let height = inner.measurement(for: ProposedViewSize(width: width, height: nil)).size.height
        let answer = inner.measurement(
            for: ProposedViewSize(width: width, height: max(0, min(height, size.height - 2 * Self.margin))))
        inner.place(at: origin(of: answer.size), proposal: answer.proposal)
    }

    private func origin(of own: CGSize) -> CGPoint {
        let frame = anchorFrame
        var origin: CGPoint
        switch place {
        case .below, .hint:
            let below = frame.maxY + Self.distance, above = frame.minY - Self.distance - own.height
            let fits = below + own.height <= size.height - Self.margin
            let isBelow = fits || size.height - frame.maxY >= frame.minY
            let leading = inner.isMirrored ? frame.maxX - own.width : frame.minX
            origin = CGPoint(x: place == .hint ? frame.midX - own.width / 2 : leading, y: isBelow ? below : above)
        case .beside:
            let right = frame.maxX, left = frame.minX - own.width
            let isRight =
                inner.isMirrored
                ? left < Self.margin && size.width - frame.maxX > frame.minX
                : right + own.width <= size.width - Self.margin || size.width - frame.maxX >= frame.minX
            origin = CGPoint(x: isRight ? right : left, y: frame.minY - Self.distance)
        case .free(let point, let grip):
            origin = CGPoint(x: point.x - own.width * grip.x, y: point.y - own.height * grip.y)
        case .popover(let attachment): return popoverOrigin(of: own, attachment)
        case .at, .inWindow, .window:
            origin = point(in: frame)
            // A menu that does not fit below the pointer opens upwards.
            if origin.y + own.height > size.height - Self.margin, origin.y - own.height >= Self.margin {
                origin.y -= own.height
            }
        }
        if case .free = place { return CGPoint(x: origin.x.rounded(), y: origin.y.rounded()) }
        origin.x = max(Self.margin, min(origin.x, size.width - Self.margin - own.width)).rounded()
        origin.y = max(Self.margin, min(origin.y, size.height - Self.margin - own.height)).rounded()
        return origin
    }

    private func popoverOrigin(of own: CGSize, _ attachment: PopoverAttachment) -> CGPoint {
        let placement = PopoverPlacement(
            of: own, beside: attachment.target(in: anchorFrame), at: attachment.edge, isMirrored: inner.isMirrored,
            in: size, margin: Self.margin, corner: Self.corner)
        if arrow == nil || arrow! != (placement.side, placement.offset) {
            arrow = (placement.side, placement.offset)
            tree.enqueueRequest { [weak self] in self?.onArrow?(placement.side, placement.offset) }
        }
        return placement.origin
    }

    private func point(in anchor: CGRect) -> CGPoint {
        switch place {
        case .at(let point): CGPoint(x: anchor.minX + point.x, y: anchor.minY + point.y)
        case .inWindow(let point): point
        case .below, .beside, .hint, .free, .window, .popover: anchor.origin
        }
    }

    /// The size does not depend on the content.
    override func childChanged(_ child: LayoutNode) { if !needsPlacement { replaceChildren() } else { invalidate() } }

    func checkPlace() {
        guard !needsPlacement, let anchor, !anchor.isReleased, anchor.windowFrame != anchorFrame else { return }
        invalidate()
    }
}
