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
/// ideal size, and is moved to be completely visible. Where it does not fit into the window, it is placed outside of it
/// (`PopupScreen`); where it cannot, it is made as small as the window.
@MainActor package final class PresentedLayoutNode: LayoutNode, PlaceReader {
    package let inner: ContainerLayoutNode
    /// The view that it belongs to; without it, the presentation is in the window's corner.
    package private(set) weak var anchor: LayoutNode?
    package var place: PresentationPlace { didSet { if place != oldValue { invalidate() } } }
    /// The drag whose picture it is.
    struct Carrier: Equatable {
        /// The pointer, in points of the window.
        var pointer: CGPoint
        /// Whether the desktop shows the picture under the pointer.
        var isDesktop = false
    }
    /// Nil for all but the pictures of drags.
    var carrier: Carrier? { didSet { if carrier?.isDesktop != oldValue?.isDesktop { invalidate() } } }
    /// Whether it blocks the pointer for all content below.
    package private(set) var isModal: Bool
    private var anchorFrame = CGRect.zero
    /// Called with the side and the place of a popover's arrow, when layout is complete.
    package var onArrow: ((PopoverSide, CGFloat) -> Void)?
    private var arrow: (side: PopoverSide, offset: CGFloat)?
    /// Whether it is a popup that is outside of the window, at least partly.
    package private(set) var isOutside = false
    /// What shows it there.
    package private(set) var surface: NodeLayer?
    package override var layer: NodeLayer? { surface }

    package init(_ inner: ContainerLayoutNode, anchor: LayoutNode, place: PresentationPlace, isModal: Bool) {
        (self.inner, self.anchor, self.place, self.isModal) = (inner, anchor, place, isModal)
        super.init(tree: inner.tree)
        traits.isImplicit = true
        adopt(inner)
        tree.add(self)
    }

    /// Whether it is a dialog, which hides the content below from assistive programs.
    var isDialog: Bool { isModal && place == .window }

    /// Whether it gets keys and presses before all content below: not while there is nothing in it.
    var isBlocking: Bool { isModal && !inner.children.isEmpty }

    /// Whether it completes what is typed in a field: a press outside of it dismisses it, and reaches the view there.
    package var isCompletion = false

    /// Whether it is in front of everything in the window, and not only where it draws. What is dragged, as out of a
    /// popover, may be for a view behind popups, which are not answered before.
    var coversWindow: Bool { isBlocking && !isCompletion && (isDialog || !tree.isLookingForDrops) }

    /// Called when it is dismissed, but still drawn for its transition: it blocks nothing any more.
    func leave() { isModal = false }

    package override var kind: String { "presentation" }
    package override func hitArea(at point: CGPoint) -> HitArea { coversWindow ? .frame : super.hitArea(at: point) }
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
        // What is left is drawn in its last place. Content that comes later is heard of only when nothing is pending.
        if inner.children.isEmpty { return inner.place(at: inner.origin, proposal: ProposedViewSize(inner.size)) }
        // Its ideal size, proposed again so that flexible content fills it.
        let ideal = inner.measurement(for: .unspecified).size
        let (room, target) = room(for: ideal)
        let width = max(0, min(ideal.width, room.width - 2 * PopupPlacement.margin))
        // Content narrower than its ideal width may need more height.
        let height = inner.measurement(for: ProposedViewSize(width: width, height: nil)).size.height
        let answer = inner.measurement(
            for: ProposedViewSize(width: width, height: max(0, min(height, room.height - 2 * PopupPlacement.margin))))
        let placement = placement(of: answer.size, at: target, in: room)
        if let carrier { carry(CGRect(origin: placement.origin, size: answer.size), carrier) }
        if let popover = placement.popover { reportArrow(popover) }
        inner.place(at: placement.origin, proposal: answer.proposal)
    }

    private func placement(of size: CGSize, at target: CGRect, in room: CGRect) -> PopupPlacement {
        PopupPlacement(place: place, target: target, size: size, isMirrored: inner.isMirrored, room: room)
    }

    /// Where it is placed, and the part of its anchor beside which it is: in the window if it fits there.
    private func room(for ideal: CGSize) -> (room: CGRect, target: CGRect) {
        let window = CGRect(origin: .zero, size: size)
        var target = place.target(in: anchorFrame)
        guard !place.isOfWindow, let screen = (parent as? RootLayoutNode)?.popupScreen else { return (window, target) }
        // The popup of a popup that is outside is beside it, and not in the window.
        let isAnchorOutside = anchor?.presentation?.isOutside ?? false
        if !isAnchorOutside, fits(ideal, at: target, in: window) {
            setOutside(nil)
            return (window, target)
        }
        // The anchor may be larger than the window, or scrolled out of it.
        if !isAnchorOutside { target = target.moved(into: window) }
        guard let room = screen.workArea(target) else {
            setOutside(nil)
            return (window, place.target(in: anchorFrame))
        }
        setOutside(screen)
        return (room, target)
    }

    /// The picture of a drag has a window of its own from when it first leaves this one, or from when the desktop shows
    /// it: not in turns, as both are above this window.
    private func carry(_ frame: CGRect, _ carrier: Carrier) {
        guard let screen = (parent as? RootLayoutNode)?.popupScreen, screen.makeSurface != nil else { return }
        let leaves = surface != nil || !CGRect(origin: .zero, size: size).contains(frame)
        let isCarried = carrier.isDesktop || (screen.placesDrags && leaves)
        if isCarried != (surface != nil) { show(on: isCarried ? screen : nil) }
    }

    private func fits(_ ideal: CGSize, at target: CGRect, in room: CGRect) -> Bool {
        guard ideal.width <= room.width else { return false }
        let height = inner.measurement(for: ProposedViewSize(width: ideal.width, height: nil)).size.height
        return placement(of: CGSize(width: ideal.width, height: height), at: target, in: room).fits
    }

    private func setOutside(_ screen: PopupScreen?) {
        guard isOutside != (screen != nil) else { return }
        isOutside = screen != nil
        show(on: screen)
    }

    private func show(on screen: PopupScreen?) {
        surface?.release()
        surface = screen?.makeSurface?()
        tree.note([.subtree, .paintBounds], of: self)
    }

    private func reportArrow(_ placement: PopoverPlacement) {
        guard arrow == nil || arrow! != (placement.side, placement.offset) else { return }
        arrow = (placement.side, placement.offset)
        tree.enqueueRequest { [weak self] in self?.onArrow?(placement.side, placement.offset) }
    }

    /// The size does not depend on the content.
    override func childChanged(_ child: LayoutNode) { if !needsPlacement { replaceChildren() } else { invalidate() } }

    func checkPlace() {
        guard !needsPlacement, let anchor, !anchor.isReleased, anchor.windowFrame != anchorFrame else { return }
        invalidate()
    }
}

extension LayoutNode {
    /// The presented view that it is a part of.
    package final var presentation: PresentedLayoutNode? {
        var node: LayoutNode? = self
        while let current = node {
            if let found = current as? PresentedLayoutNode { return found }
            node = current.parent
        }
        return nil
    }
}

extension CGRect {
    /// Its part in another rectangle, or the edge of that which is nearest.
    fileprivate func moved(into room: CGRect) -> CGRect {
        let left = Swift.min(Swift.max(minX, room.minX), room.maxX)
        let top = Swift.min(Swift.max(minY, room.minY), room.maxY)
        let right = Swift.min(Swift.max(maxX, left), room.maxX), bottom = Swift.min(Swift.max(maxY, top), room.maxY)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
