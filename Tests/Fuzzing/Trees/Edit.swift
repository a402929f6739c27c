import TestData

/// One change of a tree or of its views' state. Edits are values, so that a failing run can be repeated without some of
/// them; an edit whose target does not exist does nothing.
enum Edit {
    case text(Int, String), number(Int, Int), flag(Int)
    case insert(Int, at: Int, seed: UInt64), replace(Int, at: Int, seed: UInt64), remove(Int, at: Int)
    case move(Int, from: Int, to: Int), shuffle(Int, seed: UInt64)
    case rows(Int, [Spec.Row])
    case addModifier(Int, at: Int, Spec.Modifier), setModifier(Int, at: Int, Spec.Modifier), removeModifier(
        Int, at: Int)
    /// Increments the state of every view at a path.
    case raise(path: UInt64)
    case shared(Int), send(Int), root(Int), resize(Int)

    /// A random edit of a tree whose specs are `specs`, and whose states are at `paths`.
    @MainActor static func random(specs: [Spec], paths: [UInt64], using generator: inout SeededGenerator) -> Edit {
        let spec = specs[generator.number(0...specs.count - 1)], id = spec.id
        let seed = generator.next()
        switch generator.number(0...30) {
        case 0, 1, 2: return .text(id, Growth.text(using: &generator))
        case 3, 4, 5, 6: return .number(id, generator.number(0...9))
        case 7, 8, 9: return .flag(id)
        case 10, 11, 12:
            guard let list = specs.filter({ $0.kind.arity == nil }).randomElement(using: &generator) else {
                return .flag(id)
            }
            return ofChildren(of: list, isFull: specs.count > 70, seed: seed, using: &generator)
        case 13:
            guard let parent = specs.filter({ !$0.children.isEmpty }).randomElement(using: &generator) else {
                return .flag(id)
            }
            return .replace(parent.id, at: generator.number(0...parent.children.count - 1), seed: seed)
        case 14, 15, 16:
            guard let list = specs.filter({ $0.kind.hasRows }).randomElement(using: &generator)
            else { return .number(id, generator.number(0...9)) }
            return .rows(list.id, rows(from: list.rows, using: &generator))
        case 17: return .addModifier(id, at: generator.number(0...3), .random(using: &generator))
        case 18: return .removeModifier(id, at: generator.number(0...3))
        case 19, 20, 21, 22:
            guard let spec = specs.filter({ !$0.modifiers.isEmpty }).randomElement(using: &generator) else {
                return .flag(id)
            }
            let index = generator.number(0...spec.modifiers.count - 1)
            // The same modifier with another value, if one is found at random.
            for _ in 0..<30 {
                let new = Spec.Modifier.random(using: &generator)
                if new.tag == spec.modifiers[index].tag { return .setModifier(spec.id, at: index, new) }
            }
            return .setModifier(spec.id, at: index, .random(using: &generator))
        case 23, 24, 25, 26:
            guard let path = paths.randomElement(using: &generator) else { return .flag(id) }
            return .raise(path: path)
        case 27: return .shared(generator.number(0...3))
        case 28: return .send(generator.number(0...9))
        case 29: return .root(generator.number(0...5))
        default: return generator.once(in: 4) ? .resize(generator.number(0...3)) : .flag(id)
        }
    }

    @MainActor private static func ofChildren(
        of list: Spec, isFull: Bool, seed: UInt64, using generator: inout SeededGenerator
    ) -> Edit {
        let count = list.children.count
        let isFull = isFull || count > 6
        switch generator.number(isFull ? 2...5 : 0...5) {
        case 0, 1: return .insert(list.id, at: generator.number(0...count), seed: seed)
        case 2, 3: return .remove(list.id, at: generator.number(0...max(0, count - 1)))
        case 4: return .move(list.id, from: generator.number(0...count), to: generator.number(0...count))
        default: return .shuffle(list.id, seed: seed)
        }
    }

    private static func rows(from rows: [Spec.Row], using generator: inout SeededGenerator) -> [Spec.Row] {
        var rows = rows
        for _ in 0..<generator.number(1...3) {
            let place = generator.number(0...max(0, rows.count - 1))
            switch generator.number(0...6) {
            case 0, 1:
                // Ids of a small range are sometimes duplicates.
                let row = Spec.Row(id: generator.number(0...9), text: Growth.text(using: &generator))
                rows.insert(row, at: generator.number(0...rows.count))
            case 2 where !rows.isEmpty: rows.remove(at: place)
            case 3 where !rows.isEmpty: rows[place].text = Growth.text(using: &generator)
            case 4 where !rows.isEmpty:
                let row = rows.remove(at: place)
                rows.insert(row, at: generator.number(0...rows.count))
            case 5: rows.shuffle(using: &generator)
            default: if rows.count > 6 { rows.removeLast(3) }
            }
        }
        return rows
    }
}
