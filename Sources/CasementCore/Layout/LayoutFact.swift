import Foundation

/// Geometry that something outside of layout depends on.
///
/// Facts are checked after each layout in which anything changed; a window without facts has no such cost.
@MainActor package protocol LayoutFact: AnyObject {
    /// Whether the layout tree checks it; see `LayoutTree.watch`.
    var isWatched: Bool { get set }

    /// Compares the fact with the layout and notifies its dependents; false where it has none any more.
    func check() -> Bool
}

/// The facts that have dependents.
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
    /// Checks the fact after each layout, including the current one, until it has no dependents.
    func watch(_ fact: any LayoutFact) {
        guard !fact.isWatched else { return }
        fact.isWatched = true
        facts.append(fact)
    }

    /// A coordinate space was renamed: all watched facts may have changed.
    func spacesChanged() { facts.hasNew = true }

    /// Notifies the dependents of facts that changed; called after `update`.
    package func checkFacts() {
        guard !facts.isEmpty, facts.hasNew || !changes.isEmpty else { return }
        facts.hasNew = false
        // Those notified may add facts; these are appended and checked next time.
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

/// An action that runs once, when the current layout is done.
@MainActor final class LayoutTask: LayoutFact {
    var isWatched = false
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func check() -> Bool {
        action()
        return false
    }
}
