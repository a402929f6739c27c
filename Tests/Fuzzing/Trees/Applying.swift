import TestData

extension Edit {
    /// Changes a tree; false for edits that do not concern trees.
    @MainActor func apply(to specs: [Spec]) -> Bool {
        func change(_ id: Int, _ change: (Spec) -> Void) -> Bool {
            if let spec = specs.first(where: { $0.id == id }) { change(spec) }
            return true
        }
        switch self {
        case .text(let id, let text): return change(id) { $0.text = text }
        case .number(let id, let number): return change(id) { $0.number = number }
        case .flag(let id): return change(id) { $0.flag.toggle() }
        case .rows(let id, let rows): return change(id) { $0.rows = rows }
        case .insert(let id, let place, let seed):
            return change(id) { $0.children.insert(Self.grown(seed), at: min(place, $0.children.count)) }
        case .replace(let id, let place, let seed):
            return change(id) { if place < $0.children.count { $0.children[place] = Self.grown(seed) } }
        case .remove(let id, let place):
            return change(id) { if place < $0.children.count { $0.children.remove(at: place) } }
        case .move(let id, let from, let to):
            return change(id) {
                guard from < $0.children.count else { return }
                var children = $0.children
                let child = children.remove(at: from)
                children.insert(child, at: min(to, children.count))
                $0.children = children
            }
        case .shuffle(let id, let seed):
            return change(id) {
                var generator = SeededGenerator(seed: seed)
                $0.children.shuffle(using: &generator)
            }
        case .addModifier(let id, let place, let modifier):
            return change(id) {
                if $0.modifiers.count < 4 { $0.modifiers.insert(modifier, at: min(place, $0.modifiers.count)) }
            }
        case .setModifier(let id, let place, let modifier):
            return change(id) { if place < $0.modifiers.count { $0.modifiers[place] = modifier } }
        case .removeModifier(let id, let place):
            return change(id) { if place < $0.modifiers.count { $0.modifiers.remove(at: place) } }
        case .raise, .shared, .send, .root, .resize: return false
        }
    }

    /// Ids that are far apart for different seeds.
    @MainActor private static func grown(_ seed: UInt64) -> Spec {
        var growth = Growth(seed: seed, firstID: Int(seed >> 34) << 10)
        return growth.spec(depth: Int(seed % 3))
    }
}
