/// Places all symbols at the same position, in their ideal sizes.
@MainActor final class SymbolsLayoutNode: NamedContainerLayoutNode {
    override func measure(_ proposal: ProposedViewSize) -> Measurement { Measurement(.zero, for: proposal) }

    override func placeChildren(_ proposal: ProposedViewSize) {
        for child in children { child.place(at: .zero, proposal: .unspecified) }
    }
}
