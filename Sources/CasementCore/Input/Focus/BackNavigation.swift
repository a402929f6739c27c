/// Navigates back to what was shown before, in a view such as a stack of pages.
@MainActor package final class BackResponder: Responder {
    /// Goes back; nil where there is nothing to go back to.
    package var goBack: (() -> Void)?
    /// The pages that follow fingers that lead back; nil where these go back in one step.
    package var swipe: PageSwipe?
    /// Whether its view is in a right-to-left layout.
    package let isMirrored: () -> Bool

    package init(isMirrored: @escaping () -> Bool) { self.isMirrored = isMirrored }
}

/// The views of a window that can navigate back, so that a key need not search the whole tree.
@MainActor package final class BackNavigation {
    private struct Entry { weak var responder: BackResponder? }
    private var entries: ContiguousArray<Entry> = []

    package init() {}

    package func add(_ responder: BackResponder) {
        entries.removeAll { $0.responder == nil }
        entries.append(Entry(responder: responder))
    }

    /// Goes back in the innermost view around `node` that can, or else in the one added last; false where there is
    /// none. Views outside of `container` do not count.
    func goBack(from node: LayoutNode?, within container: LayoutNode?) -> Bool {
        guard let responder = responder(around: node, within: container) ?? all(within: container).last else {
            return false
        }
        responder.goBack?()
        return true
    }

    /// The innermost view around `node` that can navigate back.
    func responder(around node: LayoutNode?, within container: LayoutNode?) -> BackResponder? {
        let all = all(within: container)
        var current = all.isEmpty ? nil : node
        while let place = current {
            for responder in all where responder.node === place { return responder }
            current = place.parent
        }
        return nil
    }

    private func all(within container: LayoutNode?) -> [BackResponder] {
        entries.compactMap(\.responder).filter { responder in
            guard responder.goBack != nil, let place = responder.node, place.isReachable else { return false }
            return container.map { place.isInside($0) } ?? true
        }
    }
}

extension FocusManager {
    /// Whether a key navigates back: Alt with the left arrow key, or with the right one in right-to-left layouts; the
    /// key for it on some keyboards; and Escape, which in a presentation closes that instead.
    func goesBack(_ press: KeyPress) -> Bool {
        guard press.phase == .down else { return false }
        switch press.key {
        case .leftArrow: guard press.modifiers.held == .option else { return false }
        case .back: guard press.modifiers.held.isEmpty else { return false }
        case .escape: guard press.modifiers.held.isEmpty, tree.topmostCover == nil else { return false }
        default: return false
        }
        return back.goBack(from: focused?.node, within: tree.topmostCover?.node)
    }
}

extension KeyEquivalent {
    /// The key for going back on some keyboards, for which there is no public name.
    package static let back = KeyEquivalent("\u{F7F0}")
}
