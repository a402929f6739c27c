import Foundation

/// The part of a bar in which an item is placed.
package enum BarPlacement: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction
    case confirmation, cancellation, destructive
    case status, bottomBar
    case search, searchDrawer, titleMenu
    /// As `searchDrawer`, in the sidebar if the window has one.
    case sidebarSearch
    /// Beside the content of the page and its bars.
    case inspector
}

/// The surroundings in which an item is shown, on which its controls depend.
package enum BarSurroundings: Hashable, Sendable {
    case bar, menu, title, cancelButton, confirmButton, dialogButton
}

/// What a view says of its item in a bar.
package struct BarItemInfo: Equatable {
    package var placement: BarPlacement
    /// The identifier that the program gave.
    package var id: String?
    /// Whether it separates other items.
    package var isSpace = false
    /// Whether it stands for the search field, which is shown in its place.
    package var placesSearch = false
    /// What the user may change of it; nil for an item of a toolbar that cannot be customised.
    package var customization: BarCustomization?

    package init(_ placement: BarPlacement, id: String? = nil) { (self.placement, self.id) = (placement, id) }
}

/// What a user may change of an item, and has changed.
package struct BarCustomization: Equatable {
    /// The identifier of the toolbar that the item belongs to.
    package let toolbar: String
    /// Changes the toolbar for the user.
    package let editor: AnyObject
    package var isShown = true
    /// Whether it is in the menu at the end of the bar while it is not shown.
    package var staysInMenu = false
    /// Its place among the items that the user has ordered; nil where the program's order counts.
    package var rank: Int?
    package var canHide = true
    package var canMove = true

    package init(of toolbar: String, editor: AnyObject) { (self.toolbar, self.editor) = (toolbar, editor) }

    package static func == (left: Self, right: Self) -> Bool {
        left.toolbar == right.toolbar && left.editor === right.editor && left.isShown == right.isShown
            && left.staysInMenu == right.staysInMenu && left.rank == right.rank && left.canHide == right.canHide
            && left.canMove == right.canMove
    }
}

/// An item that is declared in one place of the view tree, which gives it its environment and keeps its state, and is
/// shown by a bar in another.
@MainActor package final class BarItem {
    let content: LayeredLayoutNode
    private let outside: OutsideLayoutNode
    private struct Slot { weak var node: BarSlotLayoutNode? }
    /// The slots for it, of which the last shows it: the bar's, one of another bar to which it is lent, and that of an
    /// open menu.
    private var slots: [Slot] = []
    private(set) weak var shownIn: BarSlotLayoutNode?
    private var isClosed = false
    private let changes = DependencySource.make()
    private var current = BarSurroundings.bar
    private var currentScheme: ColorScheme?
    /// The menu that shows it, for its controls.
    package private(set) var session: AnyObject?
    /// Its icon and title, for a list of items; nil where it cannot be customised.
    package private(set) var summary: ViewSummary?
    /// Called when it comes into a slot or leaves it.
    var onMove: () -> Void = {}
    /// Its ideal size, as it was last measured.
    private(set) var size = CGSize.zero
    /// Called during layout when its size has changed, and a slot depends on it that does not show it.
    var onResize: () -> Void = {}

    init(_ content: LayeredLayoutNode) {
        self.content = content
        outside = OutsideLayoutNode(tree: content.tree)
        content.parent = outside
    }

    /// Where it is shown; a body that reads it runs again when that changes.
    package var surroundings: BarSurroundings {
        changes.noteRead()
        return current
    }

    /// The colour scheme of the bar that shows it, where that has one of its own.
    package var colorScheme: ColorScheme? {
        changes.noteRead()
        return currentScheme
    }

    /// Sets its icon and title.
    package func describe(_ summary: ViewSummary?) { self.summary = summary }

    /// Shows it in a slot.
    func enter(_ slot: BarSlotLayoutNode) {
        guard !isClosed else { return }
        slots.removeAll { $0.node == nil || $0.node === slot }
        let index = slots.lastIndex { ($0.node?.rank ?? 0) <= slot.rank }.map { $0 + 1 } ?? 0
        slots.insert(Slot(node: slot), at: index)
        move(to: slots.last?.node)
    }

    /// It was measured where it is shown.
    func note(_ new: CGSize) {
        guard new != size else { return }
        size = new
        if slots.count > 1 { onResize() }
    }

    /// Tells the slots that do not show it that its size has changed.
    func resized() { for slot in slots where slot.node !== shownIn { slot.node?.sizeChangedElsewhere() } }

    /// Takes it out of a slot, back to the one that showed it before.
    func leave(_ slot: BarSlotLayoutNode) {
        slots.removeAll { $0.node == nil || $0.node === slot }
        if shownIn === slot { move(to: slots.last?.node) }
    }

    /// Takes over what a slot says of its surroundings.
    func surroundingsChanged(in slot: BarSlotLayoutNode) {
        guard shownIn === slot else { return }
        session = slot.session
        guard current != slot.surroundings || currentScheme != slot.scheme else { return }
        (current, currentScheme) = (slot.surroundings, slot.scheme)
        changes.noteChange("a toolbar")
    }

    private func move(to slot: BarSlotLayoutNode?) {
        guard slot !== shownIn || slot == nil else { return }
        if let old = shownIn {
            if old.isReleased { content.parent = outside } else { outside.take(content) }
            shownIn = nil
            old.guestChanged()
        }
        shownIn = slot
        if let slot {
            outside.give(content, to: slot)
            slot.guestChanged()
            surroundingsChanged(in: slot)
        }
        onMove()
    }

    /// Ends it, with its view.
    func close() {
        isClosed = true
        slots = []
        if shownIn != nil { move(to: nil) }
        content.parent = nil
    }
}

/// An item as a preference: compared by what was said of it.
package struct BarEntry: Equatable, Identifiable {
    package let item: BarItem
    package let info: BarItemInfo

    nonisolated package var id: ObjectIdentifier { ObjectIdentifier(item) }

    /// The item in another part of the bar.
    nonisolated package func placed(in placement: BarPlacement) -> BarEntry {
        var info = info
        info.placement = placement
        return BarEntry(item: item, info: info)
    }

    nonisolated package static func == (left: Self, right: Self) -> Bool {
        left.item === right.item && left.info == right.info
    }
}
