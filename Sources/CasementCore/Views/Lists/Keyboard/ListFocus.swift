/// Whether a list has keyboard focus, and the ring that shows it.
@MainActor final class ListFocus {
    private unowned let list: ListController
    private(set) var hasKeyboard = false
    /// Whether focus was moved by keyboard, so that it must be visible.
    private var isVisible = false
    private var ring: ListFocusRing?

    init(of list: ListController) { self.list = list }

    func changed(_ focus: FocusAppearance) {
        guard focus.isFocused != hasKeyboard || focus.showsRing != isVisible else { return }
        (hasKeyboard, isVisible) = (focus.isFocused, focus.showsRing)
        list.node.invalidate("the keyboard")
    }

    /// Shows or hides the focus ring: it is shown if no row shows the focus.
    func updateRing() {
        let context = list.context
        let isQuiet = context.isNeutral || list.selection.selected?.isEmpty ?? false
        let isShown = isVisible && hasKeyboard && context.hasFocusEffect && list.selection.selected != nil && isQuiet
        guard isShown || ring != nil else { return }
        if ring == nil, let scroll = list.scroll {
            let new = ListFocusRing(tree: scroll.tree)
            ring = new
            scroll.addBar(new)
        }
        ring?.show(isShown ? SystemColor.accent.resolve(in: context.theme) : nil)
    }
}
