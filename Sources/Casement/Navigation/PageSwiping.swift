import CasementCore

/// The pages that fingers move.
struct SwipedPages: Equatable {
    /// The id of the page on top.
    var above: Int
    /// That of the page below; nil for the root.
    var below: Int?
    /// The number of the swipe.
    var turn: Int
}

/// What a navigation stack knows of its pages that changes nothing in them.
@MainActor final class PageMemory {
    /// Whether the page of an entry hides its back button, and so cannot be swiped.
    var hidesBack: [Int: Bool] = [:]
    /// The page that was on top before the last change.
    var leaving: Int?
    /// The page that has left with the fingers, and needs no transition.
    var left: Int?
}

extension NavigationPages {
    /// Gives the swipe what it asks for. It is kept by the state of this view, which nothing here may keep.
    func connect() {
        swipe.followsFingers = !reducesMotion
        swipe.pageOnTop = { [model] in model.entries.last?.id }
        swipe.isAllowed = { [model, memory] in
            model.entries.last.map { !(memory.hidesBack[$0.id] ?? false) } ?? false
        }
        // The page below appears.
        swipe.onBegin = { [model, swiped = $swiped] turn in
            let entries = model.entries
            guard let above = entries.last else { return }
            swiped.wrappedValue = SwipedPages(above: above.id, below: entries.dropLast().last?.id, turn: turn)
        }
        swipe.onEnd = { [model, memory, swiped = $swiped] hasLeft in
            guard let page = swiped.wrappedValue?.above else { return }
            // A page that has left is popped; until then the one below must not be covered again.
            if hasLeft { Self.pop(page, of: model, memory) } else { swiped.wrappedValue = nil }
        }
    }

    private static func pop(_ page: Int, of model: NavigationModel, _ memory: PageMemory) {
        memory.left = page
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.pop(page: page) }
    }

    /// What a page is to the swipe.
    func role(of page: Int?) -> PageSwipeRole? {
        guard let swiped else { return nil }
        if page == swiped.above { return .above }
        return page == swiped.below ? .below(share: NavigationShade.share) : nil
    }
}
