import TestData

/// Grows random trees; the same seed grows the same tree.
@MainActor struct Growth {
    private var generator: SeededGenerator
    private var nextID: Int

    /// `firstID` keeps the ids of different growths apart.
    init(seed: UInt64, firstID: Int) {
        generator = SeededGenerator(seed: seed)
        nextID = firstID
    }

    /// A tree of at most `depth` levels below its root.
    mutating func spec(depth: Int, kind wanted: Spec.Kind? = nil) -> Spec {
        let leaves = Spec.Kind.leaves
        let kind =
            wanted
            ?? (depth <= 0 || generator.once(in: 4)
                ? leaves[generator.number(0...leaves.count - 1)]
                : Spec.Kind.allCases.randomElement(using: &generator) ?? .text)
        let spec = Spec(
            id: nextID, kind: kind, text: Self.text(using: &generator), number: generator.number(0...9),
            flag: generator.once(in: 2))
        nextID += 1
        let count = kind.arity ?? generator.number(0...3)
        spec.children = (0..<count).map { _ in self.spec(depth: depth - 1) }
        if kind.hasRows {
            spec.rows = (0..<generator.number(0...4)).map { Spec.Row(id: $0, text: Self.text(using: &generator)) }
        }
        let modifiers = generator.once(in: 2) ? 0 : generator.number(1...3)
        spec.modifiers = (0..<modifiers).map { _ in Spec.Modifier.random(using: &generator) }
        return spec
    }

    nonisolated static func text(using generator: inout SeededGenerator) -> String {
        String("abcdefgh".prefix(generator.number(1...6)))
    }
}
