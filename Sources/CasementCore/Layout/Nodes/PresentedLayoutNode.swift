import Foundation

/// Where what is presented above a window's content stands.
package enum PresentationPlace: Equatable, Sendable {
    /// Under the anchor, their leading edges in line; above it where that has more room.
    case below
    /// Beside the anchor, their tops in line, as a submenu: on the trailing side, or on the other where that has more room.
    case beside
    /// With its corner at a point of the anchor, in points, as a menu where the pointer is.
    case at(CGPoint)
    /// The same, at a point of the window.
    case inWindow(CGPoint)
    /// Centred under the anchor, as a tooltip; above it where that has more room.
    case hint
    /// With a point of its own at a point of the window, as what is dragged; also beyond the window's edges.
    case free(CGPoint, UnitPoint)
}

/// What stands above the window's content: a menu, a tooltip. It covers the window; its content is as large as it likes to be, but never
/// larger than the window, and moves so that the window shows it whole.
@MainActor package final class PresentedLayoutNode: LayoutNode, PlaceReader {
    package let inner: ContainerLayoutNode
    /// What it belongs to; where that is gone, it stands at the window's corner.
    package private(set) weak var anchor: LayoutNode?
    package var place: PresentationPlace { didSet { if place != oldValue { invalidate() } } }
    /// Whether it keeps the pointer from all that is below.
    package let isModal: Bool
    private var anchorFrame = CGRect.zero

    /// The least distance to the window's edges and to the anchor, in points.
    private static let margin: CGFloat = 6
    private static let distance: CGFloat = 4

    package init(_ inner: ContainerLayoutNode, anchor: LayoutNode, place: PresentationPlace, isModal: Bool) {
        (self.inner, self.anchor, self.place, self.isModal) = (inner, anchor, place, isModal)
        super.init(tree: inner.tree)
        adopt(inner)
        tree.add(self)
    }

    package override var kind: String { "presentation" }
    package override var isImplicit: Bool { true }
    package override func hitArea(at point: CGPoint) -> HitArea { isModal ? .frame : super.hitArea(at: point) }
    package override func forEachChild(_ body: (LayoutNode) -> Void) { body(inner) }

    /// What has no name of its own has that of what it belongs to, and is reached instead of all else.
    package override func accessibilityElements() -> [AccessibilityElement] {
        var elements = accessibleElementsBelow()
        guard isModal else { return elements }
        let opener = openerLabel
        for index in elements.indices where elements[index].role.isContainer {
            elements[index].traits.insert(.isModal)
            elements[index].label = elements[index].label ?? opener
        }
        return elements
    }

    /// What the view is called that it belongs to: the control that the anchor is, or is a part of.
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
        // What it likes best, and then offered so much that all in it may fill it.
        let ideal = inner.measurement(for: .unspecified).size
        let width = max(0, min(ideal.width, size.width - 2 * Self.margin))
        // What is narrower than one line of it needs more of them.
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
        case .at, .inWindow:
            origin = point(in: frame)
            // What does not fit under the pointer opens upwards from it.
            if origin.y + own.height > size.height - Self.margin, origin.y - own.height >= Self.margin {
                origin.y -= own.height
            }
        }
        if case .free = place { return CGPoint(x: origin.x.rounded(), y: origin.y.rounded()) }
        origin.x = max(Self.margin, min(origin.x, size.width - Self.margin - own.width)).rounded()
        origin.y = max(Self.margin, min(origin.y, size.height - Self.margin - own.height)).rounded()
        return origin
    }

    private func point(in anchor: CGRect) -> CGPoint {
        switch place {
        case .at(let point): CGPoint(x: anchor.minX + point.x, y: anchor.minY + point.y)
        case .inWindow(let point): point
        case .below, .beside, .hint, .free: anchor.origin
        }
    }

    /// Its content cannot change its size.
    override func childChanged(_ child: LayoutNode) { if !needsPlacement { replaceChildren() } else { invalidate() } }

    func checkPlace() {
        guard !needsPlacement, let anchor, !anchor.isReleased, anchor.windowFrame != anchorFrame else { return }
        invalidate()
    }
}
