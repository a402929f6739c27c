import Foundation

/// Shows an item that is declared elsewhere. Of several slots for an item, that with the highest rank shows it, and of
/// these the newest.
package struct _BarSlot: View {
    package typealias Body = Never
    let item: BarItem
    let surroundings: BarSurroundings
    let session: AnyObject?
    let isLent: Bool

    /// - Parameters:
    ///   - session: the menu that the slot is in.
    ///   - isLent: whether the bar with the slot shows the item for the bar that it belongs to.
    package init(
        _ item: BarItem, in surroundings: BarSurroundings = .bar, session: AnyObject? = nil, isLent: Bool = false
    ) { (self.item, self.surroundings, self.session, self.isLent) = (item, surroundings, session, isLent) }

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        BarSlotNode(view, layoutNode: BarSlotLayoutNode(tree: context.graph.layout), in: context)
    }

    package static var _viewCount: Int? { 1 }
}

/// Rule: another item replaces the one before.
final class BarSlotNode: LeafNode<_BarSlot, BarSlotLayoutNode> {
    override func configure(_ environment: EnvironmentValues) -> Bool {
        layoutNode.isLent = view.isLent
        return layoutNode.show(
            view.item, in: view.surroundings, session: view.session,
            scheme: view.surroundings == .bar ? environment.barColorScheme : nil)
    }
}

/// The place of an item in a bar; it has the size of the item.
@MainActor final class BarSlotLayoutNode: LayoutNode {
    private var item: BarItem?
    private(set) var surroundings = BarSurroundings.bar
    private(set) var session: AnyObject?
    /// The colour scheme that the bar gives its items.
    private(set) var scheme: ColorScheme?
    /// Whether it shows the item for the bar that the item belongs to.
    var isLent = false

    override init(tree: LayoutTree) {
        super.init(tree: tree)
        traits.isImplicit = true
    }

    /// Shows an item; true where it is another one.
    func show(_ item: BarItem, in surroundings: BarSurroundings, session: AnyObject?, scheme: ColorScheme?) -> Bool {
        (self.surroundings, self.session, self.scheme) = (surroundings, session, scheme)
        guard item !== self.item else {
            item.surroundingsChanged(in: self)
            return false
        }
        self.item?.leave(self)
        self.item = item
        item.enter(self)
        return true
    }

    /// A menu shows what it opens with, and a bar what is lent to it, rather than the bar that the item belongs to.
    var rank: Int { surroundings != .bar ? 2 : isLent ? 1 : 0 }

    private var guest: LayoutNode? { item?.shownIn === self ? item?.content : nil }

    /// Called when the item came or left.
    func guestChanged() {
        guard !isReleased else { return }
        tree.note([.subtree, .paintBounds], of: self)
        invalidate()
        notifyParent()
    }

    /// The item has another size, where another slot shows it.
    func sizeChangedElsewhere() { if !isReleased { invalidate() } }

    override func release() {
        super.release()
        item?.leave(self)
        item = nil
    }

    override var kind: String { "slot" }
    override func forEachChild(_ body: (LayoutNode) -> Void) { if let guest { body(guest) } }
    /// The item is not the slot's own.
    override func forEachHeld(_ body: (LayoutNode) -> Void) {}
    override var keepsIdeal: Bool { guest?.keepsIdeal ?? false }
    override var forwardedParent: LayoutNode? { parent }

    override func measure(_ proposal: ProposedViewSize) -> Measurement {
        guard let answer = guest?.measurement(for: proposal) else {
            // While another slot shows the item.
            return Measurement(item?.size ?? .zero, for: proposal, widths: .all, heights: .all)
        }
        if proposal.width == nil { item?.note(answer.size) }
        return Measurement(answer.size, for: proposal, widths: answer.widths, heights: answer.heights)
    }

    override func placeChildren(_ proposal: ProposedViewSize) { guest?.place(at: .zero, proposal: proposal) }

    override func explicitGuide(_ guide: AlignmentGuide, _ measurement: Measurement) -> CGFloat? {
        guard guide.mayBeExplicit(in: tree), let guest else { return nil }
        return guest.explicitGuide(guide, guest.measurement(for: measurement.proposal))
    }
}

extension EnvironmentValues {
    /// The colour scheme of a bar that has one of its own. Its items are declared elsewhere, where the environment has
    /// the scheme of the page.
    package var barColorScheme: ColorScheme? {
        get { self[BarColorSchemeKey.self] }
        set { self[BarColorSchemeKey.self] = newValue }
    }
}

private struct BarColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }
