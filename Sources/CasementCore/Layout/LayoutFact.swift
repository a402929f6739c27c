import Foundation

/// Something about places and sizes that somebody outside of layout relies on. Facts are looked at after each layout in which
/// anything changed; a window where nobody relies on any has none to look at.
@MainActor package protocol LayoutFact: AnyObject {
    /// Whether the layout tree checks it; see `LayoutTree.watch`.
    var isWatched: Bool { get set }

    /// Compares the fact with the layout and tells those who rely on it; false where nobody does any more.
    func check() -> Bool
}

/// The facts that somebody relies on.
@MainActor package struct LayoutFacts {
    fileprivate var list: ContiguousArray<any LayoutFact> = []
    /// Whether facts must be checked though nothing changed.
    fileprivate var hasNew = false

    package init() {}
    package var count: Int { list.count }
    package var isEmpty: Bool { list.isEmpty }

    fileprivate mutating func append(_ fact: any LayoutFact) {
        list.append(fact)
        hasNew = true
    }
}

extension LayoutTree {
    /// The fact is looked at after each layout, the present one included, until nobody relies on it.
    func watch(_ fact: any LayoutFact) {
        guard !fact.isWatched else { return }
        fact.isWatched = true
        facts.append(fact)
    }

    /// A coordinate space has another name: all that is watched may be another now.
    func spacesChanged() { facts.hasNew = true }

    /// Tells those who rely on a place or size that is another one now; to be called after `update`.
    package func checkFacts() {
        guard !facts.isEmpty, facts.hasNew || !changes.isEmpty else { return }
        facts.hasNew = false
        // Those who are told may ask for more, which then stand behind these.
        let count = facts.count
        var kept = 0
        for index in 0..<count {
            let fact = facts.list[index]
            fact.isWatched = fact.check()
            guard fact.isWatched else { continue }
            if kept != index { facts.list[kept] = fact }
            kept += 1
        }
        if kept < count { facts.list.removeSubrange(kept..<count) }
    }
}

/// Something that is to be done once, when the present layout is done.
@MainActor final class LayoutTask: LayoutFact {
    var isWatched = false
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func check() -> Bool {
        action()
        return false
    }
}
