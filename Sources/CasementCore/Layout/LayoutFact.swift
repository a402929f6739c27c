import Foundation

/// Something about places and sizes that somebody outside of layout relies on. Facts are looked at after each layout in which
/// anything changed; a window where nobody relies on any has none to look at.
@MainActor package class LayoutFact: DependencySource {
    fileprivate final var isWatched = false

    nonisolated override init() { super.init() }

    /// Looks whether the fact still holds and tells those who rely on it; false where nobody does any more.
    func check() -> Bool { false }
}

extension LayoutTree {
    /// The fact is looked at after each layout, the present one included, until nobody relies on it.
    func watch(_ fact: LayoutFact) {
        guard !fact.isWatched else { return }
        fact.isWatched = true
        facts.append(fact)
        hasNewFacts = true
    }

    /// A coordinate space has another name: all that is watched may be another now.
    func spacesChanged() { hasNewFacts = true }

    /// Tells those who rely on a place or size that is another one now; to be called after `update`.
    package func checkFacts() {
        guard !facts.isEmpty, hasNewFacts || !changes.isEmpty else { return }
        hasNewFacts = false
        // Those who are told may ask for more, which then stand behind these.
        let count = facts.count
        var kept = 0
        for index in 0..<count {
            let fact = facts[index]
            fact.isWatched = fact.check()
            guard fact.isWatched else { continue }
            if kept != index { facts[kept] = fact }
            kept += 1
        }
        if kept < count { facts.removeSubrange(kept..<count) }
    }
}

/// A value that follows from places and sizes, as those who read it saw it.
@MainActor final class LayoutValue<Value: Equatable>: LayoutFact {
    private let current: () -> Value?
    private var value: Value
    private let name: String

    /// `current` works the value out; nil where there is none any more. Where it is read it is called `name` in messages.
    init(_ value: Value, _ name: String, current: @escaping () -> Value?) {
        (self.value, self.name, self.current) = (value, name, current)
        super.init()
    }

    /// The value now, on which whatever runs now depends.
    func read() -> Value {
        take(current())
        noteRead()
        return value
    }

    override func check() -> Bool {
        guard isRead, let now = current() else { return false }
        take(now)
        return true
    }

    private func take(_ now: Value?) {
        guard let now, now != value else { return }
        value = now
        noteChange(name)
    }
}

/// Something that is to be done once, when the present layout is done.
@MainActor final class LayoutTask: LayoutFact {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init()
    }

    override func check() -> Bool {
        action()
        return false
    }
}
